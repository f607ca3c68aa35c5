// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "catalogue/gpu.h"
#include "catalogue/option_tables.h"
#include "estimate/detailed/setup.h"

#include <cstdint>
#include <string_view>

namespace memladder::detailed {

/// Which attention kernel PyTorch prefers depends on the GPU.
enum class GpuGeneration : std::uint8_t { Ampere, Hopper, Blackwell };
/// By the number formats that its tensor cores take. A card whose figures were not found goes by its year.
[[nodiscard]] GpuGeneration generationOf(const Gpu& gpu);
/// The newest card that a device's name speaks of: "A100 80GB", "H100 96GB", "GB200 184GB". Hopper where it names none
/// of the catalogue's.
[[nodiscard]] GpuGeneration generationNamed(std::string_view device);

/// Sets what the month of a framework's code decides: module wrapping, who holds the logits, whether the loss
/// is vocabulary-parallel, whether per-operation recomputation keeps attention's result. `build` is
/// "YYYY-MM"; anything else, or an empty text, changes nothing.
void followBuild(Setup& setup, std::string_view build, GpuGeneration gpu = GpuGeneration::Hopper);

/// The same for what a measured run states of itself: the norm's kernel, whether keys and values are
/// repeated.
void followBuildOfModel(Setup& setup, std::string_view build);

/// Sets what a stated norm kernel decides, whatever the framework's usual and its build. Precondition:
/// `setup.framework` is the one that runs it.
void followNormKernel(Setup& setup, const NormKernel& kernel);

} // namespace memladder::detailed
