import { guardAll, zodApp } from '@greenroom/shared/service'
import { onlyAdmins } from '../../platform/guards.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import type { AdminOf } from './admin.ts'
import { type AuditRoutesOptions, auditRoutes } from './auditRoutes.ts'
import { type EntryRoutesOptions, entryRoutes } from './entryRoutes.ts'
import { type JobRoutesOptions, jobRoutes } from './jobRoutes.ts'
import { type LetterRoutesOptions, letterRoutes } from './letterRoutes.ts'
import { type OverviewRouteOptions, overviewRoute } from './overviewRoute.ts'
import { type PeopleRoutesOptions, peopleRoutes } from './peopleRoutes.ts'
import { queueBoard } from './queueBoard.ts'
import { type SessionRoutesOptions, sessionRoutes } from './sessionRoutes.ts'
import { type SubscriptionRoutesOptions, subscriptionRoutes } from './subscriptionRoutes.ts'

export type AdminRoutesOptions = { adminOf: AdminOf } & OverviewRouteOptions &
  SubscriptionRoutesOptions &
  PeopleRoutesOptions &
  EntryRoutesOptions &
  LetterRoutesOptions &
  SessionRoutesOptions &
  JobRoutesOptions &
  AuditRoutesOptions

/** All ADMIN routes (spec §6), behind one guard. */
export function adminRoutes(app: HttpApp, options: AdminRoutesOptions): void {
  app.register(async (scope) => {
    guardAll(scope, onlyAdmins(options.adminOf))
    const inside = zodApp(scope)
    overviewRoute(inside, options)
    subscriptionRoutes(inside, options)
    peopleRoutes(inside, options)
    entryRoutes(inside, options)
    letterRoutes(inside, options)
    sessionRoutes(inside, options)
    jobRoutes(inside, options)
    auditRoutes(inside, options)
    await queueBoard(inside, options.jobQueues)
  })
}
