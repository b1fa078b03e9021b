import type { HttpApp } from '../../platform/httpService.ts'
import { type CallRouteOptions, callRoute } from './callRoute.ts'
import { type CommandRouteOptions, commandRoute } from './commandRoute.ts'
import { type OpeningRoutesOptions, openingRoutes } from './openingRoutes.ts'
import { type ReadingRoutesOptions, readingRoutes } from './readingRoutes.ts'

export type SessionRoutesOptions = OpeningRoutesOptions & ReadingRoutesOptions & CommandRouteOptions & CallRouteOptions

/** Sessions over HTTP: opening one, reading its state, log and scorecard, and the socket's commands for scripts. */
export function sessionRoutes(app: HttpApp, options: SessionRoutesOptions): void {
  openingRoutes(app, options)
  readingRoutes(app, options)
  commandRoute(app, options)
  callRoute(app, options)
}
