import type { Redis } from 'ioredis'
import { type EngineConfig, retentionDaysOf } from '../config.ts'
import type { ClientMessages } from '../features/clientMessages/clientMessages.ts'
import { clientMessageRoutes } from '../features/clientMessages/routes.ts'
import { companyRoutes } from '../features/companies/routes.ts'
import type { Feedback } from '../features/feedback/feedback.ts'
import { feedbackRoutes } from '../features/feedback/routes.ts'
import { trackedJobRoutes } from '../features/jobs/routes.ts'
import type { TrackedJobs } from '../features/jobs/trackedJobs.ts'
import { languageRoutes } from '../features/languages/routes.ts'
import { locationRoutes } from '../features/location/routes.ts'
import { bellRoutes } from '../features/notices/bellRoutes.ts'
import { endingRoutes } from '../features/notices/routes.ts'
import { profileRoutes } from '../features/profile/routes.ts'
import { readingRoutes } from '../features/readings/routes.ts'
import { siteRoutes } from '../features/site/routes.ts'
import { walletRoutes } from '../features/wallet/routes.ts'
import type { HttpApp } from '../platform/httpService.ts'
import type { Content } from './content.ts'
import type { NewsDesk } from './notices.ts'
import type { People } from './people.ts'
import type { Sessions } from './sessions.ts'
import type { Studies } from './studies.ts'
import type { WhoAsks } from './whoAsks.ts'

export type SiteFeaturesOptions = {
  config: EngineConfig
  messages: ClientMessages
  feedback: Feedback
  trackedJobs: TrackedJobs
  redis: Redis
  content: Content
  people: People
  whoAsks: WhoAsks
  studies: Studies
  sessions: Sessions
  newsDesk: NewsDesk
  now: () => number
}

/** Lets people try the coach's mail draft. Mail to this address is never read. */
const developmentCareersEmail = 'careers@greenroom.example'

/** Sets up everything besides interviews and challenges: accounts, wallets, content to read, feedback. */
export function registerSiteFeatures(app: HttpApp, options: SiteFeaturesOptions): void {
  const { config, messages, feedback, trackedJobs, redis, content, people, whoAsks, sessions, newsDesk, now } = options
  const { profiles, languageModelInUse, allowanceOf } = people
  people.accounts.register(app)
  locationRoutes(app, {
    behindTls: config.behindTls,
    ...(config.LOCATION_LOOKUP_URL === undefined ? {} : { lookUpUrl: config.LOCATION_LOOKUP_URL }),
  })
  languageRoutes(app, { redis })
  siteRoutes(app, {
    careersEmail: config.CAREERS_EMAIL ?? (config.isProduction ? null : developmentCareersEmail),
    retentionDays: retentionDaysOf(config),
    languageModel: languageModelInUse,
    asksForCountry: config.LOCATION_LOOKUP_URL !== undefined,
    inviteOnly: config.ALPHA_ONLY,
    operator: config.operator,
  })
  companyRoutes(app, { presets: content.presets, domainOf: options.studies.ofCaller })
  readingRoutes(app, {
    library: content.readings,
    challenges: content.bank,
    readerOf: whoAsks.readerOf,
    ...(config.PUBLIC_URL === undefined ? {} : { publicUrl: config.PUBLIC_URL }),
  })
  trackedJobRoutes(app, {
    trackedJobs,
    library: content.readings,
    readerOf: whoAsks.readerOf,
    accountOf: whoAsks.accountOf,
  })
  feedbackRoutes(app, { feedback, now, userIdOf: whoAsks.userIdOf })
  clientMessageRoutes(app, { messages, now })
  walletRoutes(app, { ledger: sessions.ledger, allowanceOf, now, visitorOf: whoAsks.accountOf })
  endingRoutes(app, {
    endings: newsDesk.endings,
    stops: newsDesk.stops,
    async turnOff(ending) {
      if ('addressHash' in ending) return newsDesk.stops.set(ending.addressHash, true)
      await profiles.change(ending.userId, { mailNotices: { [ending.notice]: false } })
    },
  })
  bellRoutes(app, { bell: newsDesk.bell, openToken: newsDesk.openToken, accountOf: whoAsks.accountOf })
  profileRoutes(app, { profiles, languageModelInUse, visitorOf: whoAsks.accountOf })
}
