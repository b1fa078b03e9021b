import type { Session } from '@greenroom/shared/session'
import { momentIn } from '../../mail/days.ts'
import { ProblemError } from '../../platform/problems.ts'
import type { Logger } from '../../session/logger.ts'
import type { Appointments } from './appointments.ts'
import type { AppointmentCommand } from './decide.ts'
import type { OwnAppointments } from './ownAppointments.ts'
import type { AppointmentRecord } from './record.ts'
import type { AppointmentTeller } from './tell.ts'
import { nameIn, whatHappened } from './texts.ts'
import { isSchedulable, meetingMinutesOf } from './view.ts'

export type ChangeAppointment = (
  state: Session,
  command: AppointmentCommand,
  of?: {
    /** Skips notifications and clash checks, because the next change follows at once and does both. */
    isQuiet?: boolean
  },
) => Promise<AppointmentRecord>

export type ChangeAppointmentOptions = {
  appointments: Appointments
  clashOf: OwnAppointments['clashOf']
  teller: Pick<AppointmentTeller, 'tell'>
  logger: Pick<Logger, 'warn'>
}

/**
 * Changes a session's appointment and notifies the people in it. It is stored first: if an engine dies before notifying
 * them, the sweep does.
 * @throws the problem that explains why it can't be changed, and what somebody else did in the meantime
 */
export function createChangeAppointment(options: ChangeAppointmentOptions): ChangeAppointment {
  const { appointments, clashOf, teller, logger } = options

  /**
   * Refuses times when the person offering or booking them is in another mock. The other person's plans stay private.
   */
  async function refuseClash(state: Session, command: AppointmentCommand): Promise<void> {
    if (command.type === 'cancel') return
    const { sessionId } = state
    const starts = command.type === 'offer' ? command.slots : [command.startsAt]
    const times = { starts, minutes: meetingMinutesOf(state), sessionId }
    const clash = await clashOf(command.by, times)
    if (clash !== null) throw busyProblem(clash, command.timeZone)
    if (command.type === 'offer') return
    const offeredBy = (await appointments.of(sessionId))?.offeredBy
    if (offeredBy !== undefined && (await clashOf(offeredBy, times)) !== null)
      throw partnerBusyProblem(nameIn(state, offeredBy))
  }

  return async (state, command, { isQuiet = false } = {}) => {
    const { sessionId } = state
    if (!isSchedulable(state)) throw new ProblemError('NOT_SCHEDULABLE')
    if (!isQuiet) await refuseClash(state, command)
    const changed = await appointments.change(sessionId, meetingMinutesOf(state), command)
    if ('refused' in changed) {
      const { refused, latest } = changed
      if (refused !== 'APPOINTMENT_CHANGED' && refused !== 'UNKNOWN') throw new ProblemError(refused)
      const timeZone = 'timeZone' in command ? command.timeZone : (latest?.timeZones[command.by] ?? 'UTC')
      const of = { state, participantId: command.by, timeZone }
      throw new ProblemError('APPOINTMENT_CHANGED', whatHappened(latest, of))
    }
    const { record, isNew, before } = changed
    if (!isNew) return record
    // Two mocks may be booked for one person at the same moment, so each booking checks again once it is stored.
    if (command.type === 'book' && before !== undefined)
      await refuseClash(state, command).catch(async (clash: unknown) => {
        await appointments.undo(record, before)
        throw clash
      })
    if (!isQuiet)
      await teller
        .tell(record, state)
        .catch((error: unknown) =>
          logger.warn({ err: error, sessionId }, 'notifying of an appointment failed; the sweep will retry'),
        )
    return record
  }
}

/** The problem for a caller who is in another mock at this time. */
export const busyProblem = (at: number, timeZone: string) =>
  new ProblemError('BUSY', `You’re in another mock on ${momentIn(at, timeZone)}.`)

/** The problem if the other person can't make it any more; the reason stays private. */
export const partnerBusyProblem = (name: string) =>
  new ProblemError('PARTNER_BUSY', `${name} is no longer free at that time. Pick another one.`)

/** Whether a time was refused because one of the two is in another mock. */
export const isClash = (error: unknown): boolean =>
  error instanceof ProblemError && (error.code === 'BUSY' || error.code === 'PARTNER_BUSY')
