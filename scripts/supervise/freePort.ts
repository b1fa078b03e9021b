import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Ports outside the range that a system assigns by itself (Linux starts at 32768). So until the program listens, nobody
 * but another call of this function can take the port.
 */
export const drawnFrom = { first: 10_240, last: 32_767 } as const

const handedOut = new Set<number>()

/** A loopback port that nothing listened on a moment ago. Within this process, every call gets a different one. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(drawnFrom.first, drawnFrom.last + 1)
    if (handedOut.has(port)) continue
    handedOut.add(port)
    if (!(await portIsTaken(port))) return port
  }
}

/** Whether this loopback port is in use. */
export async function portIsTaken(port: number): Promise<boolean> {
  const server = createServer()
  return await new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(true)
      // We may not use this port (EACCES). The program that needs it reports that better.
      else if (error.code === 'EACCES') resolve(false)
      else reject(error)
    })
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(false)))
  })
}
