/**
 * The expected verdicts on an attack. There are several if the verdict depends on the available limits or on how busy
 * the machine is. For example, many processes together may need too much memory.
 */
export type Attack = { name: string; source: string; ends: readonly ('ended' | 'wall' | 'cpu' | 'memory' | 'output')[] }

const includes = [
  'errno.h',
  'fcntl.h',
  'sched.h',
  'signal.h',
  'stdint.h',
  'stdio.h',
  'stdlib.h',
  'string.h',
  'sys/mman.h',
  'sys/msg.h',
  'sys/resource.h',
  'sys/shm.h',
  'sys/socket.h',
  'sys/syscall.h',
  'sys/wait.h',
  'unistd.h',
]
const program = (body: string): string =>
  `#define _GNU_SOURCE\n${includes.map((name) => `#include <${name}>`).join('\n')}\n${body}`

/** Attacks on the sandbox itself rather than on the host. None of them may break it or affect the next program. */
export const attacks: readonly Attack[] = [
  {
    // The init must not wait for bytes that were announced but are gone when it reads them.
    name: 'takes its own output away before it is read',
    ends: ['wall', 'cpu'],
    source: program(`int main(void) {
  for (int thief = 0; thief < 4; thief++) if (fork() == 0) {
    char bytes[64];
    int back[2] = {open("/proc/self/fd/1", O_RDONLY | O_NONBLOCK), open("/proc/self/fd/2", O_RDONLY | O_NONBLOCK)};
    for (;;) for (int i = 0; i < 2; i++) if (back[i] >= 0) read(back[i], bytes, sizeof bytes);
  }
  for (int n = 0; n < 20; n++) { usleep(5000); write(1, "x", 1); usleep(5000); write(2, "x", 1); }
  for (;;) pause();
}`),
  },
  {
    name: 'feeds its own input, and makes its pipes tiny',
    ends: ['ended'],
    source: program(`int main(void) {
  int in = open("/proc/self/fd/0", O_WRONLY | O_NONBLOCK);
  char bytes[4096] = {0};
  for (int n = 0; n < 100; n++) write(in, bytes, sizeof bytes);
  for (int fd = 0; fd < 3; fd++) fcntl(fd, F_SETPIPE_SZ, 4096), fcntl(fd, F_SETFL, O_DIRECT | O_NONBLOCK);
  return 0;
}`),
  },
  {
    name: 'writes the report of another end into every descriptor',
    ends: ['ended'],
    source: program(`int main(void) {
  unsigned char report[17] = {12, 0, 0, 0, 'S'}, result[41] = {36, 0, 0, 0, 'X'};
  for (int fd = 3; fd < 4096; fd++) write(fd, report, sizeof report), write(fd, result, sizeof result);
  char path[64];
  for (int fd = 0; fd < 64; fd++) {
    snprintf(path, sizeof path, "/proc/1/fd/%d", fd);
    int other = open(path, O_WRONLY | O_NONBLOCK);
    if (other >= 0) write(other, report, sizeof report), puts("opened");
  }
  return 7;
}`),
  },
  {
    name: 'stops, slows and limits the first process',
    ends: ['ended'],
    source: program(`int main(void) {
  for (int number = 1; number < 65; number++) if (number != SIGKILL && number != SIGSTOP) signal(number, SIG_IGN);
  for (int number = 1; number < 65; number++) kill(1, number);
  struct rlimit none = {0, 0};
  for (int what = 0; what < 16; what++) prlimit(1, what, &none, NULL);
  setpriority(PRIO_PROCESS, 1, 19);
  sched_setscheduler(1, SCHED_IDLE, &(struct sched_param){0});
  syscall(SYS_process_vm_writev, 1, 0, 0, 0, 0, 0);
  kill(-1, SIGSTOP), kill(-1, SIGKILL);
  return 7;
}`),
  },
  { name: 'stops itself', ends: ['wall'], source: program('int main(void) { for (;;) raise(SIGSTOP); }') },
  {
    name: 'forks for ever while it ends',
    ends: ['ended', 'cpu', 'memory'],
    source: program(`int main(void) {
  if (fork() > 0) { usleep(20000); return 7; }
  setsid();
  for (;;) if (fork() == 0) { signal(SIGTERM, SIG_IGN); }
}`),
  },
  {
    name: 'leaves shared memory and messages behind',
    ends: ['ended', 'cpu'],
    source: program(`int main(void) {
  for (int n = 0; n < 3; n++) {
    int id = shmget(IPC_PRIVATE, 8 << 20, 0600);
    char *at = id < 0 ? (char *)-1 : shmat(id, NULL, 0);
    if (at != (char *)-1) memset(at, 1, 8 << 20), shmdt(at);
  }
  struct { long type; char text[4096]; } message = {1, {0}};
  for (int queue = 0; queue < 500; queue++) {
    int id = msgget(IPC_PRIVATE, 0600);
    for (int n = 0; id >= 0 && n < 4; n++) msgsnd(id, &message, sizeof message.text, IPC_NOWAIT);
  }
  return 7;
}`),
  },
  {
    name: 'fills the memory of its folders',
    ends: ['ended', 'cpu'],
    source: program(`int main(void) {
  static char zeros[65536];
  const char *paths[] = {"/tmp/a", "/dev/shm/a"};
  for (int i = 0; i < 2; i++) { int fd = open(paths[i], O_CREAT | O_WRONLY, 0600); for (int n = 0; n < 192; n++) write(fd, zeros, sizeof zeros); }
  return 7;
}`),
  },
  {
    name: 'hides memory in descriptors that are on their way to itself',
    ends: ['ended', 'memory', 'cpu'],
    source: program(`int main(void) {
  static char zeros[65536];
  for (int round = 0; round < 8; round++) {
    int pair[2], file = memfd_create("x", 0);
    if (file < 0 || socketpair(AF_UNIX, SOCK_STREAM, 0, pair) < 0) return 7;
    for (int n = 0; n < 48; n++) write(file, zeros, sizeof zeros);
    int sent[3] = {pair[0], pair[1], file};
    union { struct cmsghdr head; char room[CMSG_SPACE(sizeof sent)]; } control = {.head = {CMSG_LEN(sizeof sent), SOL_SOCKET, SCM_RIGHTS}};
    memcpy(CMSG_DATA(&control.head), sent, sizeof sent);
    struct iovec byte = {"x", 1};
    struct msghdr message = {.msg_iov = &byte, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control};
    sendmsg(pair[0], &message, 0);
    close(pair[0]), close(pair[1]), close(file);
  }
  return 7;
}`),
  },
  {
    name: 'takes all memory where no process holds it',
    ends: ['ended', 'memory', 'cpu'],
    source: program(`int main(void) {
  for (int n = 0; n < 64; n++) {
    int id = shmget(IPC_PRIVATE, 4 << 20, 0600);
    if (id < 0) raise(SIGKILL);
    char *at = shmat(id, NULL, 0);
    if (at != (char *)-1) memset(at, 1, 4 << 20), shmdt(at);
  }
  raise(SIGKILL);
}`),
  },
  {
    name: 'takes all memory and leaves it to its children',
    ends: ['ended', 'memory', 'cpu', 'wall'],
    source: program(`int main(void) {
  for (int n = 0; n < 24; n++) if (fork() == 0) for (;;) { char *at = malloc(1 << 20); if (at != NULL) memset(at, 1, 1 << 20); }
  while (wait(NULL) > 0 || errno == EINTR) ;
  raise(SIGKILL);
}`),
  },
  {
    // The kernel keeps taking the file's pages away, as it would with the program's own code, rather than ending the
    // program.
    name: 'fills its memory and then reads on in a file for ever',
    ends: ['memory'],
    source: program(`int main(void) {
  size_t memory = 56 << 20, length = 64 << 20, page = 4096;
  int file = open("/large", O_RDONLY);
  volatile char *at = mmap(NULL, length, PROT_READ, MAP_SHARED, file, 0);
  if (file < 0 || at == MAP_FAILED) return 9;
  madvise((void *)at, length, MADV_RANDOM);
  memset(malloc(memory), 1, memory);
  for (size_t n = 0;; n++) (void)at[n * 2654435761u % (length / page) * page];
}`),
  },
  {
    name: 'opens all terminals and descriptors that it can',
    ends: ['ended', 'cpu', 'memory'],
    source: program(`int main(void) {
  for (int n = 0; n < 30; n++) if (fork() == 0) { for (int i = 0; i < 600; i++) open("/dev/ptmx", O_RDWR | O_NOCTTY); usleep(50000); _exit(0); }
  while (wait(NULL) > 0) ;
  return 7;
}`),
  },
  {
    name: 'leaves zombies',
    ends: ['ended', 'cpu', 'memory'],
    source: program(`int main(void) {
  for (int n = 0; n < 1000; n++) if (fork() == 0) _exit(0);
  return 7;
}`),
  },
  {
    name: 'makes and removes processes so quickly that they are hard to see',
    ends: ['cpu', 'wall', 'memory'],
    source: program(`int main(void) {
  signal(SIGCHLD, SIG_IGN);
  for (;;) if (fork() == 0) { for (volatile int i = 0; i < 1000000; i++) ; _exit(0); }
}`),
  },
]
