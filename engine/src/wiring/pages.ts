import { landingPath } from '@greenroom/shared/rules'
import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'
import type { AuditTrail } from '../audit/audit.ts'
import type { EngineConfig } from '../config.ts'
import { formAdminRoutes } from '../features/pages/adminRoutes.ts'
import { openAnswers } from '../features/pages/answers.ts'
import { startDeliveries } from '../features/pages/delivery/deliveries.ts'
import type { ActionConditions } from '../features/pages/delivery/postToAction.ts'
import { openDestinations } from '../features/pages/destinations.ts'
import { pageEditorRoutes } from '../features/pages/editorRoutes.ts'
import { editorData } from '../features/pages/editors.ts'
import { liveVersionOf, openPages, type Page, repositoryVersionOf, type Version } from '../features/pages/pages.ts'
import { publicPageRoutes } from '../features/pages/publicRoutes.ts'
import { openPageRecords } from '../features/pages/records.ts'
import { ourPages } from '../features/pages/seeds/ourPages.ts'
import { headOfPage, openingOf, publishedView } from '../features/pages/views.ts'
import type { Mail } from '../mail/openMail.ts'
import { createAllowances } from '../platform/allowances.ts'
import type { HttpApp } from '../platform/httpService.ts'
import { startSweep } from '../platform/sweep.ts'
import type { PageHead } from '../platform/webHead.ts'
import { type Store, StoreUnavailable } from '../store/port.ts'
import type { Content } from './content.ts'
import type { WhoAsks } from './whoAsks.ts'

export type PagesOptions = {
  config: EngineConfig
  redis: Redis
  mail: Mail
  audit: AuditTrail
  whoAsks: WhoAsks
  logger: FastifyBaseLogger
  /** How often this engine checks for due publications, in ms. */
  sweepEveryMs: number
  now: () => number
  /** Replaced by specs. */
  conditions?: ActionConditions
}

export type SitePages = ReturnType<typeof openSitePages>

/** The paths of our own pages. */
const ourPaths: ReadonlySet<string> = new Set(ourPages.map(({ path }) => path))
const mayBePage = (path: string): boolean => ourPaths.has(path) || /^\/p\/[a-z0-9-]+$/.test(path)

/** The pages of the builder, for parts of the engine that need them before it answers any request. */
export function openSitePages(store: Store, content: Pick<Content, 'readings'>, now: () => number) {
  const records = openPageRecords(store)
  const pages = openPages({ records, now })
  const library = content.readings

  /** What visitors see at this address. While the database doesn't answer, that's our own landing page. */
  async function liveAt(path: string): Promise<{ page: Page; version: Version } | undefined> {
    try {
      const page = await pages.byPath(path)
      const versionId = page && liveVersionOf(page)
      const version = page && versionId != null ? await pages.version(page, versionId) : undefined
      return page && version && { page, version }
    } catch (error) {
      const ours = ourPages.find((each) => each.path === path)
      if (path !== landingPath || ours === undefined || !(error instanceof StoreUnavailable)) throw error
      const page: Page = { id: ours.id, path, ours, record: undefined }
      return { page, version: repositoryVersionOf(ours) }
    }
  }

  return {
    records,
    pages,
    library,
    /** The texts for a page's head, with the page itself, so that it can be drawn without another call. */
    async headOf(path: string): Promise<PageHead | undefined> {
      if (!mayBePage(path)) return undefined
      const live = await liveAt(path)
      if (live === undefined) return undefined
      const { page, version } = live
      const head = headOfPage(page, version.content)
      const { settings } = version.content
      if (settings.visibility === 'accounts') return head
      const data = publishedView(page, version, library)
      // The landing page shows pictures after its first two texts, so it opens with only those. Its program is in the
      // first file.
      if (path === landingPath) return { ...head, opening: { title: settings.title, intro: settings.lead }, data }
      return { ...head, like: '/help', opening: openingOf(version.content), data }
    },
    /** Pages for the sitemap, besides those that every build has. */
    async listed(): Promise<PageHead[]> {
      const heads: PageHead[] = []
      for (const page of await pages.list()) {
        const versionId = liveVersionOf(page)
        if (page.ours !== undefined || versionId === null) continue
        const version = await pages.version(page, versionId)
        if (version !== undefined) heads.push(headOfPage(page, version.content))
      }
      return heads
    },
  }
}

/** Sets up the page builder: editing, published pages, and the delivery of forms' answers. */
export function startPages(app: HttpApp, { records, pages, library }: SitePages, options: PagesOptions) {
  const { config, redis, mail, audit, whoAsks, logger, now } = options
  const destinations = openDestinations(records, { now })
  const answers = openAnswers(records, { now })
  const deliveries = startDeliveries({
    ...{ records, mail, redisUrl: config.REDIS_URL, logger, now },
    ...(options.conditions === undefined ? {} : { conditions: options.conditions }),
  })
  publicPageRoutes(app, {
    ...{ pages, answers, library, deliver: deliveries.begin },
    allowances: createAllowances({ redis, logger, now }),
    secret: config.INTERNAL_TOKEN,
    userIdOf: whoAsks.userIdOf,
  })
  pageEditorRoutes(app, { pages, destinations, library, audit, editorOf: whoAsks.editorOf })
  formAdminRoutes(app, { destinations, answers, retry: deliveries.retry, audit, adminOf: whoAsks.adminOf })
  const sweep = startSweep(
    async () => {
      for (const { id, path, scheduledAt, scheduledVersionId } of await pages.publishDue())
        await audit.record({
          id: `page.${id}.${scheduledVersionId}.${scheduledAt}`,
          by: { kind: 'system' },
          ...{ about: null, what: 'page_published', before: null, after: { path, versionId: scheduledVersionId } },
        })
    },
    { of: 'scheduled pages', everyMs: options.sweepEveryMs, logger },
  )
  return {
    answers,
    personalData: [answers.personalData, editorData(records)],
    async stop() {
      await sweep.stop()
      await deliveries.stop()
    },
  }
}
export type RunningPages = ReturnType<typeof startPages>
