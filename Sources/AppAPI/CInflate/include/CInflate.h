#pragma once

// Unpacking as plain C. Nothing foreign is included here, so a module that imports this one compiles on a machine
// without the headers of the library that does the work.

#include <stddef.h>
#include <stdint.h>

/// Unpacks what zlib packed, up to `limit` bytes; what was unpacked before an error is kept. The bytes are freed with
/// `earshot_inflated_free`; NULL where there are none.
uint8_t *earshot_inflate(const uint8_t *bytes, size_t length, size_t limit, size_t *unpacked);
void earshot_inflated_free(uint8_t *bytes);
