#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "init.h"

int write_all(int fd, const void *data, size_t length) {
  const char *at = data;
  while (length > 0) {
    ssize_t written = write(fd, at, length);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return -1;
    at += written;
    length -= (size_t)written;
  }
  return 0;
}

/* 0 when all was read, 1 at the end of the stream before the first byte, -1 otherwise. */
int read_all(int fd, void *data, size_t length) {
  char *at = data;
  size_t left = length;
  while (left > 0) {
    ssize_t got = read(fd, at, left);
    if (got < 0 && errno == EINTR) continue;
    if (got == 0 && left == length) return 1;
    if (got <= 0) return -1;
    at += got;
    left -= (size_t)got;
  }
  return 0;
}

int send_frame(int fd, uint8_t type, const void *payload, size_t length) {
  unsigned char head[5];
  uint32_t size = (uint32_t)length;
  memcpy(head, &size, 4);
  head[4] = type;
  if (write_all(fd, head, sizeof head) < 0) return -1;
  return write_all(fd, payload, length);
}
