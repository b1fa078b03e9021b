import { createServer } from 'node:http'
import { Redis } from 'ioredis'
import { Server } from 'socket.io'

/**
 * The baseline for relaying a reply: a server that sends everything from Redis to every socket, and does nothing else.
 */
const server = createServer()
const io = new Server(server, { transports: ['websocket'], serveClient: false })
const subscriber = new Redis(process.env.REDIS_URL ?? 'redis://127.0.0.1:6379')
await subscriber.subscribe('bench:pieces')
subscriber.on('message', (_channel: string, text: string) => {
  const piece: unknown = JSON.parse(text)
  io.volatile.emit('piece', piece)
})

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  process.send?.({ type: 'ready', url: `http://127.0.0.1:${port}` })
})
process.on('SIGTERM', () => process.exit(0))
