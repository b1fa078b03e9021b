import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { z } from 'zod'
import type { ServiceProblems } from './problems.ts'

/** The state of one dependency: `detail` says what is wrong, or what was found. */
export type ReadinessCheck = { ok: boolean; detail: string }
/** The states of the service's dependencies, by name. */
export type Readiness = () => Promise<Record<string, ReadinessCheck>>

/**
 * The metrics of the process itself. Collected once, because prom-client's garbage-collection observer can't be
 * stopped: one per service would keep every stopped service in memory.
 */
const ofTheProcess = new Registry()
collectDefaultMetrics({ register: ofTheProcess })

const healthSchema = z.object({ status: z.literal('alive') })
const readinessSchema = z.object({
  status: z.literal('ready'),
  checks: z.record(z.string(), z.object({ ok: z.boolean(), detail: z.string() })),
})

const readyOptions = {
  config: { refuses: ['NOT_READY'] },
  schema: { tags: ['operation'], response: { 200: readinessSchema } },
}

/** Metrics of a program with several services. */
export type MetricsOptions = {
  /** Where to count. Default: a new registry. */
  registry?: Registry
  /** Whether this service answers `GET /metrics`. Default: true. */
  servesMetrics?: boolean
}

const requestDurations = (registry: Registry): Histogram =>
  new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  })

/**
 * Adds `GET /healthz` (alive), `GET /readyz` (200, or 503 NOT_READY naming each check) and `GET /metrics` (Prometheus),
 * all without a token. Returns the registry for the service's own metrics.
 */
export function installMetrics(
  app: FastifyInstance,
  options: MetricsOptions & { readiness: Readiness; problems: Pick<ServiceProblems, 'ProblemError'> },
): Registry {
  const { readiness, registry = new Registry(), servesMetrics = true } = options
  const { ProblemError } = options.problems
  const known = registry.getSingleMetric('http_request_duration_seconds')
  const durations = known instanceof Histogram ? known : requestDurations(registry)
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })

  app.register(async (scope) => {
    scope.get('/healthz', { schema: { tags: ['operation'], response: { 200: healthSchema } } }, async () => ({
      status: 'alive',
    }))
    scope.get('/readyz', readyOptions, async () => {
      const checks = await readiness()
      const failing = Object.entries(checks).filter(([, { ok }]) => !ok)
      if (failing.length === 0) return { status: 'ready', checks }
      const detail = failing.map(([name, check]) => `${name}: ${check.detail}`).join('; ')
      throw new ProblemError('NOT_READY', detail, { extensions: { checks } })
    })
    if (!servesMetrics) return
    scope.get('/metrics', { schema: { hide: true } }, async (_request, reply) =>
      reply.type(registry.contentType).send(await Registry.merge([ofTheProcess, registry]).metrics()),
    )
  })
  return registry
}
