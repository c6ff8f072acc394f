#pragma once

// Keys, signatures and shared secrets of the curve P-256, as plain C. OpenSSL's libcrypto does the work; it is opened
// when the first key is met, and nothing is built against it.

#include <stddef.h>
#include <stdint.h>

// Numbers are 32 bytes, the most significant first; a point is two of them, and so is a signature. Each function
// answers 1 where it did what it is for, and 0 where what it was given is not of the curve.

/// 1 where the library is there.
int earshot_p256_is_there(void);
/// Makes a secret by chance.
int earshot_p256_make(uint8_t secret[32]);
/// Writes the point of a secret.
int earshot_p256_point(const uint8_t secret[32], uint8_t point[64]);
/// Writes the point that some octets tell: a number and a sign (33 bytes), or both numbers (65 bytes).
int earshot_p256_unpack(const uint8_t *octets, size_t length, uint8_t point[64]);
/// Signs a digest.
int earshot_p256_sign(const uint8_t secret[32], const uint8_t *digest, size_t length, uint8_t signature[64]);
/// 1 where a signature is that of the digest by who has the secret of the point.
int earshot_p256_verify(
    const uint8_t point[64], const uint8_t *digest, size_t length, const uint8_t signature[64]);
/// Writes what both sides of two secrets know.
int earshot_p256_agree(const uint8_t secret[32], const uint8_t point[64], uint8_t shared[32]);
