import { type ContentDomain, participantRoleSchema } from '@greenroom/shared/vocabulary'
import { z } from 'zod'
import type { Condition, Store } from '../store/port.ts'
import { headDomainOf, type SessionHead, type SessionLog } from './sessionLog.ts'

const seatSchema = z.object({
  /** `{sessionId}/{participantId}` */
  id: z.string(),
  sessionId: z.string(),
  participantId: z.string(),
  role: participantRoleSchema,
  /** When the session was opened, ms since 1970. Lists are sorted by this. */
  createdAt: z.number(),
})
export type SeatEntry = z.infer<typeof seatSchema>

/**
 * Finds a person's sessions, whatever their role. What they may do in a session is decided by its log, not by this
 * index.
 */
export type MemberIndex = {
  /**
   * Adds a member of a session. The candidate needs no entry because the session's head already names them. Idempotent.
   */
  enter(seat: Omit<SeatEntry, 'id'>): Promise<void>
  /**
   * The sessions of the person with these ids, latest first, at most `limit`.
   * @param page `after`: the session to continue after; an unknown one returns nothing. `domain`: only its sessions
   */
  sessionsOf(ids: readonly string[], page: Page & { after?: string | undefined }): Promise<MySession[]>
  /**
   * Hides the session from a removed member. `removedIdOf` still finds it, so that their name can be deleted from its
   * log.
   */
  remove(seat: Omit<SeatEntry, 'id'>): Promise<void>
  /** Removes a deleted session's people from the index. */
  leave(sessionId: string, ids: readonly string[]): Promise<void>
}
const sessionsAtOnce = 100

/**
 * Iterates over all sessions this participant is in, latest first. It reads a page at a time, so don't remove the last
 * session of a page before the next page has been read.
 */
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

type Page = { limit: number; domain?: ContentDomain | undefined }
type Cursor = Pick<SessionHead, 'id' | 'createdAt'>

export type MySession = { head: SessionHead; role: SeatEntry['role'] }

/** The id that the index uses for a person who was removed from sessions. */
export const removedIdOf = (participantId: string): string => `removed:${participantId}`

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

  async function asCandidate(ids: readonly string[], { limit, domain }: Page, cursor?: Cursor): Promise<MySession[]> {
    const mine = {
      candidateId: anyOf(ids),
      ...(domain === undefined ? {} : { otherDomain: headDomainOf(domain) }),
    }
    const pages = cursor
      ? [
          { ...mine, createdAt: cursor.createdAt, id: { lt: cursor.id } },
          { ...mine, createdAt: { lt: cursor.createdAt } },
        ]
      : [mine]
    const found = await Promise.all(pages.map((where) => heads.find({ where, sort: [['createdAt', 'desc']], limit })))
    return found.flat().map((head) => ({ head, role: 'candidate' as const }))
  }

  /** Seats don't name a domain, so pages are read until there are enough sessions in the domain. */
  async function asMember(ids: readonly string[], page: Page, cursor?: Cursor): Promise<MySession[]> {
    const mine: MySession[] = []
    for (let after = cursor; ; ) {
      const found = await seatsAfter(ids, page.limit, after)
      mine.push(...(await sessionsAt(found, page.domain)))
      const last = found.at(-1)
      if (last === undefined || found.length < page.limit || mine.length >= page.limit) return mine
      after = { id: last.sessionId, createdAt: last.createdAt }
    }
  }

  async function seatsAfter(ids: readonly string[], limit: number, cursor?: Cursor): Promise<SeatEntry[]> {
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
    return (await Promise.all(pages.map((where) => seats.find({ where, sort, limit })))).flat().slice(0, limit)
  }

  async function sessionsAt(found: readonly SeatEntry[], domain: ContentDomain | undefined): Promise<MySession[]> {
    if (found.length === 0) return []
    const roles = new Map(found.map(({ sessionId, role }) => [sessionId, role]))
    const theirs = await heads.find({ where: { id: { in: [...roles.keys()] } }, limit: roles.size })
    return theirs.flatMap((head) => {
      const role = roles.get(head.id)
      const belongs = domain === undefined || (head.otherDomain ?? null) === headDomainOf(domain)
      return role === undefined || !belongs ? [] : [{ head, role }]
    })
  }

  return {
    async enter(seat) {
      await seats.insert({ id: seatId(seat.sessionId, seat.participantId), ...seat })
    },
    async remove({ participantId, ...seat }) {
      const removedId = removedIdOf(participantId)
      await seats.insert({ id: seatId(seat.sessionId, removedId), participantId: removedId, ...seat })
      await seats.delete(seatId(seat.sessionId, participantId))
    },
    async leave(sessionId, ids) {
      await Promise.all(ids.map((id) => seats.delete(seatId(sessionId, id))))
    },
    async sessionsOf(ids, { after, ...page }) {
      const cursor = after === undefined ? undefined : await heads.get(after)
      if (after !== undefined && cursor === undefined) return []
      const found = await Promise.all([asCandidate(ids, page, cursor), asMember(ids, page, cursor)])
      const bySession = new Map(found.flat().map((each) => [each.head.id, each]))
      return [...bySession.values()].sort(latestFirst).slice(0, page.limit)
    },
  }
}
