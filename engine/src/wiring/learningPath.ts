import { loadConcepts } from '@greenroom/shared/content'
import { anonymousReader, hasPremiumAccess, isContentCreator } from '@greenroom/shared/rules'
import type { EngineConfig } from '../config.ts'
import { openCalendarFeeds } from '../features/appointments/feeds.ts'
import { entriesOf } from '../features/challenges/entries.ts'
import { openPaths, type PathsOptions } from '../features/learningPath/paths.ts'
import { learningPathRoutes } from '../features/learningPath/routes.ts'
import type { Learners } from '../learning/learners.ts'
import { createCalendarWriter } from '../mail/calendar.ts'
import { mailFromOf } from '../mail/openMail.ts'
import type { HttpApp } from '../platform/httpService.ts'
import type { Store } from '../store/port.ts'
import type { Content } from './content.ts'
import type { NewsDesk } from './notices.ts'
import type { People } from './people.ts'
import type { WhoAsks } from './whoAsks.ts'

export type LearningPathOptions = {
  config: EngineConfig
  store: Store
  content: Content
  people: Pick<People, 'accounts'>
  whoAsks: Pick<WhoAsks, 'accountOf'>
  newsDesk: Pick<NewsDesk, 'publicUrl'>
  learners: Pick<Learners, 'of' | 'latest'>
  reviewsDue: PathsOptions['reviewsDue']
  now: () => number
}
export type LearningPaths = ReturnType<typeof startLearningPaths>

/** Sets up learning paths, and their calendar feeds. */
export function startLearningPaths(app: HttpApp, options: LearningPathOptions) {
  const { config, store, content, people, whoAsks, newsDesk, learners, reviewsDue, now } = options
  const { publicUrl } = newsDesk
  const paths = openPaths(store, {
    content: {
      courses: content.courses,
      challenges: () => entriesOf(content.bank, content.spoken),
      concepts: loadConcepts(),
    },
    presets: content.presets,
    ...{ learners, reviewsDue, now },
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
  return {
    paths,
    feeds,
    /** Why something (`doneRefSchema`) is on the user's path, or null if it isn't. */
    async reasonOf(userId: number, ref: string): Promise<string | null> {
      const items = (await paths.of(userId))?.weeks.flatMap(({ items }) => items) ?? []
      return items.find(({ id }) => id === ref)?.reason ?? null
    },
  }
}
