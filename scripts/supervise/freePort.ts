import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Ports outside the range that systems assign automatically (Linux starts at 32768). So until the program listens, only
 * another call of this function can take the port.
 */
export const drawnFrom = { first: 10_240, last: 32_767 } as const

const handedOut = new Set<number>()

/** Finds a loopback port that was free a moment ago. Within this process, every call gets a different one. */
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
      // We aren't allowed to use this port (EACCES). The program that needs the port explains that better.
      else if (error.code === 'EACCES') resolve(false)
      else reject(error)
    })
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(false)))
  })
}
