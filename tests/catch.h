// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
/// The only include of Catch2: hides where versions 2 and 3 differ.
#pragma once
#if MEMLADDER_CATCH2_MAJOR == 2
#include <catch2/catch.hpp>
#else
#include <catch2/catch_all.hpp>
using Catch::Approx;
#endif
