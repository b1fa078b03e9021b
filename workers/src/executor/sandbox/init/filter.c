/*
 * The filters of system calls: what calls.h names is answered as it says there, everything else with ENOSYS. Calls of another
 * architecture, and x32's, end the process. The first filter binds the init and whatever it starts; it is long and loaded
 * once. It lets pass the few calls that the init needs and programs must not make: the second filter, which a program gets
 * before it starts, answers those. The kernel asks both and does what is stricter.
 */
#define _GNU_SOURCE
#include <asm/ioctls.h>
#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/prctl.h>
#include <linux/seccomp.h>
#include <linux/sockios.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stddef.h>
#include <sys/personality.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "init.h"

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#else
#error "the system-call filter knows x86-64 and arm64 only"
#endif

/* Calls younger than the headers that this may be built with; their numbers are the same everywhere. */
#ifndef SYS_fchmodat2
#define SYS_fchmodat2 452
#endif
#ifndef SYS_map_shadow_stack
#define SYS_map_shadow_stack 453
#endif
#ifndef SYS_futex_wake
#define SYS_futex_wake 454
#define SYS_futex_wait 455
#define SYS_futex_requeue 456
#endif
#ifndef SYS_mseal
#define SYS_mseal 462
#endif

enum { CALLS = 512, LONGEST = 2048 };
/* From RULE_CLONE on the first filter allows the call, and the second one judges it. */
enum rule {
  RULE_IOCTL = 1, RULE_PRCTL, RULE_PERSONALITY, RULE_PRLIMIT, RULE_SETRLIMIT, RULE_SOCKET, RULE_SOCKETPAIR, RULE_SETSOCKOPT,
  RULE_CLONE, RULE_COUNTED_MEMORY, RULE_INIT_ONLY
};

/* What becomes of a call: a rule, or the kernel's word for allowing it or for an error. */
struct answer {
  uint32_t word;
  enum rule rule;
};

#define ERROR(error) (SECCOMP_RET_ERRNO | (error))
#define ALLOW(name) [SYS_##name] = {SECCOMP_RET_ALLOW, 0},
#define JUDGE(name, rule) [SYS_##name] = {ERROR(ENOSYS), rule},
#define ANSWER(name, error) [SYS_##name] = {ERROR(error), 0},
static const struct answer table[CALLS] = {
#include "calls.h"
};

static struct sock_filter filter[LONGEST];
static unsigned short length;

static void add(uint16_t code, uint8_t if_true, uint8_t if_false, uint32_t value) {
  if (length < LONGEST) filter[length++] = (struct sock_filter){code, if_true, if_false, value};
}

static void answer_with(uint32_t word) { add(BPF_RET | BPF_K, 0, 0, word); }
static void load(uint32_t offset) { add(BPF_LD | BPF_W | BPF_ABS, 0, 0, offset); }

/* The lower half of an argument: all that the kernel itself looks at in those that are judged here. */
static void load_argument(unsigned index) { load((uint32_t)offsetof(struct seccomp_data, args[index])); }

static void if_equal(uint32_t value, uint32_t word) {
  add(BPF_JMP | BPF_JEQ | BPF_K, 0, 1, value);
  answer_with(word);
}

static void one_of(unsigned argument, const uint32_t *values, size_t count, uint32_t otherwise) {
  load_argument(argument);
  for (size_t i = 0; i < count; i++) if_equal(values[i], SECCOMP_RET_ALLOW);
  answer_with(otherwise);
}
#define ONE_OF(argument, list, otherwise) one_of(argument, list, sizeof list / sizeof *list, otherwise)

/* Terminals, pipes and sockets, asked by every runtime. Line disciplines (TIOCSETD) and forged input (TIOCSTI) are not here. */
static const uint32_t ioctls[] = {
    TCGETS, TCSETS, TCSETSW, TCSETSF, 0x802c542a, 0x402c542b, 0x402c542c, 0x402c542d, /* the last four: TCGETS2, TCSETS2... */
    TIOCGWINSZ, TIOCSWINSZ, TIOCGPGRP, TIOCSPGRP, TIOCGSID, TIOCSCTTY, TIOCNOTTY, TIOCOUTQ, TIOCGPTN, TIOCSPTLCK,
    FIONREAD, FIONBIO, FIOASYNC, FIOCLEX, FIONCLEX,
    SIOCGIFCONF, SIOCGIFFLAGS, SIOCGIFADDR, SIOCGIFINDEX, SIOCGIFNAME, SIOCGIFHWADDR, SIOCGIFMTU, SIOCGIFNETMASK, SIOCGIFBRDADDR,
};

