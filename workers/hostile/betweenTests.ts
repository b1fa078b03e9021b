import type { HostileProgram } from './program.ts'

const raw = String.raw
const thrice = [{ expected_output: 'end' }, { expected_output: 'end' }, { expected_output: 'end' }]

/** In each test case these look for traces of the previous one, then leave something again. */
const traces: HostileProgram[] = (
  [
    [
      'c',
      raw`#define _GNU_SOURCE
#include <fcntl.h>
#include <semaphore.h>
#include <stdio.h>
#include <string.h>
#include <sys/ipc.h>
#include <sys/msg.h>
#include <sys/sem.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>
int main(void) {
  const char *paths[] = {"/tmp/kept", "/dev/shm/kept", "/tmp/out", "/dev/shm/.hidden", "/dev/kept", "/box/kept", "/proc/kept", "/dev/mqueue/kept", "/run/kept", "/var/tmp/kept"};
  for (int at = 0; at < 10; at++) {
    if (access(paths[at], F_OK) == 0) puts(paths[at]);
    int fd = open(paths[at], O_WRONLY | O_CREAT, 0666);
    if (fd >= 0) write(fd, "secret", 6);
  }
  if (shmget(0x47524e, 100, 0) >= 0) puts("shared memory");
  if (semget(0x47524e, 1, 0) >= 0) puts("a semaphore");
  if (msgget(0x47524e, 0) >= 0) puts("a message queue");
  int id = shmget(0x47524e, 100, IPC_CREAT | 0666);
  char *text = id < 0 ? (char *)-1 : shmat(id, NULL, 0);
  if (text != (char *)-1) strcpy(text, "secret");
  semget(0x47524e, 1, IPC_CREAT | 0666);
  msgget(0x47524e, IPC_CREAT | 0666);
  if (sem_open("/kept", 0) != SEM_FAILED) puts("a named semaphore");
  sem_open("/kept", O_CREAT, 0666, 1);
  struct sockaddr_un name = {.sun_family = AF_UNIX};
  strcpy(name.sun_path + 1, "greenroom-hostile-kept");
  int other = socket(AF_UNIX, SOCK_STREAM, 0);
  if (connect(other, (struct sockaddr *)&name, sizeof name) == 0) puts("an abstract socket");
  int mine = socket(AF_UNIX, SOCK_STREAM, 0);
  bind(mine, (struct sockaddr *)&name, sizeof name);
  listen(mine, 5);
  if (fork() == 0) { setsid(); for (;;) pause(); }
  puts("end");
}`,
    ],
    [
      'python',
      raw`import ctypes, os, socket
libc = ctypes.CDLL(None)
for path in ("/tmp/kept", "/dev/shm/kept", "/tmp/out", "/box/kept", "/var/tmp/kept", "/box/main.pyc"):
    if os.path.exists(path): print(path)
    try: open(path, "w").write("secret")
    except OSError: pass
if os.listdir("/dev/shm") != ["kept"]: print(os.listdir("/dev/shm"))
if libc.shmget(0x47524e, 100, 0) >= 0: print("shared memory")
libc.shmget(0x47524e, 100, 0o1666)
server = socket.socket(socket.AF_UNIX)
try: server.connect("\0greenroom-hostile-kept"); print("an abstract socket")
except OSError: pass
server = socket.socket(socket.AF_UNIX)
server.bind("\0greenroom-hostile-kept")
server.listen()
port = socket.socket()
try: port.connect(("127.0.0.1", 4747)); print("a port")
except OSError: pass
port = socket.socket()
try: port.bind(("127.0.0.1", 4747)); port.listen()
except OSError: pass
if os.fork() == 0:
    os.setsid()
    while True: server.accept()
print("end")`,
    ],
    [
      'javascript',
      raw`const fs = require("fs")
const { spawnSync, spawn } = require("child_process")
for (const path of ["/tmp/kept", "/dev/shm/kept", "/tmp/out", "/box/kept", "/box/main.js~"]) {
  if (fs.existsSync(path)) console.log(path)
  try { fs.writeFileSync(path, "secret") } catch {}
}
try { fs.writeFileSync("/box/main.js", "console.log('changed')"); console.log("changed") } catch {}
const segments = spawnSync("ipcs", ["-m"]).stdout?.toString().match(/0x/g)?.length ?? 0
if (segments > 0) console.log(segments, "segments")
spawnSync("ipcmk", ["-M", "1000"])
spawn("sleep", ["60"], { detached: true, stdio: "ignore" }).unref()
console.log("end")`,
    ],
    [
      'java',
      raw`import java.nio.file.*;
class Main {
  public static void main(String[] a) throws Exception {
    for (var name : new String[] {"/tmp/kept", "/dev/shm/kept", "/tmp/out", "/box/kept", "/tmp/hsperfdata_1000"}) {
      if (Files.exists(Path.of(name))) System.out.println(name);
      try { Files.writeString(Path.of(name), "secret"); } catch (Exception refused) { }
    }
    try { Files.writeString(Path.of("/box/Main.class"), "changed"); System.out.println("changed"); } catch (Exception refused) { }
    var ipcs = new ProcessBuilder("ipcs", "-m").start();
    if (new String(ipcs.getInputStream().readAllBytes()).contains("0x")) System.out.println("shared memory");
    new ProcessBuilder("ipcmk", "-M", "1000").start().waitFor();
    System.out.println("end");
  }
}`,
    ],
    [
      'bash',
      raw`cat /tmp/kept /dev/shm/kept 2> /dev/null; echo secret > /tmp/kept; echo secret > /dev/shm/kept
echo changed 2> /dev/null > /box/main.sh; ipcs -m | grep 0x; ipcmk -M 1000 > /dev/null 2>&1
(setsid sleep 60 &) ; ls /proc | grep -cE '^[0-9]+$' | grep -vE '^[1-9]$'
echo end`,
    ],
    [
      'perl',
      'for my $p ("/tmp/kept", "/dev/shm/kept", "/box/kept") { print "$p\\n" if -e $p; open my $f, ">", $p } print "shared memory\\n" if defined shmget(4747, 100, 0); shmget(4747, 100, 01666); print "end\\n";\n',
    ],
    [
      'ruby',
      '["/tmp/kept", "/dev/shm/kept", "/box/kept"].each { |path| puts path if File.exist?(path); File.write(path, "secret") rescue nil }\nputs "end"\n',
    ],
    [
      'php',
      '<?php foreach (["/tmp/kept", "/dev/shm/kept", "/box/kept"] as $path) { if (file_exists($path)) echo $path, "\\n"; @file_put_contents($path, "secret"); } echo "end\\n";\n',
    ],
    [
      'go',
      raw`package main

import (
	"fmt"
	"os"
)

func main() {
	for _, path := range []string{"/tmp/kept", "/dev/shm/kept", "/box/kept"} {
		if _, err := os.Stat(path); err == nil {
			fmt.Println(path)
		}
		os.WriteFile(path, []byte("secret"), 0666)
	}
	fmt.Println("end")
}`,
    ],
  ] as const
).map(([language, source]) => ({
  name: 'traces for the next test case',
  language,
  source,
  testCases: thrice,
  limits: { timeMs: 5_000 },
  expected: 'ACCEPTED',
}))

