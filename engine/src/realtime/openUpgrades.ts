import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'

/** How long a browser has to confirm that its WebSocket is closing. */
const farewellMs = 1_000

/**
 * Tracks connections that became WebSockets. A closing server waits for them, and a sleeping laptop would make it wait
 * half a minute. `endSoon` gives them a moment, then ends those still open.
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
