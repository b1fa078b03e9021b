import { hostname } from 'node:os'
import type { Bait } from './bait.ts'
import type { HostileProgram } from './program.ts'

const raw = String.raw
/**
 * Addresses where something might listen: the service's host, clouds' metadata, the Internet, with the ports of Redis
 * and HTTP.
 */
const addresses = ({ tcpPort }: Bait): [string, number][] => [
  ['127.0.0.1', tcpPort],
  ['0.0.0.0', tcpPort],
  ['127.0.0.1', 6379],
  ['172.17.0.1', 80],
  ['169.254.169.254', 80],
  ['1.1.1.1', 53],
]

const programs: HostileProgram[] = (
  [
    [
      'c',
      (bait: Bait) => raw`#define _GNU_SOURCE
#include <arpa/inet.h>
#include <fcntl.h>
#include <netdb.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>
static int opens(int fd, const void *address, socklen_t size) {
  if (fd < 0) return 0;
  fcntl(fd, F_SETFL, O_NONBLOCK);
  int done = connect(fd, address, size) == 0;
  struct pollfd ready = {fd, POLLOUT, 0};
  int error = 0;
  socklen_t length = sizeof error;
  if (!done && poll(&ready, 1, 200) == 1) done = getsockopt(fd, SOL_SOCKET, SO_ERROR, &error, &length) == 0 && error == 0 && (ready.revents & POLLERR) == 0 && send(fd, "x", 1, MSG_NOSIGNAL) == 1;
  return done;
}
int main(void) {
  const struct { const char *address; int port; } targets[] = {${addresses(bait)
    .map(([address, port]) => `{"${address}", ${port}}`)
    .join(', ')}};
  for (int at = 0; at < ${addresses(bait).length}; at++) {
    struct sockaddr_in to = {.sin_family = AF_INET, .sin_port = htons(targets[at].port)};
    inet_pton(AF_INET, targets[at].address, &to.sin_addr);
    if (opens(socket(AF_INET, SOCK_STREAM, 0), &to, sizeof to)) printf("tcp %s\n", targets[at].address);
  }
  struct sockaddr_in6 six = {.sin6_family = AF_INET6, .sin6_port = htons(${bait.tcpPort}), .sin6_addr = IN6ADDR_LOOPBACK_INIT};
  if (opens(socket(AF_INET6, SOCK_STREAM, 0), &six, sizeof six)) puts("tcp over version 6");
  struct sockaddr_in to = {.sin_family = AF_INET, .sin_port = htons(${bait.udpPort}), .sin_addr = {htonl(INADDR_LOOPBACK)}};
  sendto(socket(AF_INET, SOCK_DGRAM, 0), "x", 1, MSG_NOSIGNAL, (struct sockaddr *)&to, sizeof to);
  struct sockaddr_un name = {.sun_family = AF_UNIX};
  strcpy(name.sun_path + 1, "${bait.abstractName}");
  if (opens(socket(AF_UNIX, SOCK_STREAM, 0), &name, (socklen_t)(sizeof(sa_family_t) + 1 + strlen(name.sun_path + 1)))) puts("abstract");
  const char *files[] = {"${bait.socketPath}", "/run/redis/redis-server.sock", "/var/run/docker.sock", "/run/dbus/system_bus_socket", "/run/systemd/private"};
  for (int at = 0; at < 5; at++) {
    strcpy(name.sun_path, files[at]);
    if (opens(socket(AF_UNIX, SOCK_STREAM, 0), &name, sizeof name)) puts(files[at]);
  }
  const struct { const char *name; int family, kind, protocol; } others[] = {
    {"netlink", 16, SOCK_RAW, 0}, {"netlink audit", 16, SOCK_RAW, 9}, {"netlink netfilter", 16, SOCK_RAW, 12}, {"packet", 17, SOCK_RAW, 0}, {"raw", AF_INET, SOCK_RAW, 1},
    {"vsock", 40, SOCK_STREAM, 0}, {"crypto", 38, SOCK_SEQPACKET, 0}, {"bluetooth", 31, SOCK_RAW, 1}, {"can", 29, SOCK_RAW, 1}, {"tipc", 30, SOCK_RDM, 0},
    {"xdp", 44, SOCK_RAW, 0}, {"key", 15, SOCK_RAW, 2}, {"rds", 21, SOCK_SEQPACKET, 0}, {"x25", 9, SOCK_SEQPACKET, 0}, {"ax25", 3, SOCK_DGRAM, 0}, {"nfc", 39, SOCK_RAW, 0},
  };
  for (int at = 0; at < 16; at++) if (socket(others[at].family, others[at].kind, others[at].protocol) >= 0) puts(others[at].name);
  struct addrinfo *found;
  if (getaddrinfo("example.com", "80", NULL, &found) == 0) puts("a name");
  puts("end");
}`,
    ],
    [
      'python',
      (bait: Bait) => raw`import socket
def attempt(name, family, kind, target, protocol=0):
    try:
        with socket.socket(family, kind, protocol) as s:
            s.settimeout(0.2); s.connect(target); s.send(b"x"); print(name, target)
    except OSError: pass
for address in [${addresses(bait)
        .map(([address, port]) => `("${address}", ${port})`)
        .join(', ')}]: attempt("tcp", socket.AF_INET, socket.SOCK_STREAM, address)
attempt("tcp 6", socket.AF_INET6, socket.SOCK_STREAM, ("::1", ${bait.tcpPort}))
socket.socket(socket.AF_INET, socket.SOCK_DGRAM).sendto(b"x", ("127.0.0.1", ${bait.udpPort}))
attempt("udp out", socket.AF_INET, socket.SOCK_DGRAM, ("1.1.1.1", 53))
attempt("abstract", socket.AF_UNIX, socket.SOCK_STREAM, "\0${bait.abstractName}")
attempt("file", socket.AF_UNIX, socket.SOCK_STREAM, "${bait.socketPath}")
attempt("docker", socket.AF_UNIX, socket.SOCK_STREAM, "/var/run/docker.sock")
attempt("netlink", socket.AF_NETLINK, socket.SOCK_RAW, (0, 0))
attempt("vsock", socket.AF_VSOCK, socket.SOCK_STREAM, (2, 22))
attempt("packet", socket.AF_PACKET, socket.SOCK_RAW, ("lo", 0))
attempt("raw", socket.AF_INET, socket.SOCK_RAW, ("127.0.0.1", 0), 1)
attempt("crypto", socket.AF_ALG, socket.SOCK_SEQPACKET, ("hash", "sha256"))
try: print(socket.gethostbyname("example.com"))
except OSError: pass
if socket.gethostname() == "${hostname()}" != "sandbox": print("the name of the host")
print("end")`,
    ],
    [
      'javascript',
      (bait: Bait) => raw`const net = require("net")
const dgram = require("dgram")
const attempt = (where) => new Promise((resolve) => {
  const socket = net.connect(where)
  const end = () => { clearTimeout(late); socket.destroy(); resolve() }
  const late = setTimeout(end, 200)
  socket.on("connect", () => { console.log(JSON.stringify(where)); end() })
  socket.on("error", end)
})
const all = async () => {
  for (const [host, port] of ${JSON.stringify(addresses(bait))}) await attempt({ host, port })
  await attempt({ host: "::1", port: ${bait.tcpPort} })
  for (const path of ["\0${bait.abstractName}", "${bait.socketPath}", "/var/run/docker.sock"]) await attempt({ path })
  const udp = dgram.createSocket("udp4").on("error", () => {})
  await new Promise((resolve) => udp.send("x", ${bait.udpPort}, "127.0.0.1", resolve))
  await new Promise((resolve) => udp.send("x", 53, "1.1.1.1", resolve))
  udp.close()
  try { for (const name in require("os").networkInterfaces()) if (name !== "lo") console.log(name) } catch {}
  console.log("end")
}
all()`,
    ],
    [
      'java',
      (bait: Bait) => raw`import java.net.*;
import java.nio.channels.SocketChannel;
class Main {
  static void attempt(String host, int port) {
    try (var socket = new Socket()) { socket.connect(new InetSocketAddress(host, port), 200); System.out.println(host + " " + port); } catch (Exception refused) { }
  }
  public static void main(String[] a) throws Exception {
${addresses(bait)
  .map(([address, port]) => `    attempt("${address}", ${port});`)
  .join('\n')}
    attempt("::1", ${bait.tcpPort});
    for (var path : new String[] {"${bait.socketPath}", "/var/run/docker.sock"})
      try (var channel = SocketChannel.open(UnixDomainSocketAddress.of(path))) { System.out.println(path); } catch (Exception refused) { }
    try (var socket = new DatagramSocket()) {
      socket.send(new DatagramPacket(new byte[1], 1, InetAddress.getLoopbackAddress(), ${bait.udpPort}));
    } catch (Exception refused) { }
    try { System.out.println(InetAddress.getByName("example.com")); } catch (Exception refused) { }
    System.out.println("end");
  }
}`,
    ],
    [
      'bash',
      (bait: Bait) =>
        `for at in ${addresses(bait)
          .map(([address, port]) => `${address}/${port}`)
          .join(
            ' ',
          )}; do (timeout 1 bash -c "echo x > /dev/tcp/$at") 2> /dev/null && echo $at; done\n(echo x > /dev/udp/127.0.0.1/${bait.udpPort}) 2> /dev/null\necho end\n`,
    ],
    [
      'perl',
      (bait: Bait) => raw`use IO::Socket::INET; use IO::Socket::UNIX;
for (${addresses(bait)
        .map(([address, port]) => `"${address}:${port}"`)
        .join(', ')}) { print "$_\n" if IO::Socket::INET->new(PeerAddr => $_, Timeout => 0.2) }
for ("${bait.socketPath}", "\0${bait.abstractName}") { print "$_\n" if IO::Socket::UNIX->new(Peer => $_) }
print "end\n";`,
    ],
    [
      'go',
      (bait: Bait) => raw`package main

import (
	"fmt"
	"net"
	"time"
)

func main() {
	for _, address := range []string{${addresses(bait)
    .map(([address, port]) => `"${address}:${port}"`)
    .join(', ')}} {
		if _, err := net.DialTimeout("tcp", address, 200*time.Millisecond); err == nil {
			fmt.Println(address)
		}
	}
	for _, path := range []string{"${bait.socketPath}", "@${bait.abstractName}"} {
		if _, err := net.Dial("unix", path); err == nil {
			fmt.Println(path)
		}
	}
	fmt.Println("end")
}`,
    ],
    [
      'ruby',
      (bait: Bait) => raw`require "socket"
[${addresses(bait)
        .map(([address, port]) => `["${address}", ${port}]`)
        .join(
          ', ',
        )}].each { |address, port| begin; Socket.tcp(address, port, connect_timeout: 0.2); puts address; rescue SystemCallError; end }
["${bait.socketPath}", "\0${bait.abstractName}"].each { |path| begin; UNIXSocket.new(path); puts path; rescue SystemCallError; end }
puts "end"`,
    ],
    [
      'php',
      (bait: Bait) =>
        `<?php foreach (${JSON.stringify(addresses(bait).map(([address, port]) => `tcp://${address}:${port}`))} as $at) if (@stream_socket_client($at, $n, $s, 0.2)) echo $at, "\\n"; if (@stream_socket_client("unix://${bait.socketPath}")) echo "unix\\n"; echo "end\\n";\n`,
    ],
  ] as const
).map(([language, source]) => ({
  name: 'sockets to the host and beyond',
  language,
  source,
  limits: { timeMs: 5_000 },
  expected: 'ACCEPTED',
}))

export const networkPrograms: HostileProgram[] = programs
