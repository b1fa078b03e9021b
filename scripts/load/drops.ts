import diagnostics from 'node:diagnostics_channel'
import { Socket } from 'node:net'
import { z } from 'zod'
import type { Chance } from '../system/simulation/chance.ts'
import { exponential } from './habits.ts'

const openedSchema = z.object({ socket: z.instanceof(Socket) })

/**
 * Breaks this process's connections at random times, after `meanMs` on average, without a goodbye: half of them are
 * closed by the network (FIN), half are reset (RST).
 * @returns a function that stops it
 */
export function breakConnections(meanMs: number, chance: Chance, broke: () => void): () => void {
  if (meanMs === 0) return () => {}
  const pending = new Set<NodeJS.Timeout>()
  const opened = (message: unknown): void => {
    const { socket } = openedSchema.parse(message)
    const isReset = chance() < 0.5
    const timer = setTimeout(
      () => {
        broke()
        if (isReset) socket.resetAndDestroy()
        else socket.destroy()
      },
      exponential(chance, meanMs),
    )
    pending.add(timer)
    socket.once('close', () => {
      clearTimeout(timer)
      pending.delete(timer)
    })
  }
  diagnostics.subscribe('net.client.socket', opened)
  return () => {
    diagnostics.unsubscribe('net.client.socket', opened)
    for (const timer of pending) clearTimeout(timer)
  }
}
