import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler, RouteOptions } from 'fastify'

/** Ways to show who one is, one of which is enough, by their names in the description's `securitySchemes`. */
export type Security = readonly Readonly<Record<string, readonly string[]>>[]

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The codes with which an operation refuses by itself. What stands around it adds its own: its guard, its limit, its service. The
     * description of the API names them all, and a refusal that it doesn't name is logged as an error.
     */
    refuses?: readonly string[]
    security?: Security
  }
}

/** Says of every later route of this app or scope with which codes it is refused before its handler has a say. */
export function noteRefusals(app: FastifyInstance, codesOf: (route: RouteOptions) => readonly string[]): void {
  app.addHook('onRoute', (route) => {
    const { refuses = [] } = route.config ?? {}
    route.config = { ...route.config, refuses: [...new Set([...refuses, ...codesOf(route)])] }
  })
}

/** A hook that turns away whoever does not show who they are, and what the description says of that. */
export type Guard = onRequestAsyncHookHandler & { readonly security: Security; readonly refuses: readonly string[] }

export const guard = (
  told: { security: Security; refuses: readonly string[] },
  hook: onRequestAsyncHookHandler,
): Guard => Object.assign(hook, told)

const isGuard = (hook: object): hook is Guard => 'security' in hook && 'refuses' in hook

/** Says of a route what a guard of it demands. */
function noteGuard(route: RouteOptions, { security, refuses }: Guard): void {
  route.config = { ...route.config, security, refuses: [...(route.config?.refuses ?? []), ...refuses] }
}

/** Says of every later route of this app what the guards among its own hooks demand. */
export function noteGuards(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    for (const hook of [route.onRequest ?? []].flat()) if (isGuard(hook)) noteGuard(route, hook)
  })
}

/** Puts a guard before every later route of this scope. */
export function guardAll(scope: FastifyInstance, hook: Guard): void {
  scope.addHook('onRequest', hook)
  scope.addHook('onRoute', (route) => noteGuard(route, hook))
}

const withoutBody = new Set(['GET', 'HEAD', 'TRACE'])

/** Says of every later route with what the framework refuses requests to it. */
export const noteUnreadableRequests = (app: FastifyInstance): void =>
  noteRefusals(app, ({ method }) => [
    'INVALID_REQUEST',
    ...([method].flat().every((each) => withoutBody.has(each)) ? [] : ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE']),
  ])

/** Whether the description of the operation that was asked for names this code. What isn't described needn't name anything. */
export function isDescribed({ routeOptions: { config, schema } }: FastifyRequest, code: string): boolean {
  if (config?.refuses === undefined || schema?.hide === true) return true
  return config.refuses.includes(code)
}
