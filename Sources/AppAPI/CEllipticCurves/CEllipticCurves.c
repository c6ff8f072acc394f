#include "CEllipticCurves.h"

#include <dlfcn.h>
#include <limits.h>
#include <pthread.h>
#include <string.h>

typedef struct key key;
typedef struct group group;
typedef struct point point;
typedef struct number number;
typedef struct signature signature;

// The functions of libcrypto that are called, by what they do here. All of them are in its versions 1.1 and 3.
static struct {
  key *(*new_key)(int curve);
  void (*free_key)(key *);
  int (*generate)(key *);
  int (*check)(const key *);
  int (*set_secret)(key *, const number *);
  int (*set_point)(key *, const point *);
  const group *(*group_of)(const key *);
  const number *(*secret_of)(const key *);
  point *(*new_point)(const group *);
  void (*free_point)(point *);
  int (*multiply)(const group *, point *, const number *, const point *, const number *, void *);
  size_t (*pack)(const group *, const point *, int form, uint8_t *, size_t, void *);
  int (*unpack)(const group *, point *, const uint8_t *, size_t, void *);
  number *(*read)(const uint8_t *, int, number *);
  int (*write)(const number *, uint8_t *, int);
  void (*free_number)(number *);
  signature *(*sign)(const uint8_t *, int, key *);
  int (*verify)(const uint8_t *, int, const signature *, key *);
  signature *(*new_signature)(void);
  void (*free_signature)(signature *);
  void (*parts)(const signature *, const number **, const number **);
  int (*set_parts)(signature *, number *, number *);
  int (*agree)(void *, size_t, const point *, const key *, void *);
} library;

static int is_there;

static void find_library(void) {
  static const char *const names[] = {"libcrypto.so.3", "libcrypto.so.1.1", "libcrypto.so"};
  void *file = NULL;
  for (size_t index = 0; index < sizeof names / sizeof *names && !file; index++) {
    file = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
  }
  if (!file) return;
  const struct {
    void *place;
    const char *name;
  } functions[] = {
      {&library.new_key, "EC_KEY_new_by_curve_name"},
      {&library.free_key, "EC_KEY_free"},
      {&library.generate, "EC_KEY_generate_key"},
      {&library.check, "EC_KEY_check_key"},
      {&library.set_secret, "EC_KEY_set_private_key"},
      {&library.set_point, "EC_KEY_set_public_key"},
      {&library.group_of, "EC_KEY_get0_group"},
      {&library.secret_of, "EC_KEY_get0_private_key"},
      {&library.new_point, "EC_POINT_new"},
      {&library.free_point, "EC_POINT_free"},
      {&library.multiply, "EC_POINT_mul"},
      {&library.pack, "EC_POINT_point2oct"},
      {&library.unpack, "EC_POINT_oct2point"},
      {&library.read, "BN_bin2bn"},
      {&library.write, "BN_bn2binpad"},
      {&library.free_number, "BN_clear_free"},
      {&library.sign, "ECDSA_do_sign"},
      {&library.verify, "ECDSA_do_verify"},
      {&library.new_signature, "ECDSA_SIG_new"},
      {&library.free_signature, "ECDSA_SIG_free"},
      {&library.parts, "ECDSA_SIG_get0"},
      {&library.set_parts, "ECDSA_SIG_set0"},
      {&library.agree, "ECDH_compute_key"},
  };
  is_there = 1;
  for (size_t index = 0; index < sizeof functions / sizeof *functions; index++) {
    void *found = dlsym(file, functions[index].name);
    if (!found) is_there = 0;
    memcpy(functions[index].place, &found, sizeof found);
  }
}

int earshot_p256_is_there(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, find_library);
  return is_there;
}

/// The number that OpenSSL has for the curve, and for a point as both of its numbers.
enum { CURVE = 415, BOTH_NUMBERS = 4 };

static key *new_key(void) { return earshot_p256_is_there() ? library.new_key(CURVE) : NULL; }

/// A point of some octets; NULL where it does not lie on the curve.
static point *read_point(const key *of, const uint8_t *octets, size_t length) {
  const group *group = library.group_of(of);
  point *read = library.new_point(group);
  if (read && library.unpack(group, read, octets, length, NULL) != 1) {
    library.free_point(read);
    return NULL;
  }
  return read;
}

