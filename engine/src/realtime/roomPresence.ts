import type { Participant } from '@greenroom/shared/session'
import { participantRoleSchema } from '@greenroom/shared/vocabulary'
import type { Presence } from '@greenroom/shared/wire'
import { z } from 'zod'

/** A person with a socket on one of the engines. */
const hereSchema = z.object({ id: z.string(), role: participantRoleSchema, name: z.string(), typing: z.boolean() })
export type Here = z.infer<typeof hereSchema>

/**
 * The people in a room who have a socket on the sending engine. `asks` requests the same from other engines with
 * sockets in this room.
 */
export const presenceNewsSchema = z.object({
  sessionId: z.string(),
  participants: z.array(hereSchema),
  asks: z.boolean(),
})
export type PresenceNews = z.infer<typeof presenceNewsSchema>

/** How long a message from another engine stays valid. Engines that share a room repeat it more often. */
const believedMs = 10_000
const sayAgainEveryMs = 3_000

export type RoomPresenceOptions = {
  /** The people with a socket in this room on this engine, each listed once. */
  hereIn: (sessionId: string) => readonly Here[]
  /** The members of this room. Those without a socket on any engine are shown as offline. */
  membersOf: (sessionId: string) => readonly Participant[]
  /** Publishes who is here on this engine to the other engines. */
  publish: (news: PresenceNews) => void
  /** Sends the presence to the sockets on this engine. */
  tell: (presence: Presence) => void
  now: () => number
}

/** Combines who is in a room across all engines. */
export type RoomPresence = {
  /** A person on this engine joined, left, or began or stopped typing. */
  changed(sessionId: string): void
  /** Processes a message from another engine. */
  receive(engineId: string, news: PresenceNews): void
  /** This person has no connection left. */
  gone(sessionId: string, participantId: string): void
  /** Sends the presence to this engine's sockets again, because there is a new one. */
  show(sessionId: string): void
  stop(): void
}

type Elsewhere = { participants: readonly Here[]; at: number }
/** Shared by most rooms, since usually everyone is on the same engine. */
const nobodyElse: ReadonlyMap<string, Elsewhere> = new Map()

export function openRoomPresence({ hereIn, membersOf, publish, tell, now }: RoomPresenceOptions): RoomPresence {
  /** The latest messages from other engines, for rooms with sockets here. */
  const rooms = new Map<string, ReadonlyMap<string, Elsewhere>>()

  function show(sessionId: string): void {
    const all = new Map<string, Here>()
    const elsewhere = [...(rooms.get(sessionId)?.values() ?? [])].flatMap(({ participants }) => participants)
    for (const each of [...hereIn(sessionId), ...elsewhere]) {
      all.set(each.id, { ...each, typing: each.typing || (all.get(each.id)?.typing ?? false) })
    }
    const members = membersOf(sessionId).map(({ id, role, name }) => {
      const here = all.get(id)
      all.delete(id)
      return { role, name: here?.name ?? name, online: here !== undefined, typing: here?.typing ?? false }
    })
    // This engine hasn't yet read that the person is a member.
    const more = [...all.values()].map(({ role, name, typing }) => ({ role, name, online: true, typing }))
    tell({ sessionId, participants: [...members, ...more] })
  }

  function receive(engineId: string, { sessionId, participants, asks }: PresenceNews): void {
    const others = rooms.get(sessionId)
    if (others === undefined) return
    const before = others.get(engineId)?.participants ?? []
    const without = [...others].filter(([id]) => id !== engineId)
    const said: [string, Elsewhere][] = participants.length === 0 ? [] : [[engineId, { participants, at: now() }]]
    rooms.set(sessionId, new Map([...without, ...said]))
    if (asks) publish({ sessionId, participants: [...hereIn(sessionId)], asks: false })
    if (JSON.stringify(before) !== JSON.stringify(participants)) show(sessionId)
  }

  /**
   * A dead engine goes silent, so each engine keeps repeating who is here. Only rooms shared between engines need that.
   */
  const timer = setInterval(() => {
    for (const [sessionId, others] of rooms) {
      if (others.size === 0) continue
      const heard = [...others].filter(([, { at }]) => at >= now() - believedMs)
      if (heard.length < others.size) {
        rooms.set(sessionId, new Map(heard))
        show(sessionId)
      }
      publish({ sessionId, participants: [...hereIn(sessionId)], asks: false })
    }
  }, sayAgainEveryMs)

  return {
    changed(sessionId) {
      const participants = [...hereIn(sessionId)]
      const asks = participants.length > 0 && !rooms.has(sessionId)
      if (asks) rooms.set(sessionId, nobodyElse)
      if (participants.length === 0) rooms.delete(sessionId)
      publish({ sessionId, participants, asks })
      show(sessionId)
    },
    receive,
    show,
    gone(sessionId, participantId) {
      const others = rooms.get(sessionId)
      if (others === undefined) return
      const remaining = [...others].map(([engineId, { participants, at }]): [string, Elsewhere] => [
        engineId,
        { participants: participants.filter(({ id }) => id !== participantId), at },
      ])
      rooms.set(sessionId, new Map(remaining))
      show(sessionId)
    },
    stop: () => clearInterval(timer),
  }
}
