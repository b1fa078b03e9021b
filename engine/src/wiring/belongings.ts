import { openInvites } from '../features/invites/invites.ts'
import { openReports } from '../features/reports/reports.ts'
import { openShares } from '../features/shares/shares.ts'
import type { Store } from '../store/port.ts'

export type Belongings = ReturnType<typeof openBelongings>

/** What is kept beside the log of a session, and is deleted with it. */
/** @param removals what takes away what others keep of a session: its jobs in Redis, and notices about it */
export function openBelongings(
  store: Store,
  removals: readonly ((sessionId: string) => Promise<void>)[],
  now: () => number,
) {
  const [shares, reports, invites] = [openShares(store, now), openReports(store), openInvites(store, now)]
  return {
    shares,
    reports,
    invites,
    removals: [...removals, ...[shares, reports, invites].map(({ removeOf }) => removeOf)],
  }
}
