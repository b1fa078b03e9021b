import { participantRoleSchema } from '@greenroom/shared/vocabulary'
import { z } from 'zod'
import type { Condition, Store } from '../store/port.ts'
import type { SessionHead, SessionLog } from './sessionLog.ts'

const seatSchema = z.object({
  /** `{sessionId}/{participantId}` */
  id: z.string(),
  sessionId: z.string(),
  participantId: z.string(),
  role: participantRoleSchema,
  /** When the session was opened, ms since 1970: lists are in this order. */
  createdAt: z.number(),
})
export type SeatEntry = z.infer<typeof seatSchema>

/** Finds the sessions that somebody is in, whatever they are there. What they may do there is said by the session's own log. */
export type MemberIndex = {
  /** Writes down who is in a session besides its candidate, whom its head names; safe to repeat. */
  enter(seat: Omit<SeatEntry, 'id'>): Promise<void>
  /**
   * The sessions of who has these ids, latest first, at most `limit`.
   * @param after the session to go on behind; where there is none such, nothing is found
   */
  sessionsOf(ids: readonly string[], page: { limit: number; after?: string | undefined }): Promise<MySession[]>
  /** Forgets who was in a session that is deleted, and had these ids. */
  leave(sessionId: string, ids: readonly string[]): Promise<void>
}
const sessionsAtOnce = 100

/** Every session that this participant is in, latest first; a page is held at a time, and each of it has to stay until the next. */
export async function* everySessionOf(
  { sessionsOf }: Pick<MemberIndex, 'sessionsOf'>,
  participantId: string,
): AsyncGenerator<MySession> {
  for (let after: string | undefined; ; ) {
    const page = await sessionsOf([participantId], { limit: sessionsAtOnce, after })
    yield* page
    after = page.at(-1)?.head.id
    if (after === undefined || page.length < sessionsAtOnce) return
  }
}

export type MySession = { head: SessionHead; role: SeatEntry['role'] }

const seatId = (sessionId: string, participantId: string): string => `${sessionId}/${participantId}`

const anyOf = (values: readonly string[]): Condition => (values.length === 1 ? (values[0] ?? null) : { in: values })

const latestFirst = (a: MySession, b: MySession): number =>
  b.head.createdAt - a.head.createdAt || (a.head.id < b.head.id ? 1 : -1)

export function openMemberIndex(store: Store, { heads }: Pick<SessionLog, 'heads'>): MemberIndex {
  const seats = store.collection<SeatEntry>({
    name: 'sessionMembers',
    unique: [],
    indexes: [['participantId', 'createdAt', 'sessionId']],
    parse: (stored) => seatSchema.parse(stored),
  })

  async function asCandidate(ids: readonly string[], limit: number, cursor?: SessionHead): Promise<MySession[]> {
    const candidateId = anyOf(ids)
    const pages = cursor
      ? [
          { candidateId, createdAt: cursor.createdAt, id: { lt: cursor.id } },
          { candidateId, createdAt: { lt: cursor.createdAt } },
        ]
      : [{ candidateId }]
    const found = await Promise.all(pages.map((where) => heads.find({ where, sort: [['createdAt', 'desc']], limit })))
    return found.flat().map((head) => ({ head, role: 'candidate' as const }))
  }

  async function asMember(ids: readonly string[], limit: number, cursor?: SessionHead): Promise<MySession[]> {
    const participantId = anyOf(ids)
    const pages = cursor
      ? [
          { participantId, createdAt: cursor.createdAt, sessionId: { lt: cursor.id } },
          { participantId, createdAt: { lt: cursor.createdAt } },
        ]
      : [{ participantId }]
    const sort = [
      ['createdAt', 'desc'],
      ['sessionId', 'desc'],
    ] as const
    const found = (await Promise.all(pages.map((where) => seats.find({ where, sort, limit })))).flat()
    if (found.length === 0) return []
    const roles = new Map(found.map(({ sessionId, role }) => [sessionId, role]))
    const theirs = await heads.find({ where: { id: { in: [...roles.keys()] } }, limit: roles.size })
    return theirs.flatMap((head) => {
      const role = roles.get(head.id)
      return role === undefined ? [] : [{ head, role }]
    })
  }

  return {
    async enter(seat) {
      await seats.insert({ id: seatId(seat.sessionId, seat.participantId), ...seat })
    },
    async leave(sessionId, ids) {
      await Promise.all(ids.map((id) => seats.delete(seatId(sessionId, id))))
    },
    async sessionsOf(ids, { limit, after }) {
      const cursor = after === undefined ? undefined : await heads.get(after)
      if (after !== undefined && cursor === undefined) return []
      const found = await Promise.all([asCandidate(ids, limit, cursor), asMember(ids, limit, cursor)])
      const bySession = new Map(found.flat().map((each) => [each.head.id, each]))
      return [...bySession.values()].sort(latestFirst).slice(0, limit)
    },
  }
}
