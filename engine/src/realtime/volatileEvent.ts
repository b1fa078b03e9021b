import type { ServerToClient } from '@greenroom/shared/wire'
import type { Socket } from 'socket.io'

/** What may be lost: it says how things stand at this moment, or will be said in full later. */
type VolatileEvent = 'session:tick' | 'session:delta'

/** An event in the words of socket.io's protocol (version 5, namespace `/`), written once for everybody who gets it. */
export type VolatilePacket = string

const eventPacket = '2'

export const volatilePacket = <E extends VolatileEvent>(
  event: E,
  said: Parameters<ServerToClient[E]>[0],
): VolatilePacket => eventPacket + JSON.stringify([event, said])

/** Sends it, unless this socket is still busy with what it was sent before: as `socket.volatile.emit` does. */
export function sendVolatile({ conn }: Pick<Socket, 'conn'>, packet: VolatilePacket): void {
  if (conn.transport.writable) conn.write(packet)
}
