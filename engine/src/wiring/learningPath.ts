import { loadConcepts } from '@greenroom/shared/content'
import { anonymousReader, hasPremiumAccess, isContentCreator } from '@greenroom/shared/rules'
import { usualDomain } from '@greenroom/shared/vocabulary'
import type { EngineConfig } from '../config.ts'
import { openCalendarFeeds } from '../features/appointments/feeds.ts'
import { entriesOf } from '../features/challenges/entries.ts'
import { openPaths, type PathsOptions } from '../features/learningPath/paths.ts'
import { learningPathRoutes } from '../features/learningPath/routes.ts'
import { targetOf } from '../features/learningPath/target.ts'
import { createCalendarWriter } from '../mail/calendar.ts'
import { mailFromOf } from '../mail/openMail.ts'
import type { HttpApp } from '../platform/httpService.ts'
import type { SessionLog } from '../session/sessionLog.ts'
import type { Store } from '../store/port.ts'
import type { Content } from './content.ts'
import type { Domains } from './domains.ts'
import type { NewsDesk } from './notices.ts'
import type { People } from './people.ts'
import type { Pharmacy } from './pharmacy.ts'
import type { Sessions } from './sessions.ts'
import type { WhoAsks } from './whoAsks.ts'

export type LearningPathOptions = {
  config: EngineConfig
  store: Store
  content: Content
  people: Pick<People, 'accounts'>
  whoAsks: Pick<WhoAsks, 'accountOf'>
  newsDesk: Pick<NewsDesk, 'publicUrl'>
  domains: Domains
  pharmacy: Pharmacy
  sessions: Pick<Sessions, 'log'>
  reviewsDue: PathsOptions['reviewsDue']
  now: () => number
}
export type LearningPaths = ReturnType<typeof startLearningPaths>

/** Sets up learning paths, and their calendar feeds. */
export function startLearningPaths(app: HttpApp, options: LearningPathOptions) {
  const { config, store, content, people, whoAsks, newsDesk, domains, pharmacy, sessions, reviewsDue, now } = options
  const { publicUrl } = newsDesk
  const concepts = loadConcepts()
  const paths = openPaths(store, {
    domainOf: domains.of,
    contentOf: (domain) =>
      domain === usualDomain
        ? {
            ...{ domain, courses: content.courses, concepts, skipsDiagnostic: false },
            challenges: () => entriesOf(content.bank, content.spoken),
          }
        : {
            ...{ domain, courses: content.courses, concepts: pharmacy.concepts, skipsDiagnostic: true },
            challenges: () => [],
          },
    targetOf: (wish, domain) =>
      domain === usualDomain ? targetOf(wish, content.presets()) : pharmacy.target(wish.level),
    ...{ learners: domains.learners, reviewsDue, now },
    interviewsOf: interviewsIn(sessions.log),
    drillCountOf: async (userId, domain) => (domain === usualDomain ? 0 : pharmacy.drillCountOf(userId)),
    async readerOf(userId) {
      const user = await people.accounts.userById(userId)
      if (user === undefined) return anonymousReader
      const { subscriptionTier: tier } = await people.accounts.membershipOf(userId)
      return {
        hasPremium: hasPremiumAccess(tier),
        seesBeta: isContentCreator(tier) || (await people.accounts.isAlphaUser(user.email)),
      }
    },
  })
  const feeds = openCalendarFeeds(store, { secret: config.INTERNAL_TOKEN, now, of: 'pathFeeds' })
  const calendar = createCalendarWriter({ publicUrl, mailFrom: mailFromOf(config) })
  learningPathRoutes(app, { paths, feeds, calendar, publicUrl, accountOf: whoAsks.accountOf, now })
  return { paths, feeds }
}

/** Looks up which rounds of which company interviews rehearsed, in one read. */
export const interviewsIn =
  ({ heads }: Pick<SessionLog, 'heads'>): PathsOptions['interviewsOf'] =>
  async (ids) => {
    const found = await heads.find({ where: { id: { in: ids } }, limit: ids.length })
    return found.map(({ id, settings, rounds = [] }) => ({ id, companyType: settings.companyType, rounds }))
  }
