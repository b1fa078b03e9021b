/*
 * The system calls that programs may make: included by filter.c only, between the braces of its table. Whatever is not
 * named here is answered with ENOSYS, as by a kernel that does not know it: runtimes then do without.
 *   ALLOW(name)          whatever its arguments are
 *   JUDGE(name, rule)    by its arguments; the rules are in filter.c
 *   ANSWER(name, error)  never made; 0 pretends that it was
 */

/* Files. */
ALLOW(read) ALLOW(write) ALLOW(readv) ALLOW(writev) ALLOW(pread64) ALLOW(pwrite64) ALLOW(preadv) ALLOW(pwritev)
ALLOW(preadv2) ALLOW(pwritev2) ALLOW(openat) ALLOW(openat2) ALLOW(close) ALLOW(close_range) ALLOW(lseek) ALLOW(dup)
ALLOW(dup3) ALLOW(fcntl) ALLOW(flock) ALLOW(fsync) ALLOW(fdatasync) ALLOW(sync_file_range) ALLOW(fallocate)
ALLOW(ftruncate) ALLOW(truncate) ALLOW(fadvise64) ALLOW(readahead) ALLOW(fstat) ALLOW(newfstatat) ALLOW(statx)
ALLOW(statfs) ALLOW(fstatfs) ALLOW(getdents64) ALLOW(getcwd) ALLOW(chdir) ALLOW(fchdir) ALLOW(mkdirat) ALLOW(mknodat)
ALLOW(unlinkat) ALLOW(linkat) ALLOW(symlinkat) ALLOW(readlinkat) ALLOW(renameat2) ALLOW(faccessat) ALLOW(faccessat2)
ALLOW(fchmod) ALLOW(fchmodat) ALLOW(fchmodat2) ALLOW(fchown) ALLOW(fchownat) ALLOW(utimensat) ALLOW(umask)
ALLOW(getxattr) ALLOW(lgetxattr) ALLOW(fgetxattr) ALLOW(listxattr) ALLOW(llistxattr) ALLOW(flistxattr)
ALLOW(splice) ALLOW(tee) ALLOW(sendfile) ALLOW(copy_file_range) ALLOW(pipe2) JUDGE(ioctl, RULE_IOCTL)
ALLOW(inotify_init1) ALLOW(inotify_add_watch) ALLOW(inotify_rm_watch)
#ifdef __x86_64__
ALLOW(open) ALLOW(creat) ALLOW(stat) ALLOW(lstat) ALLOW(access) ALLOW(dup2) ALLOW(pipe) ALLOW(getdents) ALLOW(rename)
ALLOW(mkdir) ALLOW(rmdir) ALLOW(link) ALLOW(unlink) ALLOW(symlink) ALLOW(readlink) ALLOW(mknod) ALLOW(chmod) ALLOW(chown)
ALLOW(lchown) ALLOW(utime) ALLOW(utimes) ALLOW(futimesat) ALLOW(inotify_init)
#endif
#ifdef SYS_renameat
ALLOW(renameat)
#endif

/* Memory. */
ALLOW(mmap) ALLOW(munmap) ALLOW(mremap) ALLOW(mprotect) ALLOW(madvise) ALLOW(mincore) ALLOW(msync) ALLOW(brk) ALLOW(mlock)
ALLOW(mlock2) ALLOW(mlockall) ALLOW(munlock) ALLOW(munlockall) ALLOW(mseal) ALLOW(membarrier) ALLOW(get_mempolicy)
ALLOW(pkey_alloc) ALLOW(pkey_free) ALLOW(pkey_mprotect) JUDGE(memfd_create, RULE_COUNTED_MEMORY)
#ifdef __x86_64__
ALLOW(map_shadow_stack)
#endif

