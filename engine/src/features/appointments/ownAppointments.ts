import { dayMs } from '@greenroom/shared/rules'
import { userIdOf } from '@greenroom/shared/session'
import type { MemberIndex } from '../../session/memberIndex.ts'
import type { Appointments } from './appointments.ts'
import type { AppointmentRecord } from './record.ts'

/** Sessions opened longer ago than this have no upcoming appointment. */
const lookBackMs = 180 * dayMs
const pageSize = 100

export type OwnAppointmentsOptions = {
  appointments: Pick<Appointments, 'ofAll'>
  members: Pick<MemberIndex, 'sessionsOf'>
  /** Every id an account has in sessions. */
  idsOf: (userId: number) => Promise<string[]>
  now: () => number
}

/** Finds a person's appointments across all their sessions, and conflicts between them. */
export function createOwnAppointments({ appointments, members, idsOf, now }: OwnAppointmentsOptions) {
  /** The appointments of mocks in which one of these ids has a seat. */
  async function of(ids: readonly string[], { isOver = true } = {}): Promise<AppointmentRecord[]> {
    const found: AppointmentRecord[] = []
    for (let after: string | undefined; ; ) {
      const page = await members.sessionsOf(ids, { limit: pageSize, after })
      const mocks = page.filter(({ head }) => head.mode === 'human' && (isOver || head.phase !== 'ENDED'))
      found.push(...(await appointments.ofAll(mocks.map(({ head }) => head.id))))
      const last = page.at(-1)
      if (last === undefined || page.length < pageSize || last.head.createdAt < now() - lookBackMs) return found
      after = last.head.id
    }
  }

  return {
    of,
    /**
     * The first of these times at which the person is in another booked mock; null if they are free.
     * @param sessionId the mock the times are for; null if it isn't open yet
     */
    async clashOf(
      participantId: string,
      { starts, minutes, sessionId }: { starts: readonly number[]; minutes: number; sessionId: string | null },
    ): Promise<number | null> {
      const userId = userIdOf(participantId)
      // A guest is in only one mock.
      if (userId === null) return null
      const booked = (await of(await idsOf(userId), { isOver: false })).filter(
        ({ id, startsAt }) => startsAt !== null && id !== sessionId,
      )
      const overlaps = (start: number) => booked.some((other) => areTogether({ startsAt: start, minutes }, other))
      return starts.find(overlaps) ?? null
    },
  }
}
export type OwnAppointments = ReturnType<typeof createOwnAppointments>

type Meeting = Pick<AppointmentRecord, 'startsAt' | 'minutes'>

function areTogether(one: Meeting, other: Meeting): boolean {
  if (one.startsAt === null || other.startsAt === null) return false
  return one.startsAt < other.startsAt + other.minutes * 60_000 && other.startsAt < one.startsAt + one.minutes * 60_000
}
