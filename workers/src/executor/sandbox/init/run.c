/* Runs one program in namespaces of its own: feeds it, reads it, watches its limits, and reports how it ended. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "init.h"
#include "watch.h"

enum { TICK_MS = 4, LONGEST_TICK_MS = 20, CHUNK = 65536, FETCHES_WHEN_FULL = 500 };

struct output {
  int fd;
  uint8_t frame;
  uint32_t limit, kept_limit, seen, cut;
};

struct report {
  unsigned char data[CHUNK + 8192];
  size_t length;
  int has_status;
  struct status status;
};

/*
 * Memory that this process holds for hard times. A program may leave its group without any, in files or in messages that end
 * a moment after it: then this process, which goes on, must not be the next to need some. What it works with is its own from
 * the beginning and never shared with a child, which would have it copied; the ballast is for the kernel's needs.
 */
static struct {
  unsigned char ballast[64 * 1024], chunk[CHUNK];
  struct report report;
} __attribute__((aligned(4096))) own; /* the type is aligned, so that its last page is its own too: a child does not get it */

static void populate(void *memory, size_t size) {
  if (madvise(memory, size, MADV_POPULATE_WRITE) < 0) memset(memory, 0, size); /* before Linux 5.14 */
}
static void take_ballast(void) { populate(own.ballast, sizeof own.ballast); }
static void drop_ballast(void) { madvise(own.ballast, sizeof own.ballast, MADV_DONTNEED); }

void take_own_memory(void) {
  madvise(&own, sizeof own, MADV_DONTFORK);
  populate(&own, sizeof own);
}

static int pass_output(struct output *output, enum verdict *verdict) {
  ssize_t got = read(output->fd, own.chunk, sizeof own.chunk);
  if (got < 0 && (errno == EINTR || errno == EAGAIN)) return 0;
  if (got <= 0) {
    drop_ballast();
    close(output->fd);
    output->fd = -1;
    return 0;
  }
  uint32_t kept = output->seen >= output->kept_limit ? 0 : output->kept_limit - output->seen;
  if (kept > (uint32_t)got) kept = (uint32_t)got;
  if (kept < (uint32_t)got) output->cut = 1;
  output->seen = output->seen > UINT32_MAX - CHUNK ? output->seen : output->seen + (uint32_t)got;
  if (output->seen > output->limit && *verdict == ENDED) *verdict = OVER_OUTPUT;
  return kept == 0 ? 0 : post_frame(output->frame, own.chunk, kept);
}

/* Takes whole frames out of what the first process wrote: the status stays here, artefacts go on to the service. */
static int pass_report(struct report *report, int *fd) {
  ssize_t got = read(*fd, report->data + report->length, sizeof report->data - report->length);
  if (got < 0 && (errno == EINTR || errno == EAGAIN)) return 0;
  if (got <= 0) {
    close(*fd);
    *fd = -1;
    return 0;
  }
  report->length += (size_t)got;
  size_t at = 0;
  while (report->length - at >= 5) {
    uint32_t size;
    memcpy(&size, report->data + at, 4);
    if (size > CHUNK + 4096) return -1;
    if (report->length - at < 5u + size) break;
    const unsigned char *payload = report->data + at + 5;
    if (report->data[at + 4] == FRAME_STATUS && size == sizeof report->status) {
      memcpy(&report->status, payload, size);
      report->has_status = 1;
    } else if (post_frame(report->data[at + 4], payload, size) < 0) {
      return -1;
    }
    at += 5u + size;
  }
  memmove(report->data, report->data + at, report->length - at);
  report->length -= at;
  return 0;
}

static void feed(int *fd, const struct run *run, size_t *fed) {
  ssize_t written = write(*fd, run->input + *fed, run->input_length - *fed);
  if (written > 0) *fed += (size_t)written;
  if ((written < 0 && errno != EAGAIN && errno != EINTR) || *fed == run->input_length) {
    close(*fd);
    *fd = -1;
  }
}

/* What a program has used so far, and when to look again. */
struct account {
  uint64_t started_ms, tick_ms, next_check_ms, next_scan_ms;
  int64_t group_before_us, own_before_us;
  uint32_t kills_before;
  int is_full;
  uint64_t fetches_before_full, fetches_since_full;
  struct usage peak;
};

