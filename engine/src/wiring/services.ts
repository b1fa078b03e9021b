import { guardAll, type Tracing, zodApp } from '@greenroom/shared/service'
import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'
import type { Registry } from 'prom-client'
import { type EngineConfig, webBuildFolder } from '../config.ts'
import type { Diagnostics } from '../features/diagnostics/diagnostics.ts'
import { explanationVerdictRoute } from '../features/diagnostics/verdictRoute.ts'
import { jobHeads } from '../features/jobs/heads.ts'
import { questionCheckRoutes } from '../features/ownQuestions/checkRoutes.ts'
import type { OwnQuestions } from '../features/ownQuestions/ownQuestions.ts'
import { articleHeads } from '../features/readings/blog.ts'
import { workshopHeads } from '../features/workshops/heads.ts'
import { requireBearer } from '../platform/bearer.ts'
import { type DiskSpace, refuseNewThings } from '../platform/diskSpace.ts'
import { createHttpService } from '../platform/httpService.ts'
import { rememberPerRequest } from '../platform/perRequest.ts'
import type { OriginRule } from '../platform/security.ts'
import type { SharedCounts } from '../platform/sharedCounts.ts'
import type { SessionHandler } from '../session/handle.ts'
import { jobResultRoutes } from '../session/jobResults.ts'
import { scoredLogRoutes } from '../session/scoredLog.ts'
import type { SessionLog } from '../session/sessionLog.ts'
import type { Store } from '../store/port.ts'
import type { Content } from './content.ts'
import type { SitePages } from './pages.ts'

export type PublicServiceOptions = {
  config: EngineConfig
  store: Store
  redis: Redis
  counts: SharedCounts
  disk: DiskSpace
  logger: FastifyBaseLogger
  isOriginAllowed: OriginRule
  content: Pick<Content, 'readings'>
  sitePages: Pick<SitePages, 'headOf' | 'listed'>
}

/** Pages of the editor, which search engines leave out. */
const pageEditor = /^\/creator\/pages\/[^/]+(\/preview)?$/
const adminSession = /^\/admin\/sessions\/[^/]+$/

/** The public service, including the web app. Features add their routes. */
export async function createPublicService(options: PublicServiceOptions) {
  const { config, store, redis, counts, disk, logger, isOriginAllowed, content, sitePages } = options
  // Computed each time, because items are published while the engine runs.
  const pages = () => [
    ...articleHeads(content.readings),
    ...jobHeads(content.readings),
    ...workshopHeads(content.readings),
  ]
  const service = await createHttpService({
    title: 'Greenroom engine',
    description: 'Accounts, challenges and interview sessions.',
    logger,
    isOriginAllowed,
    behindTls: config.behindTls,
    trustProxy: config.TRUSTED_PROXIES,
    // Metrics are for operators, so only the internal service serves them.
    metrics: { servesMetrics: false },
    redis,
    counts,
    web: {
      folder: webBuildFolder,
      listed: async () => [...pages(), ...(await sitePages.listed())],
      headOf: async (path) =>
        adminSession.test(path)
          ? { path, title: 'Admin: a session', description: 'What happened in a session.', indexed: false as const }
          : pageEditor.test(path)
            ? { path, title: 'Create: a page', description: 'Write and publish a page.', indexed: false as const }
            : (pages().find((page) => page.path === path) ?? sitePages.headOf(path)),
      ...(config.PUBLIC_URL === undefined ? {} : { publicUrl: config.PUBLIC_URL }),
    },
    readiness: {
      store: async () => {
        await store.ping()
        return { ok: true, detail: 'answers' }
      },
      redis: async () => ({ ok: (await redis.ping()) === 'PONG', detail: 'answers' }),
      disk: disk.check,
    },
  })
  refuseNewThings(service.app, disk)
  rememberPerRequest(service.app)
  return service
}

export type InternalServiceOptions = {
  config: Pick<EngineConfig, 'INTERNAL_TOKEN'>
  handler: SessionHandler
  log: SessionLog
  ownQuestions: Pick<OwnQuestions, 'checked'>
  diagnostics: Pick<Diagnostics, 'judged'>
  /** The metrics of the whole engine, which this service answers with. */
  registry: Registry
  tracing: Tracing
  logger: FastifyBaseLogger
}

/** The service for workers and operators, on a separate port. Health and metrics need no token. */
export async function createInternalService(options: InternalServiceOptions) {
  const { config, handler, log, ownQuestions, diagnostics, registry, tracing, logger } = options
  const { app } = await createHttpService({
    title: 'Greenroom engine, internal',
    description: 'Results that workers report, and the logs that they score.',
    logger,
    isOriginAllowed: () => true,
    behindTls: false,
    bodyLimitBytes: 16 * 1024 * 1024,
    metrics: { registry },
    readiness: {},
  })
  await app.register(async (scope) => {
    guardAll(scope, requireBearer(config.INTERNAL_TOKEN))
    const workersApp = zodApp(scope)
    jobResultRoutes(workersApp, handler, tracing)
    scoredLogRoutes(workersApp, log)
    questionCheckRoutes(workersApp, ownQuestions)
    explanationVerdictRoute(workersApp, diagnostics)
  })
  return app
}
