import { type Participant, participantIdOf, type Session } from '@greenroom/shared/session'
import type { ExtraTimePercent } from '@greenroom/shared/vocabulary'
import type { newSessionSchema } from '@greenroom/shared/wire'
import type { z } from 'zod'
import { refusalOf } from '../../platform/refusal.ts'
import type { SessionHandler } from '../../session/handle.ts'
import type { MemberIndex } from '../../session/memberIndex.ts'
import type { Appointments } from './appointments.ts'
import type { ChangeAppointment } from './changeAppointment.ts'

/** A person with an account, and their time zone. */
export type MockPerson = { userId: number; name: string; timeZone: string }

export type ArrangedMock = {
  /** Opens the mock in the role given in `session`, and offers the time. */
  host: MockPerson
  /** The person with the other role, for whom the time is booked. */
  partner: MockPerson
  session: z.output<typeof newSessionSchema>
  /** ms since 1970; null to arrange no time. */
  startsAt: number | null
  /** Lets a retry after a crash open the same mock. It must not be guessable. */
  sessionId?: string
}

export type ArrangeMockOptions = {
  openSession: (
    account: Pick<MockPerson, 'userId' | 'name'>,
    wanted: ArrangedMock['session'],
    sessionId?: string,
  ) => Promise<string>
  handler: Pick<SessionHandler, 'handle' | 'reload'>
  members: Pick<MemberIndex, 'enter'>
  extraTimeOf: (userId: number) => Promise<ExtraTimePercent>
  appointments: Pick<Appointments, 'of'>
  changeAppointment: ChangeAppointment
}

/**
 * Opens a mock for two account holders who have already agreed on one, with its time booked. Both are notified as for
 * any booking.
 * @returns the session's id
 * @throws the refusal of the session or of the time
 */
export function createArrangeMock(options: ArrangeMockOptions) {
  const { openSession, handler, members, extraTimeOf, appointments, changeAppointment } = options

  async function seat({ userId, name }: MockPerson, role: Participant['role'], sessionId: string): Promise<Session> {
    const participant = { id: participantIdOf(userId), role, name }
    const accommodated = role === 'candidate' ? { extraTimePercent: await extraTimeOf(userId) } : {}
    const outcome = await handler.handle({
      sessionId,
      commandId: `seat.${participant.id}`,
      actor: { kind: 'system' },
      command: { type: 'AddMember', participant, ...accommodated },
    })
    if (!outcome.ok) throw refusalOf(outcome.error)
    const state = await handler.reload(sessionId)
    if (state === undefined) throw new Error(`${sessionId} vanished`)
    await members.enter({ sessionId, participantId: participant.id, role, createdAt: state.createdAt })
    return state
  }

  /** Whether the time was ever booked; from then on it is up to the two of them. */
  async function isBookedOnce(sessionId: string): Promise<boolean> {
    const known = await appointments.of(sessionId)
    return known !== undefined && known.change.what !== 'offered'
  }

  return async ({ host, partner, session, startsAt, ...known }: ArrangedMock): Promise<string> => {
    const sessionId = await openSession(host, { ...session, mode: 'human' }, known.sessionId)
    const partnersRole = session.role === 'candidate' ? 'interviewer' : 'candidate'
    const state = await seat(partner, partnersRole, sessionId)
    if (startsAt === null || (await isBookedOnce(sessionId))) return sessionId
    const [by, other] = [participantIdOf(host.userId), participantIdOf(partner.userId)]
    const offer = { type: 'offer', by, slots: [startsAt], timeZone: host.timeZone, revision: 0 } as const
    try {
      const { revision } = await changeAppointment(state, offer, { isQuiet: true })
      await changeAppointment(state, { type: 'book', by: other, startsAt, timeZone: partner.timeZone, revision })
    } catch (error) {
      // A second click got there first.
      if (!(await isBookedOnce(sessionId))) throw error
    }
    return sessionId
  }
}
export type ArrangeMock = ReturnType<typeof createArrangeMock>
