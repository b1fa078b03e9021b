/* Reads frames from the service until it hangs up: files go to /box, programs are run one after the other. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>

#include "init.h"
#include "watch.h"

/* The box as this process sees it: for everybody else it is read-only. The wall's own mounts may belong to a user above this one. */
static int box;

static int open_box(void) {
  const unsigned long ro = MS_BIND | MS_REMOUNT | MS_RDONLY | MS_NOSUID | MS_NODEV;
  if (unshare(CLONE_NEWNS) < 0) return -1;
  box = open("/box", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (box < 0 || mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) < 0) return -1;
  return mount("/box", "/box", NULL, MS_BIND, NULL) < 0 || mount(NULL, "/box", NULL, ro, NULL) < 0 ? -1 : 0;
}

static int store_file(unsigned char *payload, size_t length) {
  uint32_t mode;
  uint16_t name_length;
  char path[1024];
  if (length < 6) return -1;
  memcpy(&mode, payload, 4);
  memcpy(&name_length, payload + 4, 2);
  if (name_length == 0 || name_length > 1000 || length < 6u + name_length) return -1;
  memcpy(path, payload + 6, name_length);
  path[name_length] = 0;
  if (path[0] == '/' || strstr(path, "..") != NULL) return -1;
  for (char *slash = strchr(path, '/'); slash != NULL; slash = strchr(slash + 1, '/')) {
    *slash = 0;
    if (mkdirat(box, path, 0755) < 0 && errno != EEXIST) return -1;
    *slash = '/';
  }
  int fd = openat(box, path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode & 0777);
  if (fd < 0) return -1;
  int failed = write_all(fd, payload + 6 + name_length, length - 6 - name_length) < 0 || fchmod(fd, mode & 0777) < 0;
  return close(fd) < 0 || failed ? -1 : 0;
}

/* Cuts `count` strings off the payload into a NULL-terminated list; NULL when they are not all there. */
static char **take_strings(char **at, char *end, uint32_t count) {
  if (count > 256) return NULL;
  char **list = calloc(count + 1, sizeof *list);
  if (list == NULL) return NULL;
  for (uint32_t i = 0; i < count; i++) {
    char *zero = memchr(*at, 0, (size_t)(end - *at));
    if (zero == NULL) return NULL;
    list[i] = *at;
    *at = zero + 1;
  }
  return list;
}

static int handle_run(unsigned char *payload, size_t length) {
  struct run run;
  uint32_t counts[2];
  char *at = (char *)payload + sizeof run.limits + sizeof counts, *end = (char *)payload + length;
  if (length < sizeof run.limits + sizeof counts) return -1;
  memcpy(&run.limits, payload, sizeof run.limits);
  memcpy(counts, payload + sizeof run.limits, sizeof counts);
  run.argv = take_strings(&at, end, counts[0]);
  run.envp = run.argv == NULL ? NULL : take_strings(&at, end, counts[1]);
  if (run.envp == NULL || counts[0] == 0) return -1;
  run.input = (unsigned char *)at;
  run.input_length = (size_t)(end - at);
  int failed = run_program(&run);
  free(run.argv);
  free(run.envp);
  return failed;
}

int serve(void) {
  if (fcntl(CONTROL_FD, F_SETFD, FD_CLOEXEC) < 0) return 125;
  find_group_accounts();
  umask(022);
  take_own_memory();
  if (open_box() < 0 || seal_sandbox() < 0) return 125;
  if (send_frame(CONTROL_FD, FRAME_READY, "", 0) < 0) return 125;
  for (;;) {
    unsigned char head[5];
    uint32_t length;
    int ended = read_all(CONTROL_FD, head, sizeof head);
    if (ended != 0) return ended > 0 ? 0 : 125;
    memcpy(&length, head, 4);
    if (length > FRAME_LIMIT * 8u) return 125;
    unsigned char *payload = malloc(length + 1u);
    if (payload == NULL || read_all(CONTROL_FD, payload, length) != 0) return 125;
    int failed = -1;
    if (head[4] == FRAME_FILE) failed = store_file(payload, length);
    if (head[4] == FRAME_RUN) failed = handle_run(payload, length);
    free(payload);
    if (failed) return 124;
  }
}
