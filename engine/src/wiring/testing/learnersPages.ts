import { createLibrary, loadChecks, loadConcepts } from '@greenroom/shared/content'
import { pino } from 'pino'
import { entriesOf } from '../../features/challenges/entries.ts'
import { dashboardOf } from '../../features/dashboard/dashboard.ts'
import { openEditingRecords } from '../../features/editing/records.ts'
import { openPaths } from '../../features/learningPath/paths.ts'
import { targetOf } from '../../features/learningPath/target.ts'
import { openProfiles } from '../../features/profile/profiles.ts'
import { openCards } from '../../features/reviews/cards.ts'
import { createFaces } from '../../features/reviews/face.ts'
import { openReviewLearners } from '../../features/reviews/reviewLearners.ts'
import { createReviews } from '../../features/reviews/reviews.ts'
import { openLearners } from '../../learning/learners.ts'
import { openLedger } from '../../ledger/ledger.ts'
import { createSessionHandler } from '../../session/handle.ts'
import { openParticipantViews } from '../../session/participantViews.ts'
import { openSessionLog } from '../../session/sessionLog.ts'
import type { Store } from '../../store/port.ts'
import { openContent } from '../content.ts'
import { dashboardSources } from '../dashboard.ts'
import { createDomains } from '../domains.ts'
import { interviewsIn } from '../learningPath.ts'

/** Today's page, the journey and the path on a store, without HTTP and sign-ins, to count and time their reads. */
export function openLearnersPages(dataDir: string, store: Store, now: () => number) {
  const content = openContent(dataDir, { records: openEditingRecords(store), logger: pino({ level: 'silent' }) })
  const log = openSessionLog(store)
  const handler = createSessionHandler({ log, catalogue: content.catalogue, now, onCommit: () => undefined })
  const learners = openLearners(store, async function* () {})
  const profiles = openProfiles(store, { now })
  const reader = { hasPremium: false, seesBeta: false }
  const { courses, bank, spoken } = content
  const domains = createDomains({
    studies: { of: async (userId) => (await profiles.of(userId)).domain },
    content,
    learners,
    papersOf: async () => new Map(),
  })
  const reviews = createReviews({
    ...{ learners, now, readerOf: async () => reader, locksOf: async () => async () => null, cardsOfDone: () => [] },
    cards: openCards({ store, learners, earn: async () => undefined, domainOf: domains.ofCard, now }),
    faces: createFaces({
      ...{ courses, bank, spoken, checks: loadChecks(), concepts: createLibrary({ only: ['concepts'] }) },
      diagnosticItemOf: () => undefined,
    }),
    reviewLearners: openReviewLearners(store, now),
    ...{ domainOf: domains.of },
  })
  const concepts = loadConcepts()
  const paths = openPaths(store, {
    contentOf: (domain) => ({
      ...{ domain, courses, concepts, skipsDiagnostic: false },
      challenges: () => entriesOf(bank, spoken),
    }),
    targetOf: (wish) => targetOf(wish, content.presets()),
    ...{ domainOf: domains.of, learners: domains.learners, now, readerOf: async () => reader },
    reviewsDue: (userId, read) => reviews.due(userId, 0, read),
    drillCountOf: async () => 0,
    interviewsOf: interviewsIn(log),
  })
  const sources = dashboardSources({
    ...{ content, domains, reviews, now, pathOf: paths.outlineOf, people: { profiles } },
    sessions: { log, handler, viewFor: openParticipantViews(log), ledger: openLedger({ store, now }) },
  })
  return {
    log,
    learners,
    profiles,
    paths,
    sources,
    dashboardOf: (id: number) => dashboardOf(sources, id, 'Europe/Berlin'),
  }
}
