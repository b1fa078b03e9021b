import { createLibrary, loadChecks } from '@greenroom/shared/content'
import { type Commit, participantIdOf, type Session, userIdOf } from '@greenroom/shared/session'
import type { Concept } from '@greenroom/shared/vocabulary'
import type { FastifyBaseLogger } from 'fastify'
import type { Attempts } from '../features/challenges/attempts.ts'
import { editorialFor, progressOf } from '../features/challenges/progress.ts'
import { cardFaceOf } from '../features/diagnostics/cardFace.ts'
import { createItemBank } from '../features/diagnostics/items.ts'
import { openCards } from '../features/reviews/cards.ts'
import { cardsOfSession, conceptCard } from '../features/reviews/cardsOfSession.ts'
import { createFaces } from '../features/reviews/face.ts'
import { createReminders } from '../features/reviews/remind.ts'
import { openReviewLearners } from '../features/reviews/reviewLearners.ts'
import { createReviews } from '../features/reviews/reviews.ts'
import { reviewRoutes } from '../features/reviews/routes.ts'
import type { Learners } from '../learning/learners.ts'
import { learnerOf } from '../ledger/entry.ts'
import type { HttpApp } from '../platform/httpService.ts'
import { startSweep } from '../platform/sweep.ts'
import type { Store } from '../store/port.ts'
import type { Content } from './content.ts'
import type { Domains } from './domains.ts'
import type { NewsDesk } from './notices.ts'
import type { People } from './people.ts'
import type { Sessions } from './sessions.ts'
import type { WhoAsks } from './whoAsks.ts'

export type ReviewsWiring = {
  store: Store
  content: Content
  people: Pick<People, 'profiles' | 'readerOf'>
  whoAsks: WhoAsks
  sessions: Pick<Sessions, 'ledger'>
  learners: Learners
  attempts: Pick<Attempts, 'of' | 'upToDate' | 'givenUp'>
  newsDesk: NewsDesk
  domains: Pick<Domains, 'of' | 'ofCard'>
  logger: FastifyBaseLogger
  /** How often this engine checks for due work, in ms. */
  sweepEveryMs: number
  now: () => number
}
export type RunningReviews = ReturnType<typeof startReviews>

/** The events that end a session or open its scorecard to the candidate. */
const revealing: readonly string[] = ['InterviewEnded', 'ScorecardCompleted', 'FeedbackGiven', 'TrialKept']

/** Sets up spaced reviews: the cards, what adds them, and reminders. */
export function startReviews(app: HttpApp, options: ReviewsWiring) {
  const { store, content, people, whoAsks, sessions, learners, attempts, newsDesk, logger, now } = options
  const { bank, spoken, courses } = content
  const diagnosticItems = createItemBank(content.diagnostics)
  const faces = createFaces({
    ...{ courses, bank, spoken, checks: loadChecks() },
    concepts: createLibrary({ only: ['concepts'] }),
    diagnosticItemOf(itemId) {
      const item = diagnosticItems.newest(itemId)
      return item && cardFaceOf(item)
    },
  })
  const isTaught = (concept: Concept): boolean => faces.hasConcept(concept)
  const conceptsOf = (id: string): Concept[] => (bank.get(id) ?? spoken.get(id))?.concepts.filter(isTaught) ?? []
  const cards = openCards({
    ...{ store, learners, now, domainOf: options.domains.ofCard },
    async earn(userId, entryId, points) {
      await sessions.ledger.earn(learnerOf(participantIdOf(userId)), { entryId, points })
    },
  })
  const reviewLearners = openReviewLearners(store, now)

  function conceptsOfDone(ref: string): Concept[] {
    const [kind, id = '', lessonId] = ref.split('/')
    if (kind === 'challenge') return conceptsOf(id)
    if (kind !== 'lesson') return []
    const course = courses.items('course').find((each) => each.id === id)
    return course?.lessons.find((each) => each.id === lessonId)?.concepts.filter(isTaught) ?? []
  }

  const reviews = createReviews({
    ...{ cards, faces, reviewLearners, learners, now, readerOf: people.readerOf },
    domainOf: options.domains.of,
    cardsOfDone: (ref) => conceptsOfDone(ref).map(conceptCard),
    async locksOf(userId) {
      const participantId = participantIdOf(userId)
      const [told, givenUp] = await Promise.all([attempts.of(participantId), attempts.givenUp(participantId)])
      return async (challengeId) => {
        const latest = await attempts.upToDate(told, challengeId)
        const editorial = editorialFor(progressOf(challengeId, latest, givenUp.get(challengeId) ?? null))
        return 'lockedBy' in editorial ? editorial.lockedBy : null
      }
    },
  })
  reviewRoutes(app, { reviews, accountOf: whoAsks.accountOf, now })

  const reminders = createReminders({
    ...{ learners: reviewLearners, gradedSince: cards.gradedSince, publicUrl: newsDesk.publicUrl, logger, now },
    wantsMail: async (userId) => (await people.profiles.of(userId)).mailNotices.reviewsDue,
    dueOf: (userId) => reviews.due(userId, 0),
    mail: (userId, id, letterFor) => newsDesk.notices.mail(userId, 'reviewsDue', id, letterFor),
  })
  const sweep = startSweep(
    async () => {
      await cards.sweep()
      await reminders.sweep()
    },
    { of: 'reviews', everyMs: options.sweepEveryMs, logger },
  )

  return {
    add: reviews.add,
    due: reviews.due,
    /** Whether somebody has this card. */
    has: async (userId: number, cardId: string) => (await cards.get(userId, cardId)) !== undefined,
    /** Adds what a candidate should see again after a session. Part of a commit's dispatch, so it must be idempotent. */
    async afterCommit(commit: Commit, state: Session): Promise<void> {
      const userId = userIdOf(state.candidate.id)
      if (userId === null || state.phase !== 'ENDED') return
      if (!commit.events.some(({ type }) => revealing.includes(type))) return
      const added = cardsOfSession(state, { conceptsOf, pointsOf: faces.pointsOf })
      await reviews.add(userId, added, `interview/${state.sessionId}`)
    },
    personalData: [cards.personalData, reviewLearners.personalData],
    stop: sweep.stop,
  }
}