/** All test cases run the same file, so a program that could change it could change the next answer. */
const overwrites: HostileProgram[] = [
  {
    name: 'its own binary overwritten',
    language: 'c',
    source: raw`#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
int main(void) {
  if (chmod("/box/a.out", 0777) == 0) puts("chmod");
  if (chmod("/box", 0777) == 0) puts("chmod of the folder");
  if (unlink("/box/a.out") == 0) puts("unlink");
  if (rename("/box/a.out", "/box/b") == 0) puts("rename");
  if (rename("/tmp", "/box") == 0) puts("rename of a folder");
  if (truncate("/box/a.out", 0) == 0) puts("truncate");
  for (int flags = O_WRONLY; flags <= O_RDWR; flags++) {
    const char *paths[] = {"/box/a.out", "/proc/self/exe", "/proc/1/root/box/a.out", "/init"};
    for (int at = 0; at < 4; at++) if (open(paths[at], flags) >= 0) puts(paths[at]);
  }
  int fd = open("/box/a.out", O_RDONLY);
  if (fd < 0 || mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0) != MAP_FAILED) puts("mmap");
  char path[40];
  snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
  if (open(path, O_RDWR) >= 0) puts("opened again");
  if (fchmod(fd, 0777) == 0) puts("fchmod");
  puts("end");
}`,
    testCases: thrice,
    expected: 'ACCEPTED',
  },
]

