#include "CInflate.h"

#include <limits.h>
#include <stdlib.h>
#include <zlib.h>

uint8_t *earshot_inflate(const uint8_t *bytes, size_t length, size_t limit, size_t *unpacked) {
  *unpacked = 0;
  if (length > UINT_MAX) return NULL;
  z_stream stream = {.next_in = (Bytef *)bytes, .avail_in = (uInt)length};
  if (inflateInit(&stream) != Z_OK) return NULL;
  size_t room = 0;
  uint8_t *result = NULL;
  int status = Z_OK;
  while (status == Z_OK && *unpacked < limit) {
    if (*unpacked == room) {
      room = room ? room * 2 : 16384;
      if (room > limit) room = limit;
      uint8_t *larger = realloc(result, room);
      if (!larger) break;
      result = larger;
    }
    size_t free_bytes = room - *unpacked;
    if (free_bytes > UINT_MAX) free_bytes = UINT_MAX;
    stream.next_out = result + *unpacked;
    stream.avail_out = (uInt)free_bytes;
    status = inflate(&stream, Z_NO_FLUSH);
    *unpacked += free_bytes - stream.avail_out;
    if (status == Z_BUF_ERROR && stream.avail_out == 0) status = Z_OK;
  }
  inflateEnd(&stream);
  return result;
}

void earshot_inflated_free(uint8_t *bytes) { free(bytes); }