/*
 * Where the group tells and bounds everything, there is nothing to see before a good part of the processor time may be gone:
 * with several cores it is sooner, so it is looked at long before.
 */
static struct account open_account(const struct limits *limits) {
  uint64_t now = now_ms(), tick = TICK_MS;
  int64_t group_us = group_cpu_us();
  if (group_us >= 0 && limits->memory_is_bounded) tick = limits->cpu_ms / 16u;
  tick = tick < TICK_MS ? TICK_MS : tick > LONGEST_TICK_MS ? LONGEST_TICK_MS : tick;
  return (struct account){now, tick, now + tick, now + LONGEST_TICK_MS, group_us, own_cpu_us(), group_memory_kills(), 0, 0, 0, {0, 0, 0}};
}

/* What the group has used, less what this process did itself, such as passing outputs on. */
static uint64_t group_cpu_ms(const struct account *account) {
  int64_t used = group_cpu_us() - account->group_before_us - (own_cpu_us() - account->own_before_us);
  return used < 0 ? 0 : (uint64_t)used / 1000u;
}

/*
 * Looks at every process where nothing else tells; for the report alone, of how much memory there was, ever more rarely, and
 * not at all in what is over at once: of a single process the kernel tells in the end.
 */
static void look(struct account *account, const struct limits *limits, uint64_t now) {
  int group_tells = account->group_before_us >= 0;
  account->next_check_ms = now + account->tick_ms;
  if (group_tells) account->peak.cpu_ms = group_cpu_ms(account);
  if (group_tells && limits->memory_is_bounded && now < account->next_scan_ms) return;
  struct usage usage = measure_all();
  if (usage.memory_kb > account->peak.memory_kb) account->peak.memory_kb = usage.memory_kb;
  if (!group_tells && usage.cpu_ms > account->peak.cpu_ms) account->peak.cpu_ms = usage.cpu_ms;
  int was_full = account->is_full;
  account->is_full = usage.memory_kb >= limits->memory_kb;
  if (!was_full) account->fetches_before_full = usage.fetches;
  account->fetches_since_full = usage.fetches > account->fetches_before_full ? usage.fetches - account->fetches_before_full : 0;
  account->next_scan_ms = now + (now - account->started_ms) / 4;
}

/*
 * The kernel ends no program of a full group as long as it finds a page to take away, and the last ones that it finds are those
 * of the program's own code, which then have to be read again, for ever. Whoever does nothing else is out of memory too.
 */
static enum verdict check_limits(const struct limits *limits, uint64_t elapsed_ms, const struct account *account) {
  const struct usage *peak = &account->peak;
  if (limits->memory_is_bounded ? account->fetches_since_full > FETCHES_WHEN_FULL : peak->memory_kb > limits->memory_kb)
    return OVER_MEMORY;
  if (peak->cpu_ms > limits->cpu_ms) return OVER_CPU;
  return elapsed_ms > limits->wall_ms ? OVER_WALL : ENDED;
}

static struct result summarise(enum verdict verdict, const struct report *report, const struct rusage *used, int first_status) {
  struct result result = {.verdict = verdict};
  result.cpu_ms = (uint32_t)((used->ru_utime.tv_sec + used->ru_stime.tv_sec) * 1000 +
                             (used->ru_utime.tv_usec + used->ru_stime.tv_usec) / 1000);
  result.memory_kb = (uint32_t)used->ru_maxrss;
  /* Nobody but the kernel ends the first process before it has told anything, and only for want of memory. */
  if (verdict == ENDED && !report->has_status) result.verdict = WIFSIGNALED(first_status) ? OVER_MEMORY : BROKEN;
  if (result.verdict != ENDED) {
    result.signal = SIGKILL;
    return result;
  }
  result.error_number = report->status.error_number;
  if (report->status.stage != 0) result.verdict = report->status.stage == 'x' ? NOT_STARTED : BROKEN;
  int status = (int)report->status.wait_status;
  if (WIFSIGNALED(status)) result.signal = (uint32_t)WTERMSIG(status);
  if (WIFEXITED(status)) result.exit_code = (uint32_t)WEXITSTATUS(status);
  return result;
}

