import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Ports that no system gives to a connection going out or to a server without a wish (Linux begins at 32768): between the moment
 * a port is found free and the moment its program listens, only somebody who drew the same one could take it.
 */
export const drawnFrom = { first: 10_240, last: 32_767 } as const

const handedOut = new Set<number>()

/** A loopback port that nothing listened on a moment ago, and that no other call of this process was or will be given. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(drawnFrom.first, drawnFrom.last + 1)
    if (handedOut.has(port)) continue
    handedOut.add(port)
    if (!(await portIsTaken(port))) return port
  }
}

/** Whether somebody listens on this loopback port. */
export async function portIsTaken(port: number): Promise<boolean> {
  const server = createServer()
  return await new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(true)
      // No right to the port (EACCES): the program that wants it says so better.
      else if (error.code === 'EACCES') resolve(false)
      else reject(error)
    })
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(false)))
  })
}
