import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/** Calls that run at the same time: their sockets are held until the port of each is known. */
type Batch = { waiting: number; servers: Server[]; closed: PromiseWithResolvers<void> }

const handedOut = new Set<number>()
let batch: Batch | null = null

/** A loopback port that nothing listened on a moment ago, and that no other call of this process was or will be given. */
export async function freePort(): Promise<number> {
  batch ??= { waiting: 0, servers: [], closed: Promise.withResolvers() }
  const mine = batch
  mine.waiting += 1
  try {
    return await distinctPort(mine.servers)
  } finally {
    mine.waiting -= 1
    if (mine.waiting === 0) {
      batch = null
      await Promise.all(mine.servers.map(close))
      mine.closed.resolve()
    }
    await mine.closed.promise
  }
}

async function distinctPort(held: Server[]): Promise<number> {
  for (;;) {
    const server = createServer().listen(0, '127.0.0.1')
    held.push(server)
    await once(server, 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('A TCP server has no port')
    if (handedOut.has(address.port)) continue
    handedOut.add(address.port)
    return address.port
  }
}

async function close(server: Server): Promise<void> {
  if (!server.listening) return
  server.close()
  await once(server, 'close')
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
