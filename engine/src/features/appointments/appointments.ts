import type { Store } from '../../store/port.ts'
import { type AppointmentCommand, type AppointmentRefusal, decideAppointment } from './decide.ts'
import { type AppointmentRecord, appointmentRecordSchema } from './record.ts'

/** How many times a change is tried. A concurrent change doesn't necessarily rule it out. */
const maxLooks = 4
const pageSize = 100
/** How long the engine that made a change has to notify people before another engine does. */
const toldWithinMs = 5_000

export type ChangedAppointment =
  | { record: AppointmentRecord; isNew: boolean; before: AppointmentRecord | undefined }
  | { refused: AppointmentRefusal; latest: AppointmentRecord | undefined }

/** The sessions' appointments, one per session. */
export type Appointments = {
  of(sessionId: string): Promise<AppointmentRecord | undefined>
  ofAll(sessionIds: readonly string[]): Promise<AppointmentRecord[]>
  /**
   * If several people change the same revision, only one succeeds. A repeated command succeeds without changing
   * anything.
   */
  change(sessionId: string, minutes: number, command: AppointmentCommand): Promise<ChangedAppointment>
  /** Reverts a change nobody was notified of. A no-op if somebody has changed it since. */
  undo(record: AppointmentRecord, before: AppointmentRecord): Promise<void>
  /** Records that everybody has been notified of this revision. */
  wasTold(record: AppointmentRecord): Promise<void>
  /** Appointments with a change that may be unannounced because an engine died. */
  untold(): Promise<AppointmentRecord[]>
  /** Appointments with a reminder due. */
  due(): Promise<AppointmentRecord[]>
  /** Sets when the next reminder is due, or that none is. A no-op if the appointment has changed. */
  remindNext(record: AppointmentRecord, at: number | null): Promise<void>
  /** Deletes a person's time zone and email. */
  leaveOut(sessionId: string, participantId: string): Promise<void>
  removeOf(sessionId: string): Promise<void>
}

export function openAppointments(store: Store, now: () => number): Appointments {
  const records = store.collection<AppointmentRecord>({
    name: 'appointments',
    unique: [],
    indexes: [['revision'], ['isTold'], ['remindAt']],
    parse: (stored) => appointmentRecordSchema.parse(stored),
  })

  /** @returns whether it was stored before anyone else changed it */
  async function write({ id, ...fields }: AppointmentRecord): Promise<boolean> {
    if (fields.revision === 1) return (await records.insert({ id, ...fields })) === 'inserted'
    return records.update(id, fields, { revision: fields.revision - 1 })
  }

  return {
    of: (sessionId) => records.get(sessionId),
    async ofAll(sessionIds) {
      if (sessionIds.length === 0) return []
      return records.find({ where: { id: { in: sessionIds } }, limit: sessionIds.length })
    },
    async change(sessionId, minutes, command) {
      for (let look = 0; ; look += 1) {
        const latest = await records.get(sessionId)
        const decision = decideAppointment(latest, command, { sessionId, minutes, now: now() })
        if ('refused' in decision) return { refused: decision.refused, latest }
        if ('as' in decision) return { record: decision.as, isNew: false, before: latest }
        if (await write(decision.next)) return { record: decision.next, isNew: true, before: latest }
        if (look === maxLooks) return { refused: 'APPOINTMENT_CHANGED', latest }
      }
    },
    async undo({ id, revision }, { id: _id, ...fields }) {
      await records.update(id, { ...fields, revision: revision + 1 }, { revision })
    },
    async wasTold({ id, revision }) {
      await records.update(id, { isTold: true }, { revision })
    },
    async untold() {
      const found = await records.find({ where: { isTold: false }, limit: pageSize })
      return found.filter(({ change }) => change.at <= now() - toldWithinMs)
    },
    due: () => records.find({ where: { remindAt: { lte: now() } }, sort: [['remindAt', 'asc']], limit: pageSize }),
    async remindNext({ id, revision }, at) {
      await records.update(id, { remindAt: at }, { revision })
    },
    async leaveOut(sessionId, participantId) {
      for (;;) {
        const known = await records.get(sessionId)
        if (known === undefined) return
        const { [participantId]: _zone, ...timeZones } = known.timeZones
        const { [participantId]: _email, ...guestEmails } = known.guestEmails
        if (await records.update(sessionId, { timeZones, guestEmails }, { revision: known.revision })) return
      }
    },
    async removeOf(sessionId) {
      await records.delete(sessionId)
    },
  }
}