static point *read_plain(const key *of, const uint8_t bytes[64]) {
  uint8_t octets[65] = {BOTH_NUMBERS};
  memcpy(octets + 1, bytes, 64);
  return read_point(of, octets, sizeof octets);
}

static int write_point(const key *of, const point *written, uint8_t bytes[64]) {
  uint8_t octets[65];
  if (library.pack(library.group_of(of), written, BOTH_NUMBERS, octets, sizeof octets, NULL) != sizeof octets) {
    return 0;
  }
  memcpy(bytes, octets + 1, 64);
  return 1;
}

/// A key of a secret, with its point; NULL where the secret is none.
static key *read_secret(const uint8_t secret[32]) {
  key *read = new_key();
  if (!read) return NULL;
  number *value = library.read(secret, 32, NULL);
  const group *group = library.group_of(read);
  point *own = library.new_point(group);
  int is_read = value && own && library.set_secret(read, value) == 1 &&
      library.multiply(group, own, value, NULL, NULL, NULL) == 1 && library.set_point(read, own) == 1 &&
      library.check(read) == 1;
  if (own) library.free_point(own);
  if (value) library.free_number(value);
  if (is_read) return read;
  library.free_key(read);
  return NULL;
}

int earshot_p256_make(uint8_t secret[32]) {
  key *made = new_key();
  int is_made = made && library.generate(made) == 1 && library.write(library.secret_of(made), secret, 32) == 32;
  if (made) library.free_key(made);
  return is_made;
}

int earshot_p256_point(const uint8_t secret[32], uint8_t bytes[64]) {
  key *own = read_secret(secret);
  if (!own) return 0;
  const group *group = library.group_of(own);
  point *result = library.new_point(group);
  int is_written = result && library.multiply(group, result, library.secret_of(own), NULL, NULL, NULL) == 1 &&
      write_point(own, result, bytes);
  if (result) library.free_point(result);
  library.free_key(own);
  return is_written;
}

int earshot_p256_unpack(const uint8_t *octets, size_t length, uint8_t bytes[64]) {
  key *any = new_key();
  if (!any) return 0;
  point *read = read_point(any, octets, length);
  int is_read = read && write_point(any, read, bytes);
  if (read) library.free_point(read);
  library.free_key(any);
  return is_read;
}

int earshot_p256_sign(
    const uint8_t secret[32], const uint8_t *digest, size_t length, uint8_t bytes[64]) {
  key *own = length <= INT_MAX ? read_secret(secret) : NULL;
  if (!own) return 0;
  signature *made = library.sign(digest, (int)length, own);
  int is_made = 0;
  if (made) {
    const number *first = NULL;
    const number *second = NULL;
    library.parts(made, &first, &second);
    is_made = library.write(first, bytes, 32) == 32 && library.write(second, bytes + 32, 32) == 32;
    library.free_signature(made);
  }
  library.free_key(own);
  return is_made;
}

int earshot_p256_verify(
    const uint8_t bytes[64], const uint8_t *digest, size_t length, const uint8_t given[64]) {
  key *other = length <= INT_MAX ? new_key() : NULL;
  if (!other) return 0;
  point *known = read_plain(other, bytes);
  signature *read = library.new_signature();
  number *first = library.read(given, 32, NULL);
  number *second = library.read(given + 32, 32, NULL);
  int is_valid = 0;
  // A signature takes its numbers over.
  if (read && first && second && library.set_parts(read, first, second) == 1) {
    first = second = NULL;
    is_valid = known && library.set_point(other, known) == 1 &&
        library.verify(digest, (int)length, read, other) == 1;
  }
  if (first) library.free_number(first);
  if (second) library.free_number(second);
  if (read) library.free_signature(read);
  if (known) library.free_point(known);
  library.free_key(other);
  return is_valid;
}

int earshot_p256_agree(const uint8_t secret[32], const uint8_t bytes[64], uint8_t shared[32]) {
  key *own = read_secret(secret);
  if (!own) return 0;
  point *other = read_plain(own, bytes);
  int is_agreed = other && library.agree(shared, 32, other, own, NULL) == 32;
  if (other) library.free_point(other);
  library.free_key(own);
  return is_agreed;
}
