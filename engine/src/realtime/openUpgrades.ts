import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'

/** How long a browser has to answer that its WebSocket is being closed. */
const farewellMs = 1_000

/**
 * The connections that became WebSockets. A server waits for them when it closes, and a laptop that is asleep would make it wait
 * for half a minute; `endSoon` gives them a moment, and ends those that are still there.
 */
export function watchUpgrades(server: Server): { endSoon(): { cancel(): void } } {
  const open = new Set<Duplex>()
  server.on('upgrade', (_request, socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  return {
    endSoon() {
      const timer = setTimeout(() => {
        for (const socket of open) socket.destroy()
      }, farewellMs)
      return { cancel: () => clearTimeout(timer) }
    },
  }
}
