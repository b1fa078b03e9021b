import type { ServerToClient } from '@greenroom/shared/wire'
import type { Socket } from 'socket.io'

/** Events that may be lost, because they only describe the current moment or are sent in full later. */
type VolatileEvent = 'session:tick' | 'session:delta'

/** An event encoded for socket.io's protocol (version 5, namespace `/`), once for all its receivers. */
export type VolatilePacket = string

const eventPacket = '2'

export const volatilePacket = <E extends VolatileEvent>(
  event: E,
  said: Parameters<ServerToClient[E]>[0],
): VolatilePacket => eventPacket + JSON.stringify([event, said])

/** Sends the packet like `socket.volatile.emit`: skips this socket if it is still busy with earlier messages. */
export function sendVolatile({ conn }: Pick<Socket, 'conn'>, packet: VolatilePacket): void {
  if (conn.transport.writable) conn.write(packet)
}
