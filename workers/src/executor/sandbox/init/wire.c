#include <errno.h>
#include <string.h>
#include <sys/uio.h>
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

enum { HEAD = 5, POSTED = 32 * 1024 };

static void write_head(unsigned char *head, uint8_t type, size_t length) {
  uint32_t size = (uint32_t)length;
  memcpy(head, &size, 4);
  head[4] = type;
}

int send_frame(int fd, uint8_t type, const void *payload, size_t length) {
  unsigned char head[HEAD];
  write_head(head, type, length);
  struct iovec parts[2] = {{head, HEAD}, {(void *)payload, length}};
  ssize_t written;
  do written = writev(fd, parts, 2);
  while (written < 0 && errno == EINTR);
  if (written < 0) return -1;
  if (written < HEAD && write_all(fd, head + written, HEAD - (size_t)written) < 0) return -1;
  size_t sent = written < HEAD ? 0 : (size_t)written - HEAD;
  return write_all(fd, (const char *)payload + sent, length - sent);
}

static unsigned char posted[POSTED];
static size_t posted_length;

int send_posted(void) {
  size_t length = posted_length;
  posted_length = 0;
  return write_all(CONTROL_FD, posted, length);
}

int post_frame(uint8_t type, const void *payload, size_t length) {
  if (posted_length + HEAD + length > POSTED && send_posted() < 0) return -1;
  if (HEAD + length > POSTED) return send_frame(CONTROL_FD, type, payload, length);
  write_head(posted + posted_length, type, length);
  memcpy(posted + posted_length + HEAD, payload, length);
  posted_length += HEAD + length;
  return 0;
}
