import type { SessionEvent } from '../events.ts'
import type { Session } from '../state.ts'
import { fromVersion1 } from './version1.ts'

type Upcaster = (event: SessionEvent, state: Session | null, at: number) => SessionEvent

/** Upcasts from each version to the next one. */
const upcasters: Record<number, Upcaster> = { 1: fromVersion1 }

/**
 * Converts an event to today's version. The engine, the page, the workers and the replay all read events through this
 * function.
 * @param version the event's version; a newer one than this program's is read unchanged
 * @param state the state before the event
 */
export function upcast(event: SessionEvent, version: number, state: Session | null, at: number): SessionEvent {
  let current = event
  for (let from = version; upcasters[from] !== undefined; from += 1) {
    current = upcasters[from]?.(current, state, at) ?? current
  }
  return current
}