int run_program(const struct run *run) {
  struct report *report = &own.report;
  int in[2], out[2], err[2], told[2];
  if (pipe2(in, O_CLOEXEC) || pipe2(out, O_CLOEXEC) || pipe2(err, O_CLOEXEC) || pipe2(told, O_CLOEXEC)) return -1;
  /* Many programs open /dev/stdin and its like by name, most of them as another user: they may, each in its own direction. */
  if (fchmod(in[0], 0444) || fchmod(out[1], 0222) || fchmod(err[1], 0222) || fchmod(told[1], 0)) return -1;
  take_ballast();
  struct account account = open_account(&run->limits);
  pid_t first = (pid_t)syscall(SYS_clone, CLONE_NEWPID | CLONE_NEWNS | CLONE_NEWIPC | SIGCHLD, NULL, NULL, NULL, NULL);
  if (first < 0) return -1;
  if (first == 0) {
    close(CONTROL_FD), close(in[1]), close(out[0]), close(err[0]), close(told[0]);
    first_process(run, in[0], out[1], err[1], told[1]);
    _exit(0);
  }
  close(in[0]), close(out[1]), close(err[1]), close(told[1]);
  /* A program may open its own output for reading and be quicker: nothing here may wait for what is gone again. */
  for (const int *end = (int[]){in[1], out[0], err[0], told[0], -1}; *end >= 0; end++) fcntl(*end, F_SETFL, O_NONBLOCK);
  report->length = 0, report->has_status = 0, report->status = (struct status){0, 0, 0};
  struct output outputs[2] = {
      {out[0], FRAME_STDOUT, run->limits.stdout_bytes, run->limits.stdout_bytes, 0, 0},
      {err[0], FRAME_STDERR, run->limits.stderr_bytes, run->limits.stderr_kept_bytes, 0, 0},
  };
  int input = in[1], reports = told[0], killed = 0;
  size_t fed = 0;
  enum verdict verdict = ENDED;
  if (run->input_length == 0) close(input), input = -1;

  while (reports >= 0 || outputs[0].fd >= 0 || outputs[1].fd >= 0) {
    struct pollfd polled[5] = {{input, POLLOUT, 0},
                               {outputs[0].fd, POLLIN, 0},
                               {outputs[1].fd, POLLIN, 0},
                               {reports, POLLIN, 0},
                               {CONTROL_FD, 0, 0}};
    if (poll(polled, 5, (int)account.tick_ms) < 0 && errno != EINTR) break;
    if (polled[4].revents & (POLLHUP | POLLERR)) break;
    int failed = 0;
    if (polled[0].revents) feed(&input, run, &fed);
    if (polled[1].revents) failed |= pass_output(&outputs[0], &verdict);
    if (polled[2].revents) failed |= pass_output(&outputs[1], &verdict);
    if (polled[3].revents || verdict != ENDED) drop_ballast();
    if (polled[3].revents) failed |= pass_report(report, &reports);
    if (failed) break;
    uint64_t now = now_ms();
    if (verdict == ENDED && !report->has_status && now >= account.next_check_ms) {
      look(&account, &run->limits, now);
      verdict = check_limits(&run->limits, now - account.started_ms, &account);
    }
    if (verdict != ENDED && !killed) killed = kill(first, SIGKILL) == 0;
  }
  uint64_t elapsed = now_ms() - account.started_ms;
  struct rusage used;
  int first_status;
  kill(first, SIGKILL); /* whatever ended the loop, nothing of the program goes on; it may be gone already */
  while (wait4(first, &first_status, 0, &used) < 0)
    if (errno != EINTR) return -1;
  if (input >= 0) close(input);
  if (reports >= 0) return -1; /* the service hung up or the report made no sense */

  struct result result = summarise(verdict, report, &used, first_status);
  result.wall_ms = (uint32_t)elapsed;
  /* The kernel's account of the first process leaves out what had to be killed, and what nobody waited for. */
  if (account.group_before_us >= 0) account.peak.cpu_ms = group_cpu_ms(&account);
  if (account.peak.cpu_ms > result.cpu_ms) result.cpu_ms = (uint32_t)account.peak.cpu_ms;
  if (account.peak.memory_kb > result.memory_kb) result.memory_kb = (uint32_t)account.peak.memory_kb;
  result.stdout_cut = outputs[0].cut;
  result.stderr_cut = outputs[1].cut;
  result.out_of_memory_kills = group_memory_kills() - account.kills_before;
  return post_frame(FRAME_RESULT, &result, sizeof result) < 0 ? -1 : send_posted();
}
