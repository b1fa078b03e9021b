import { openInvites } from '../features/invites/invites.ts'
import { openReports } from '../features/reports/reports.ts'
import { openShares } from '../features/shares/shares.ts'
import type { Store } from '../store/port.ts'

export type Belongings = ReturnType<typeof openBelongings>

/** What is kept beside the log of a session, and is deleted with it. */
export function openBelongings(store: Store, now: () => number) {
  return { shares: openShares(store, now), reports: openReports(store), invites: openInvites(store, now) }
}