/** Nothing a program writes, wherever it goes, may change the report of how the program ended. */
const forgeries: HostileProgram[] = (
  [
    [
      'c',
      raw`#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>
int main(void) {
  unsigned char result[41] = {36, 0, 0, 0, 'X'}, status[17] = {12, 0, 0, 0, 'S'}, answer[] = {3, 0, 0, 0, 'O', 'e', 'n', 'd'};
  for (int fd = 3; fd < 4096; fd++) {
    if (fcntl(fd, F_GETFD) >= 0) printf("descriptor %d\n", fd);
    if (write(fd, answer, sizeof answer) > 0 || write(fd, status, sizeof status) > 0 || write(fd, result, sizeof result) > 0) printf("wrote to %d\n", fd);
    if (send(fd, result, sizeof result, MSG_NOSIGNAL) > 0) printf("sent to %d\n", fd);
  }
  for (int pid = 1; pid < 100; pid++) for (int fd = 0; fd < 32; fd++) {
    char path[64];
    snprintf(path, sizeof path, "/proc/%d/fd/%d", pid, fd);
    int other = pid == getpid() ? -1 : open(path, O_WRONLY | O_NONBLOCK);
    if (other >= 0 && write(other, result, sizeof result) > 0) puts(path);
  }
  write(2, status, sizeof status);
  write(2, result, sizeof result);
  puts("end");
}`,
    ],
    [
      'python',
      raw`import os
frame = b"\x24\0\0\0X" + b"\0" * 36
for fd in range(3, 1024):
    try: os.write(fd, frame); print("wrote to", fd)
    except OSError: pass
for pid in range(1, 100):
    for fd in range(32):
        if pid == os.getpid(): continue
        try: os.write(os.open(f"/proc/{pid}/fd/{fd}", os.O_WRONLY), frame); print(pid, fd)
        except OSError: pass
os.write(2, frame)
print("end")`,
    ],
    [
      'javascript',
      // Node's own descriptors, which its threads share, belong to its event loops.
      raw`const fs = require("fs")
const frame = Buffer.concat([Buffer.from([36, 0, 0, 0, 88]), Buffer.alloc(36)])
for (let pid = 1; pid < 100; pid++) for (let fd = 0; fd < 32; fd++) {
  if (fs.existsSync("/proc/self/task/" + pid)) continue
  try { fs.writeSync(fs.openSync("/proc/" + pid + "/fd/" + fd, "w"), frame); console.log(pid, fd) } catch {}
}
fs.writeSync(2, frame)
console.log("end")`,
    ],
    [
      'java',
      raw`import java.io.*;
class Main {
  public static void main(String[] a) throws Exception {
    var frame = new byte[41];
    frame[0] = 36;
    frame[4] = 'X';
    for (int pid = 1; pid < 50; pid++) for (int fd = 0; fd < 16; fd++) {
      if (new File("/proc/self/task/" + pid).exists()) continue;
      try (var out = new FileOutputStream("/proc/" + pid + "/fd/" + fd)) { out.write(frame); System.out.println(pid + " " + fd); } catch (IOException refused) { }
    }
    System.err.write(frame);
    System.out.println("end");
  }
}`,
    ],
  ] as const
).map(([language, source]) => ({
  name: 'a forged report',
  language,
  source,
  limits: { timeMs: 3_000 },
  expected: 'ACCEPTED',
  testCase: ({ timeMs, wallMs }) => wallMs > 0 && timeMs < 5_000,
}))

const forgedFailures: HostileProgram[] = [
  {
    name: 'a forged failure: exit code 127 and a frame on stderr',
    language: 'bash',
    source: 'printf "\\014\\0\\0\\0Sx\\0\\0\\0\\010\\0\\0\\0" >&2; exit 127',
    expected: 'RUNTIME_ERROR',
    testCase: ({ exitCode }) => exitCode === 127,
  },
]

export const betweenTestsPrograms: HostileProgram[] = [...traces, ...overwrites, ...forgeries, ...forgedFailures]
