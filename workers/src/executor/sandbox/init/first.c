/* The first process of a program's namespaces: makes its world, starts it as a child, tells how that child ended. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/close_range.h>
#include <signal.h>
#include <sys/ipc.h>
#include <sys/mount.h>
#include <sys/msg.h>
#include <sys/prctl.h>
#include <sys/sem.h>
#include <sys/shm.h>
#include <sys/stat.h>
#include <sys/statfs.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <stdio.h>
#include <unistd.h>

#include "init.h"

static int mount_tmpfs(const char *path, uint32_t size_kb) {
  char options[64];
  snprintf(options, sizeof options, "size=%uk,nr_inodes=16384,mode=1777", size_kb);
  return mount("tmpfs", path, "tmpfs", MS_NOSUID | MS_NODEV, options);
}

/* Fresh /tmp, /dev/shm and /proc. The whole of /proc is read-only, /proc/sys with it. */
int set_up_world(const struct limits *limits) {
  if (mount_tmpfs("/tmp", limits->tmp_kb) < 0 || mount_tmpfs("/dev/shm", limits->tmp_kb) < 0) return -1;
  if (mount("proc", "/proc", "proc", MS_NOSUID | MS_NODEV | MS_NOEXEC | MS_RDONLY, NULL) < 0) return -1;
  if (limits->artefact_kb == 0) return 0;
  return mkdir("/tmp/out", 0777) < 0 || chmod("/tmp/out", 0777) < 0 ? -1 : 0;
}

/*
 * Gives back what outlives the processes of a test for a moment: the kernel drops a namespace and its mounts later, and until
 * then their memory would count against the next test.
 */
static void leave_nothing(void) {
  struct shminfo shared;
  struct seminfo semaphores;
  struct msginfo messages;
  for (int at = shmctl(0, IPC_INFO, (void *)&shared); at >= 0; at--) shmctl(shmctl(at, SHM_STAT_ANY, (void *)&(struct shmid_ds){0}), IPC_RMID, NULL);
  for (int at = semctl(0, 0, IPC_INFO, &semaphores); at >= 0; at--) semctl(semctl(at, 0, SEM_STAT_ANY, &(struct semid_ds){0}), 0, IPC_RMID);
  for (int at = msgctl(0, IPC_INFO, (void *)&messages); at >= 0; at--) msgctl(msgctl(at, MSG_STAT_ANY, &(struct msqid_ds){0}), IPC_RMID, NULL);
  const char *folders[] = {"/tmp", "/dev/shm"};
  struct statfs space;
  for (int i = 0; i < 2; i++)
    if (statfs(folders[i], &space) < 0 || space.f_bfree != space.f_blocks) umount2(folders[i], MNT_DETACH);
}

static void become_program(const struct run *run, int in, int out, int err, int told) {
  struct status problem = {.stage = 0};
  signal(SIGPIPE, SIG_DFL); /* of all signals the only one that the init ignores */
  if (setsid() < 0) problem.stage = 's';
  else if (dup2(in, 0) < 0 || dup2(out, 1) < 0 || dup2(err, 2) < 0) problem.stage = 'd';
  else if (close_range(3, ~0u, CLOSE_RANGE_CLOEXEC) < 0) problem.stage = 'd';
  else if (chdir("/tmp") < 0) problem.stage = 'c';
  else if (set_limits(&run->limits) < 0) problem.stage = 'l';
  else if (drop_privileges() < 0) problem.stage = 'p';
  else if (filter_calls_of_programs(run->limits.memory_is_bounded != 0) < 0) problem.stage = 'f';
  else execve(run->argv[0], run->argv, run->envp);
  problem.error_number = (uint32_t)errno;
  if (problem.stage == 0) problem.stage = 'x';
  write_all(told, &problem, sizeof problem); /* where even this fails, the exit code tells that something did */
  _exit(127);
}

void first_process(const struct run *run, int in, int out, int err, int report) {
  struct status status = {.stage = 0};
  int told[2];
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  /* Whoever offers more is ended first for want of memory: the program, then this process, the sandbox last. What a program
   * was born with it cannot take back, as /proc is read-only to it. */
  int offer = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC);
  if (offer < 0 || set_up_world(&run->limits) < 0 || pipe2(told, O_CLOEXEC) < 0 || write_all(offer, "1000", 4) < 0) {
    status.stage = 'w';
    status.error_number = (uint32_t)errno;
    send_frame(report, FRAME_STATUS, &status, sizeof status);
    return;
  }
  pid_t program = fork();
  if (program == 0) become_program(run, in, out, err, told[1]);
  write_all(offer, "500", 3), close(offer);
  close(told[1]), close(in), close(out), close(err);
  if (program < 0) {
    status.stage = 'k';
    status.error_number = (uint32_t)errno;
  } else if (read_all(told[0], &status, sizeof status) != 0) {
    status.stage = 0; /* the descriptor closed by itself: the program was started */
  }
  for (pid_t gone = 0; program > 0 && gone != program;) {
    int wait_status;
    gone = waitpid(-1, &wait_status, 0);
    if (gone == program) status.wait_status = (uint32_t)wait_status;
    if (gone < 0 && errno != EINTR) break;
  }
  kill(-1, SIGKILL); /* everything but this process, before anything it left is looked at */
  while (waitpid(-1, NULL, 0) > 0 || errno == EINTR) continue;
  if (run->limits.artefact_kb != 0 && status.stage == 0 && status.wait_status == 0)
    collect_artefacts(report, run->limits.artefact_kb);
  leave_nothing();
  send_frame(report, FRAME_STATUS, &status, sizeof status);
}