static const uint32_t prctls[] = {
    PR_SET_PDEATHSIG, PR_GET_PDEATHSIG, PR_GET_DUMPABLE, PR_SET_DUMPABLE, PR_SET_NAME, PR_GET_NAME, PR_SET_TIMERSLACK,
    PR_GET_TIMERSLACK, PR_GET_SECCOMP, PR_SET_NO_NEW_PRIVS, PR_GET_NO_NEW_PRIVS, PR_CAPBSET_READ, PR_SET_CHILD_SUBREAPER,
    PR_GET_CHILD_SUBREAPER, PR_GET_TID_ADDRESS, PR_SET_THP_DISABLE, PR_GET_THP_DISABLE, PR_GET_SPECULATION_CTRL, PR_SET_VMA,
    0x41555856, /* PR_GET_AUXV */
#ifdef __aarch64__
    PR_SVE_GET_VL, PR_SVE_SET_VL, PR_PAC_RESET_KEYS, PR_GET_TAGGED_ADDR_CTRL, PR_SET_TAGGED_ADDR_CTRL,
#endif
};

static const uint32_t personalities[] = {PER_LINUX, ADDR_NO_RANDOMIZE, 0xffffffff /* asks only */};
static const uint32_t local_only[] = {AF_UNIX};
static const uint32_t plain_protocols[] = {0, IPPROTO_TCP, IPPROTO_UDP};

/* Local sockets of any kind; of the Internet's, TCP and UDP only: asking for another protocol would load its module. */
static void judge_socket(void) {
  load_argument(0);
  if_equal(AF_UNIX, SECCOMP_RET_ALLOW);
  add(BPF_JMP | BPF_JEQ | BPF_K, 2, 0, AF_INET);
  add(BPF_JMP | BPF_JEQ | BPF_K, 1, 0, AF_INET6);
  answer_with(ERROR(EAFNOSUPPORT));
  load_argument(1);
  add(BPF_ALU | BPF_AND | BPF_K, 0, 0, 0xf);
  add(BPF_JMP | BPF_JEQ | BPF_K, 2, 0, SOCK_STREAM);
  add(BPF_JMP | BPF_JEQ | BPF_K, 1, 0, SOCK_DGRAM);
  answer_with(ERROR(EPROTONOSUPPORT));
  ONE_OF(2, plain_protocols, ERROR(EPROTONOSUPPORT));
}

/* Upper layers of TCP (TLS in the kernel) are refused: that would load their modules. */
static void judge_setsockopt(void) {
  load_argument(1);
  add(BPF_JMP | BPF_JEQ | BPF_K, 1, 0, IPPROTO_TCP);
  answer_with(SECCOMP_RET_ALLOW);
  load_argument(2);
  if_equal(TCP_ULP, ERROR(ENOPROTOOPT));
  answer_with(SECCOMP_RET_ALLOW);
}

/* The limit of core dumps stays: see set_limits. */
static void judge_core_limit(unsigned resource) {
  load_argument(resource);
  if_equal(RLIMIT_CORE, ERROR(EPERM));
  answer_with(SECCOMP_RET_ALLOW);
}

/* One's own limits only, and those to be read where nothing is to be set (both halves of the pointer are 0). */
static void judge_prlimit(void) {
  load_argument(0);
  add(BPF_JMP | BPF_JEQ | BPF_K, 1, 0, 0);
  answer_with(ERROR(EPERM));
  load_argument(2);
  add(BPF_JMP | BPF_JEQ | BPF_K, 0, 3, 0);
  load((uint32_t)offsetof(struct seccomp_data, args[2]) + 4);
  if_equal(0, SECCOMP_RET_ALLOW);
  judge_core_limit(1);
}