/* Processes and threads; new namespaces are not among them. */
JUDGE(clone, RULE_CLONE) ALLOW(execve) ALLOW(execveat) ALLOW(exit) ALLOW(exit_group) ALLOW(wait4) ALLOW(waitid) ALLOW(getpid)
ALLOW(getppid) ALLOW(gettid) ALLOW(set_tid_address) ALLOW(setsid) ALLOW(getsid) ALLOW(setpgid) ALLOW(getpgid) ALLOW(getrusage)
ALLOW(times) ALLOW(pidfd_open) ALLOW(pidfd_send_signal) ALLOW(futex) ALLOW(futex_waitv) ALLOW(futex_wake) ALLOW(futex_wait)
ALLOW(futex_requeue) ALLOW(set_robust_list) ALLOW(get_robust_list) ALLOW(rseq) ALLOW(getcpu) JUDGE(prctl, RULE_PRCTL)
JUDGE(personality, RULE_PERSONALITY) ALLOW(restart_syscall)
#ifdef __x86_64__
ALLOW(fork) ALLOW(vfork) ALLOW(getpgrp) ALLOW(arch_prctl)
#endif

/* Limits and scheduling: of the caller's own, or of what is its own. */
JUDGE(prlimit64, RULE_PRLIMIT) ALLOW(getrlimit) JUDGE(setrlimit, RULE_SETRLIMIT) ALLOW(getpriority) ALLOW(setpriority) ALLOW(sched_yield)
ALLOW(sched_getaffinity) ALLOW(sched_setaffinity) ALLOW(sched_getparam) ALLOW(sched_setparam) ALLOW(sched_getscheduler)
ALLOW(sched_setscheduler) ALLOW(sched_getattr) ALLOW(sched_setattr) ALLOW(sched_get_priority_max)
ALLOW(sched_get_priority_min) ALLOW(sched_rr_get_interval) ALLOW(ioprio_get) ALLOW(ioprio_set)

/* Users: there is nobody to become, but programs ask who they are. */
ALLOW(getuid) ALLOW(geteuid) ALLOW(getgid) ALLOW(getegid) ALLOW(getgroups) ALLOW(getresuid) ALLOW(getresgid) ALLOW(setuid)
ALLOW(setgid) ALLOW(setreuid) ALLOW(setregid) ALLOW(setresuid) ALLOW(setresgid) ALLOW(setgroups) ALLOW(setfsuid) ALLOW(setfsgid)
ALLOW(capget) ALLOW(capset)

/* Signals. */
ALLOW(rt_sigaction) ALLOW(rt_sigprocmask) ALLOW(rt_sigreturn) ALLOW(rt_sigpending) ALLOW(rt_sigsuspend) ALLOW(rt_sigtimedwait)
ALLOW(rt_sigqueueinfo) ALLOW(rt_tgsigqueueinfo) ALLOW(sigaltstack) ALLOW(signalfd4) ALLOW(kill) ALLOW(tkill) ALLOW(tgkill)
#ifdef __x86_64__
ALLOW(pause) ALLOW(alarm) ALLOW(signalfd)
#endif

/* Time. */
ALLOW(clock_gettime) ALLOW(clock_getres) ALLOW(clock_nanosleep) ALLOW(nanosleep) ALLOW(gettimeofday) ALLOW(getitimer)
ALLOW(setitimer) ALLOW(timer_create) ALLOW(timer_settime) ALLOW(timer_gettime) ALLOW(timer_getoverrun) ALLOW(timer_delete)
ALLOW(timerfd_create) ALLOW(timerfd_settime) ALLOW(timerfd_gettime)
#ifdef __x86_64__
ALLOW(time)
#endif

/* Waiting for several things. */
ALLOW(ppoll) ALLOW(pselect6) ALLOW(epoll_create1) ALLOW(epoll_ctl) ALLOW(epoll_pwait) ALLOW(epoll_pwait2) ALLOW(eventfd2)
#ifdef __x86_64__
ALLOW(poll) ALLOW(select) ALLOW(epoll_create) ALLOW(epoll_wait) ALLOW(eventfd)
#endif

/* Sockets: the network namespace is empty but for its loopback, and files and names of sockets are the sandbox's own. */
JUDGE(socket, RULE_SOCKET) JUDGE(socketpair, RULE_SOCKETPAIR) JUDGE(setsockopt, RULE_SETSOCKOPT) ALLOW(getsockopt) ALLOW(bind)
ALLOW(listen) ALLOW(accept) ALLOW(accept4) ALLOW(connect) ALLOW(shutdown) ALLOW(getsockname) ALLOW(getpeername) ALLOW(sendto)
ALLOW(recvfrom) ALLOW(sendmsg) ALLOW(recvmsg) ALLOW(sendmmsg) ALLOW(recvmmsg)

