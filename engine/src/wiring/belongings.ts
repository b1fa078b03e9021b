import { openInvites } from '../features/invites/invites.ts'
import { openReports } from '../features/reports/reports.ts'
import { openShares } from '../features/shares/shares.ts'
import type { Store } from '../store/port.ts'

export type Belongings = ReturnType<typeof openBelongings>

/** What is kept beside the log of a session, and is deleted with it. */
/** @param removeJobsOf takes a session's jobs out of Redis */
export function openBelongings(store: Store, removeJobsOf: (sessionId: string) => Promise<void>, now: () => number) {
  const [shares, reports, invites] = [openShares(store, now), openReports(store), openInvites(store, now)]
  return {
    shares,
    reports,
    invites,
    removals: [removeJobsOf, ...[shares, reports, invites].map(({ removeOf }) => removeOf)],
  }
}