static void judge_clone(void) {
  load_argument(0);
  add(BPF_JMP | BPF_JSET | BPF_K, 0, 1, 0x7e020000); /* the CLONE_NEW flags */
  answer_with(ERROR(EPERM));
  answer_with(SECCOMP_RET_ALLOW);
}

static int load_filter(void) {
  struct sock_fprog program = {.len = length, .filter = filter};
  if (length >= LONGEST) return -1;
  return (int)syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program);
}

static void add_answer(struct answer answer) {
  switch (answer.rule) {
  case RULE_IOCTL: ONE_OF(1, ioctls, ERROR(ENOTTY)); return;
  case RULE_PRCTL: ONE_OF(0, prctls, ERROR(EINVAL)); return;
  case RULE_PERSONALITY: ONE_OF(0, personalities, ERROR(EPERM)); return;
  case RULE_PRLIMIT: judge_prlimit(); return;
  case RULE_SETRLIMIT: judge_core_limit(0); return;
  case RULE_SOCKETPAIR: ONE_OF(0, local_only, ERROR(EAFNOSUPPORT)); return;
  case RULE_SOCKET: judge_socket(); return;
  case RULE_SETSOCKOPT: judge_setsockopt(); return;
  case RULE_CLONE: case RULE_COUNTED_MEMORY: case RULE_INIT_ONLY: answer_with(SECCOMP_RET_ALLOW); return;
  }
  answer_with(answer.word);
}

static struct answer answer_of(unsigned number) {
  struct answer answer = table[number];
  if (answer.word == 0) answer.word = ERROR(ENOSYS); /* not named: no entry of the table is zero */
  return answer;
}

/* A tree over runs of numbers that are answered alike: the kernel tries a filter for every call there is when it is loaded. */
static void add_tree(const uint16_t *starts, unsigned count) {
  if (count == 1) {
    add_answer(answer_of(starts[0]));
    return;
  }
  unsigned half = count / 2;
  add(BPF_JMP | BPF_JGE | BPF_K, 0, 1, starts[half]);
  unsigned short to_upper = length;
  add(BPF_JMP | BPF_JA, 0, 0, 0); /* conditional jumps reach 255 instructions only */
  add_tree(starts, half);
  filter[to_upper].k = (uint32_t)(length - to_upper - 1);
  add_tree(starts + half, count - half);
}

int filter_common_calls(void) {
  uint16_t starts[CALLS];
  unsigned runs = 0;
  for (unsigned number = 0; number < CALLS; number++) {
    struct answer here = answer_of(number), before = answer_of(number == 0 ? 0 : number - 1);
    if (number == 0 || here.word != before.word || here.rule != before.rule || here.rule != 0) starts[runs++] = (uint16_t)number;
  }
  length = 0;
  load(offsetof(struct seccomp_data, arch));
  add(BPF_JMP | BPF_JEQ | BPF_K, 1, 0, ARCHITECTURE);
  answer_with(SECCOMP_RET_KILL_PROCESS);
  load(offsetof(struct seccomp_data, nr));
#ifdef __x86_64__
  add(BPF_JMP | BPF_JGE | BPF_K, 0, 1, 0x40000000); /* the x32 numbers */
  answer_with(SECCOMP_RET_KILL_PROCESS);
#endif
  add(BPF_JMP | BPF_JGE | BPF_K, 0, 1, CALLS);
  answer_with(ERROR(ENOSYS));
  add_tree(starts, runs);
  return load_filter();
}

/* Architectures were told apart by the first filter. */
int filter_calls_of_programs(int memory_is_counted) {
  length = 0;
  load(offsetof(struct seccomp_data, nr));
  for (unsigned number = 0; number < CALLS; number++) {
    if (table[number].rule == RULE_INIT_ONLY) if_equal(number, ERROR(EPERM));
    /* Memory without a mapping is seen by a control group only; who counts by /proc must not let it be had. */
    if (table[number].rule == RULE_COUNTED_MEMORY && !memory_is_counted) if_equal(number, ERROR(ENOSYS));
  }
  add(BPF_JMP | BPF_JEQ | BPF_K, 1, 0, SYS_clone);
  answer_with(SECCOMP_RET_ALLOW);
  judge_clone();
  return load_filter();
}
