/* The init of the executor's sandbox: what its parts share. The README of the executor tells how they work together. */
#ifndef GREENROOM_INIT_H
#define GREENROOM_INIT_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

enum { CONTROL_FD = 3, PROCESSOR_TIME_FD = 4, MEMORY_EVENTS_FD = 5, PROGRAM_UID = 1000, FRAME_LIMIT = 16 * 1024 * 1024 };

/* Frames: u32 length of the payload, u8 type, payload; numbers in the machine's own byte order. */
enum frame_type {
  FRAME_FILE = 'F',          /* in:  u32 mode, u16 length of the name, name, content */
  FRAME_RUN = 'R',           /* in:  struct limits, u32 argc, u32 envc, strings, stdin */
  FRAME_READY = 'H',         /* out: nothing; the init listens */
  FRAME_STDOUT = 'O',        /* out: bytes */
  FRAME_STDERR = 'E',        /* out: bytes */
  FRAME_ARTEFACT = 'N',      /* out: u32 mode, name: the next artefact begins */
  FRAME_ARTEFACT_DATA = 'D', /* out: bytes of it */
  FRAME_ARTEFACT_REFUSED = 'Q', /* out: why the artefacts cannot be taken */
  FRAME_RESULT = 'X',        /* out: struct result */
  FRAME_STATUS = 'S',        /* from the test's first process to the init only: struct status */
};

/* What one program may use. Every member is a u32; the service writes them in this order. */
struct limits {
  uint32_t cpu_ms, wall_ms, memory_kb;
  uint32_t memory_is_bounded;          /* by the control group; what is not is watched here */
  uint32_t stdout_bytes;               /* more than this ends the program */
  uint32_t stderr_bytes;               /* more than this ends the program */
  uint32_t stderr_kept_bytes;          /* more than this is read and dropped */
  uint32_t processes, stack_kb, file_kb, tmp_kb, open_files;
  uint32_t artefact_kb; /* 0: nothing is collected from /tmp/out */
};

enum verdict { ENDED = 0, OVER_WALL = 1, OVER_CPU = 2, OVER_MEMORY = 3, OVER_OUTPUT = 4, NOT_STARTED = 5, BROKEN = 6 };

struct result {
  uint32_t verdict, exit_code, signal, cpu_ms, wall_ms, memory_kb, stdout_cut, stderr_cut, error_number;
  uint32_t out_of_memory_kills; /* how many processes the kernel has ended meanwhile because the group had no memory left */
};

/* How the program ended, told by the first process of its namespaces. stage 0: it was started. */
struct status {
  uint32_t stage, error_number, wait_status;
};

struct run {
  struct limits limits;
  char **argv, **envp;
  const unsigned char *input;
  size_t input_length;
};

int write_all(int fd, const void *data, size_t length);
int read_all(int fd, void *data, size_t length);
int send_frame(int fd, uint8_t type, const void *payload, size_t length);

/* Frames for the service that may wait for the next ones, so that it is woken once for all of them. */
int post_frame(uint8_t type, const void *payload, size_t length);
int send_posted(void);

int launch(int argc, char **argv);
int serve(void);
void take_own_memory(void);
int run_program(const struct run *run);
void first_process(const struct run *run, int in, int out, int err, int report);
int set_up_world(const struct limits *limits);

/* Once, for the init and all that it will start; what a program loses besides, it loses before it starts. */
int seal_sandbox(void);
int set_limits(const struct limits *limits);
int drop_privileges(void);
int filter_common_calls(void);
int filter_calls_of_programs(int memory_is_counted);
void collect_artefacts(int report, uint32_t limit_kb);

#endif
