import { createServer, type Server } from 'node:http'
import websocket from '@fastify/websocket'
import { largestCollabMessageBytes } from '@greenroom/shared/wire'
import type { HttpApp } from '../platform/httpService.ts'

/** Lets routes answer with a plain WebSocket, alongside socket.io. Register it before those routes. */
export async function allowWebSockets(app: HttpApp): Promise<void> {
  await app.register(websocket, {
    options: { server: upgradesBesidesSocketIo(app.server), maxPayload: largestCollabMessageBytes },
    errorHandler(error, socket, request) {
      if (isBadFrame(error)) request.log.info({ err: error }, 'a WebSocket received invalid data')
      else request.log.error({ err: error }, 'a WebSocket failed')
      socket.terminate()
    },
  })
}

/** Whether the client caused the error, judging by the codes of `ws`, so it isn't a bug in our code. */
const isBadFrame = (error: Error): boolean => 'code' in error && String(error.code).startsWith('WS_ERR_')

/**
 * @fastify/websocket answers every upgrade it sees, and socket.io's with a 404. So we give it a separate server that
 * never listens and receives only the other upgrades.
 */
function upgradesBesidesSocketIo(server: Server): Server {
  const others = createServer()
  server.on('upgrade', (request, socket, head) => {
    if (!request.url?.startsWith('/socket.io/')) others.emit('upgrade', request, socket, head)
  })
  return others
}
