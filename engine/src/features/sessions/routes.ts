import type { HttpApp } from '../../platform/httpService.ts'
import { type CommandRouteOptions, commandRoute } from './commandRoute.ts'
import { type OpeningRoutesOptions, openingRoutes } from './openingRoutes.ts'
import { type ReadingRoutesOptions, readingRoutes } from './readingRoutes.ts'

export type SessionRoutesOptions = OpeningRoutesOptions & ReadingRoutesOptions & CommandRouteOptions

/** Sessions over HTTP: opening one, looking at it, its log, its scorecard, and the commands of the socket for scripts. */
export function sessionRoutes(app: HttpApp, options: SessionRoutesOptions): void {
  openingRoutes(app, options)
  readingRoutes(app, options)
  commandRoute(app, options)
}
