// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "core/allocations.h"

#include <cstdlib>
#include <new>

namespace {
std::uint64_t count = 0;
} // namespace

// Counts what the whole test program allocates.
void* operator new(std::size_t size) {
    ++count;
    if (void* memory = std::malloc(size > 0 ? size : 1))
        return memory;
    throw std::bad_alloc();
}
void* operator new[](std::size_t size) {
    return operator new(size);
}
// The forms that do not throw too: a sanitizer's own would not match the delete below.
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    ++count;
    return std::malloc(size > 0 ? size : 1);
}
void* operator new[](std::size_t size, const std::nothrow_t& tag) noexcept {
    return operator new(size, tag);
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete[](void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}
void operator delete[](void* memory, std::size_t) noexcept {
    std::free(memory);
}

std::uint64_t memladder::test::allocations() {
    return count;
}
