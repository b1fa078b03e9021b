import { allottedMs } from '@greenroom/shared/rules'
import type { Session } from '@greenroom/shared/session'
import { ProblemError } from '../../platform/problems.ts'
import type { Logger } from '../../session/logger.ts'
import type { Appointments } from './appointments.ts'
import type { AppointmentCommand } from './decide.ts'
import type { AppointmentRecord } from './record.ts'
import type { AppointmentTeller } from './tell.ts'
import { whatHappened } from './texts.ts'
import { isSchedulable } from './view.ts'

export type ChangeAppointment = (
  state: Session,
  command: AppointmentCommand,
  of?: {
    /** Notifies nobody, because the next change follows at once and its notice covers both. */
    isQuiet?: boolean
  },
) => Promise<AppointmentRecord>

/**
 * Changes the appointment of a session, and notifies its people. It is stored first: if an engine dies before notifying them,
 * the sweep does.
 * @throws the problem that says why not, and what somebody else did in the meantime
 */
export function createChangeAppointment({
  appointments,
  teller,
  logger,
}: {
  appointments: Appointments
  teller: Pick<AppointmentTeller, 'tell'>
  logger: Pick<Logger, 'warn'>
}): ChangeAppointment {
  return async (state, command, { isQuiet = false } = {}) => {
    const { sessionId } = state
    if (!isSchedulable(state)) throw new ProblemError('NOT_SCHEDULABLE')
    const minutes = Math.round(allottedMs(state) / 60_000)
    const changed = await appointments.change(sessionId, minutes, command)
    if ('refused' in changed) {
      const { refused, latest } = changed
      if (refused !== 'APPOINTMENT_CHANGED' && refused !== 'UNKNOWN') throw new ProblemError(refused)
      const timeZone = 'timeZone' in command ? command.timeZone : (latest?.timeZones[command.by] ?? 'UTC')
      const of = { state, participantId: command.by, timeZone }
      throw new ProblemError('APPOINTMENT_CHANGED', whatHappened(latest, of))
    }
    const { record, isNew } = changed
    if (isNew && !isQuiet)
      await teller
        .tell(record, state)
        .catch((error: unknown) => logger.warn({ err: error, sessionId }, 'an appointment is told by the sweep'))
    return record
  }
}