/* System V and POSIX messages: the IPC namespace is the test's own. */
JUDGE(shmget, RULE_COUNTED_MEMORY) ALLOW(shmat) ALLOW(shmdt) ALLOW(shmctl) ALLOW(semget) ALLOW(semop) ALLOW(semctl)
ALLOW(semtimedop) ALLOW(msgget) ALLOW(msgsnd) ALLOW(msgrcv) ALLOW(msgctl) ALLOW(mq_open) ALLOW(mq_unlink) ALLOW(mq_timedsend)
ALLOW(mq_timedreceive) ALLOW(mq_notify) ALLOW(mq_getsetattr)

/* The machine. */
ALLOW(uname) ALLOW(sysinfo) ALLOW(getrandom)

/* Would write the disks of the host, as often as a program likes. What a program wrote is in memory: nothing is lost. */
ANSWER(sync, 0) ANSWER(syncfs, 0)

/* Attributes of files: tools that copy files take this answer for a file system without any. */
ANSWER(setxattr, EOPNOTSUPP) ANSWER(lsetxattr, EOPNOTSUPP) ANSWER(fsetxattr, EOPNOTSUPP)
ANSWER(removexattr, EOPNOTSUPP) ANSWER(lremovexattr, EOPNOTSUPP) ANSWER(fremovexattr, EOPNOTSUPP)

/* Known, and for those who rule a machine: the refusal is said plainly. RULE_INIT_ONLY is EPERM for programs. */
ANSWER(unshare, EPERM) ANSWER(setns, EPERM) JUDGE(mount, RULE_INIT_ONLY) JUDGE(umount2, RULE_INIT_ONLY) ANSWER(pivot_root, EPERM)
ANSWER(chroot, EPERM) ANSWER(open_tree, EPERM) ANSWER(move_mount, EPERM) ANSWER(fsopen, EPERM) ANSWER(fsconfig, EPERM)
ANSWER(fsmount, EPERM) ANSWER(fspick, EPERM) ANSWER(mount_setattr, EPERM) ANSWER(ptrace, EPERM)
ANSWER(process_vm_readv, EPERM) ANSWER(process_vm_writev, EPERM) ANSWER(process_madvise, EPERM) ANSWER(kcmp, EPERM)
ANSWER(pidfd_getfd, EPERM) JUDGE(seccomp, RULE_INIT_ONLY) ANSWER(bpf, EPERM) ANSWER(perf_event_open, EPERM)
ANSWER(userfaultfd, EPERM) ANSWER(keyctl, EPERM) ANSWER(add_key, EPERM) ANSWER(request_key, EPERM)
ANSWER(name_to_handle_at, EPERM) ANSWER(open_by_handle_at, EPERM) ANSWER(fanotify_init, EPERM)
ANSWER(fanotify_mark, EPERM) ANSWER(quotactl, EPERM) ANSWER(acct, EPERM) ANSWER(swapon, EPERM) ANSWER(swapoff, EPERM)
ANSWER(reboot, EPERM) ANSWER(syslog, EPERM) ANSWER(kexec_load, EPERM) ANSWER(init_module, EPERM)
ANSWER(finit_module, EPERM) ANSWER(delete_module, EPERM) ANSWER(settimeofday, EPERM) ANSWER(clock_settime, EPERM)
ANSWER(clock_adjtime, EPERM) ANSWER(adjtimex, EPERM) ANSWER(sethostname, EPERM) ANSWER(setdomainname, EPERM)
ANSWER(vhangup, EPERM) ANSWER(set_mempolicy, EPERM) ANSWER(mbind, EPERM) ANSWER(move_pages, EPERM)
ANSWER(migrate_pages, EPERM) ANSWER(vmsplice, EPERM)
#ifdef __x86_64__
ANSWER(iopl, EPERM) ANSWER(ioperm, EPERM) ANSWER(modify_ldt, EPERM)
#endif
