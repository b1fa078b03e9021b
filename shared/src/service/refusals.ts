import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler, RouteOptions } from 'fastify'

/** Alternative ways to authenticate, by their names in the description's `securitySchemes`. */
export type Security = readonly Readonly<Record<string, readonly string[]>>[]

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The codes with which the operation itself refuses. Its guard, limit and service add their own. The API's
     * description lists them all, and an unlisted refusal is logged as an error.
     */
    refuses?: readonly string[]
    security?: Security
  }
}

/** Declares codes with which later routes of this app or scope may be refused before their handler runs. */
export function noteRefusals(app: FastifyInstance, codesOf: (route: RouteOptions) => readonly string[]): void {
  app.addHook('onRoute', (route) => {
    const { refuses = [] } = route.config ?? {}
    route.config = { ...route.config, refuses: [...new Set([...refuses, ...codesOf(route)])] }
  })
}

/** A hook that refuses unauthenticated callers, with its entries for the API's description. */
export type Guard = onRequestAsyncHookHandler & { readonly security: Security; readonly refuses: readonly string[] }

export const guard = (
  told: { security: Security; refuses: readonly string[] },
  hook: onRequestAsyncHookHandler,
): Guard => Object.assign(hook, told)

const isGuard = (hook: object): hook is Guard => 'security' in hook && 'refuses' in hook

/** Declares the requirements of a route's own guard. */
function noteGuard(route: RouteOptions, { security, refuses }: Guard): void {
  route.config = { ...route.config, security, refuses: [...(route.config?.refuses ?? []), ...refuses] }
}

/** Declares the requirements of the app's guards, for every later route. */
export function noteGuards(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    for (const hook of [route.onRequest ?? []].flat()) if (isGuard(hook)) noteGuard(route, hook)
  })
}

/** Guards every later route of this scope. */
export function guardAll(scope: FastifyInstance, hook: Guard): void {
  scope.addHook('onRequest', hook)
  scope.addHook('onRoute', (route) => noteGuard(route, hook))
}

const withoutBody = new Set(['GET', 'HEAD', 'TRACE'])

/** Declares the framework's own refusals for every later route. */
export const noteUnreadableRequests = (app: FastifyInstance): void =>
  noteRefusals(app, ({ method }) => [
    'INVALID_REQUEST',
    ...([method].flat().every((each) => withoutBody.has(each)) ? [] : ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE']),
  ])

/** Whether the requested operation's description lists this code; true for undescribed routes. */
export function isDescribed({ routeOptions: { config, schema } }: FastifyRequest, code: string): boolean {
  if (config?.refuses === undefined || schema?.hide === true) return true
  return config.refuses.includes(code)
}
