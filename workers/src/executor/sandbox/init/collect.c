/* Sends the regular files under /tmp/out to the service. Nothing runs any more that could change them meanwhile. */
#define _GNU_SOURCE
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "init.h"

enum { FILES = 1000, DEPTH = 8, CHUNK = 65536 };

struct collection {
  int report;
  uint64_t left_bytes;
  unsigned files_left;
};

static const char *collect_file(struct collection *to, int fd, const struct stat *info, const char *name) {
  static unsigned char chunk[CHUNK];
  unsigned char head[4 + 1024];
  uint32_t mode = info->st_mode & 0111 ? 0555 : 0444;
  if (to->files_left-- == 0) return "there are too many files";
  if ((uint64_t)info->st_size > to->left_bytes) return "it is too large";
  memcpy(head, &mode, 4);
  memcpy(head + 4, name, strlen(name));
  if (send_frame(to->report, FRAME_ARTEFACT, head, 4 + strlen(name)) < 0) return "it cannot be sent";
  for (;;) {
    ssize_t got = read(fd, chunk, sizeof chunk);
    if (got < 0) return "it cannot be read";
    if (got == 0) return NULL;
    if ((uint64_t)got > to->left_bytes) return "it is too large";
    to->left_bytes -= (uint64_t)got;
    if (send_frame(to->report, FRAME_ARTEFACT_DATA, chunk, (size_t)got) < 0) return "it cannot be sent";
  }
}

static const char *collect_folder(struct collection *to, int folder_fd, const char *prefix, int depth) {
  const char *problem = NULL;
  DIR *folder = fdopendir(folder_fd);
  if (folder == NULL) return "it cannot be listed";
  for (struct dirent *entry = readdir(folder); entry != NULL && problem == NULL; entry = readdir(folder)) {
    char name[1000];
    struct stat info;
    if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
    if (snprintf(name, sizeof name, "%s%s", prefix, entry->d_name) >= (int)sizeof name - 1) return "a name is too long";
    int fd = openat(dirfd(folder), entry->d_name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | O_NOCTTY);
    if (fd < 0 || fstat(fd, &info) < 0) {
      problem = "it holds something that is not a file";
    } else if (S_ISREG(info.st_mode)) {
      problem = collect_file(to, fd, &info, name);
    } else if (S_ISDIR(info.st_mode) && depth < DEPTH) {
      strcat(name, "/");
      problem = collect_folder(to, fd, name, depth + 1);
      fd = -1; /* closed with its folder */
    } else {
      problem = "it holds something that is not a file";
    }
    if (fd >= 0) close(fd);
  }
  closedir(folder);
  return problem;
}

void collect_artefacts(int report, uint32_t limit_kb) {
  struct collection to = {report, (uint64_t)limit_kb * 1024u, FILES};
  int fd = open("/tmp/out", O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  const char *problem = fd < 0 ? "there is none" : collect_folder(&to, fd, "", 0);
  if (problem != NULL) send_frame(report, FRAME_ARTEFACT_REFUSED, problem, strlen(problem));
}
