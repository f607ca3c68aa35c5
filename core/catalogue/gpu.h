// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "catalogue/registry.h"
#include "quantity/card_size.h"
#include "quantity/citation.h"

namespace memladder {

/// One accelerator as software sees it. Zero or an empty text means that no figure was found.
struct Gpu {
    std::string_view key;
    std::string_view name;
    std::string_view vendor;
    int year;
    CardSize nominal;             ///< the vendor's own number and unit
    std::int64_t driverMib;       ///< MiB that the driver's tool prints
    double usableGib;             ///< GiB that PyTorch calls the total capacity
    std::string_view memory;
    double bandwidthGbS;          ///< memory bandwidth, 10^9 bytes a second
    double bf16Tflops;            ///< dense, fp32 accumulation
    double fp8Tflops;             ///< dense
    double fp4Tflops;             ///< dense
    std::string_view scaleUpLink; ///< key of a Link
    double scaleUpGbS;            ///< one direction, all links of a GPU together
    int gpusPerNode;              ///< typical
    Citation source;
    std::string_view notes;
};

template <>
std::span<const Gpu> Registry<Gpu>::rows();

} // namespace memladder
