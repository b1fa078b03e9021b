import { openAppointments } from '../features/appointments/appointments.ts'
import { openInvites } from '../features/invites/invites.ts'
import { openReports } from '../features/reports/reports.ts'
import { openShares } from '../features/shares/shares.ts'
import type { Store } from '../store/port.ts'

export type Belongings = ReturnType<typeof openBelongings>

/**
 * Opens the stores for everything kept with a session besides its log, and deleted with it.
 * @param removals functions that delete what other parts store about a session: its jobs in Redis, and notices about it
 */
export function openBelongings(
  store: Store,
  removals: readonly ((sessionId: string) => Promise<void>)[],
  now: () => number,
) {
  const [shares, reports, invites] = [openShares(store, now), openReports(store), openInvites(store, now)]
  const appointments = openAppointments(store, now)
  return {
    shares,
    reports,
    invites,
    appointments,
    removals: [...removals, ...[shares, reports, invites, appointments].map(({ removeOf }) => removeOf)],
  }
}
