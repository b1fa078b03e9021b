import type { Participant } from '@greenroom/shared/session'
import { participantRoleSchema } from '@greenroom/shared/vocabulary'
import type { Presence } from '@greenroom/shared/wire'
import { z } from 'zod'

/** Somebody with a socket on one of the engines. */
const hereSchema = z.object({ id: z.string(), role: participantRoleSchema, name: z.string(), typing: z.boolean() })
export type Here = z.infer<typeof hereSchema>

/** Who of a room has a socket on the engine that says so; with `asks`, others with sockets in this room answer. */
export const presenceNewsSchema = z.object({
  sessionId: z.string(),
  participants: z.array(hereSchema),
  asks: z.boolean(),
})
export type PresenceNews = z.infer<typeof presenceNewsSchema>

/** What another engine said is believed for this long; while rooms are shared it is said again more often than that. */
const believedMs = 10_000
const sayAgainEveryMs = 3_000

export type RoomPresenceOptions = {
  /** Who has a socket of this room here, each person once. */
  hereIn: (sessionId: string) => readonly Here[]
  /** Who may be in this room. Those without a socket anywhere are shown as not online. */
  membersOf: (sessionId: string) => readonly Participant[]
  /** Tells the other engines. */
  publish: (news: PresenceNews) => void
  /** Tells the sockets here. */
  tell: (presence: Presence) => void
  now: () => number
}

/** Who is in a room, whichever engines their sockets are on. */
export type RoomPresence = {
  /** Somebody here came, went, or began or stopped typing. */
  changed(sessionId: string): void
  /** What another engine says. */
  receive(engineId: string, news: PresenceNews): void
  /** This person is nowhere any more. */
  gone(sessionId: string, participantId: string): void
  /** Tells the sockets here once more: there is somebody new to tell about. */
  show(sessionId: string): void
  stop(): void
}

type Elsewhere = { participants: readonly Here[]; at: number }
/** Nearly every room has everybody on one engine. */
const nobodyElse: ReadonlyMap<string, Elsewhere> = new Map()

export function openRoomPresence({ hereIn, membersOf, publish, tell, now }: RoomPresenceOptions): RoomPresence {
  /** Of rooms with sockets here: what other engines said last. */
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
    // This engine hasn't read yet that they're a member.
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

  /** An engine that died says nothing more; only rooms that are shared are worth the messages. */
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
