import { accessOf, anonymousReader, hasPremiumAccess } from '@greenroom/shared/rules'
import { programmingLanguageLabels } from '@greenroom/shared/vocabulary'
import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'
import type { EngineConfig } from '../config.ts'
import { openCvs } from '../features/cv/cvs.ts'
import { createCvReader } from '../features/cv/reading/reader.ts'
import { cvRoutes } from '../features/cv/routes.ts'
import { createWordingRuns } from '../features/cv/wordings.ts'
import type { Mail } from '../mail/openMail.ts'
import { createAllowances } from '../platform/allowances.ts'
import type { HttpApp } from '../platform/httpService.ts'
import type { Store } from '../store/port.ts'
import type { Content } from './content.ts'
import type { People } from './people.ts'
import type { Sessions } from './sessions.ts'
import type { WhoAsks } from './whoAsks.ts'

export type CvServicesOptions = {
  config: EngineConfig
  store: Store
  redis: Redis
  content: Content
  people: Pick<People, 'accounts' | 'languageModelInUse'>
  sessions: Pick<Sessions, 'enqueue'>
  whoAsks: WhoAsks
  mail: Mail
  logger: FastifyBaseLogger
  now: () => number
}

/** Lets people try a review. Mail to this address is never read. */
const developmentReviewEmail = 'cv-review@greenroom.example'

/** Sets up CVs, their suggestions, and reviews by a person. */
export function startCvServices(app: HttpApp, options: CvServicesOptions) {
  const { config, store, redis, content, people, sessions, whoAsks, mail, logger, now } = options
  const to = config.CV_REVIEW_EMAIL ?? (config.isProduction ? null : developmentReviewEmail)
  const reader = createCvReader()
  const cvs = openCvs({
    store,
    mail,
    now,
    wantedBy({ role, jobId }) {
      const job = content.readings.items('job').find(({ id }) => id === jobId)
      if (job === undefined || accessOf(job, anonymousReader) === null) return role
      const languages = job.languages.map((language) => programmingLanguageLabels[language])
      return [role, job.title, `x, ${languages.join(', ')}`, ...job.tasks, ...job.requirements].join('\n')
    },
  })
  cvRoutes(app, {
    cvs,
    reader,
    wordings: people.languageModelInUse ? createWordingRuns({ redis, enqueue: sessions.enqueue }) : null,
    allowances: createAllowances({ redis, logger, now }),
    accountOf: whoAsks.accountOf,
    emailOf: async (userId) => (await people.accounts.userById(userId))?.email ?? '',
    async reviewFor(userId) {
      if (to === null) return { to, may: 'off' }
      // If plans are for sale, they pay for the review.
      if (config.payments.stripe === null) return { to, may: 'open' }
      const { subscriptionTier } = await people.accounts.membershipOf(userId)
      return { to, may: hasPremiumAccess(subscriptionTier) ? 'open' : 'plan' }
    },
  })
  return { cvs, stop: reader.stop }
}
