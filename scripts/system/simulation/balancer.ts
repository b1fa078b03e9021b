import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** Stands in for production's load balancer: one address that connects each caller to a running engine. */
export type Balancer = { port: number; stop(): Promise<void> }

/** Spreads connections over these loopback ports in turn, skipping ports that refuse. */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  let turn = 0
  const open = new Set<Socket>()
  const server = createServer((caller) => {
    open.add(caller)
    caller.once('close', () => open.delete(caller))
    // Connection errors need no handling: if one end is gone, the pipe closes the other.
    caller.on('error', () => caller.destroy())
    turn += 1
    reach(caller, ports.map((_, index) => ports[(turn + index) % ports.length]).filter(isPort))
  })

  function reach(caller: Socket, [port, ...others]: readonly number[]): void {
    if (port === undefined) {
      caller.destroy()
      return
    }
    const engine = connect({ host: '127.0.0.1', port })
    let connected = false
    engine.once('connect', () => {
      connected = true
      caller.pipe(engine)
      engine.pipe(caller)
    })
    engine.once('error', () => {
      if (!connected && !caller.destroyed) reach(caller, others)
      else caller.destroy()
    })
    engine.once('close', () => {
      if (connected) caller.destroySoon()
    })
    caller.once('close', () => engine.destroy())
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A TCP server has no port')
  return {
    port: address.port,
    async stop() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

const isPort = (port: number | undefined): port is number => port !== undefined
