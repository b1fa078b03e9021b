import type { Learner, NewCard, NewHappening, Skill } from '@greenroom/shared/learning'
import { dayAt, domainOfSkill, estimateOf, timesByRef } from '@greenroom/shared/learning'
import { type ContentReader, reviewMinutes, reviewRules } from '@greenroom/shared/rules'
import type { ContentDomain } from '@greenroom/shared/vocabulary'
import type {
  ReviewAnswer,
  ReviewCard,
  ReviewGraded,
  ReviewList,
  ReviewSitting,
  reviewAnswerRequestSchema,
} from '@greenroom/shared/wire'
import type { z } from 'zod'
import type { Cards, Grading } from './cards.ts'
import { type CardFace, challengeOf, type Faces } from './face.ts'
import { answerOf, askOf, judged } from './judge.ts'
import type { CardRecord } from './record.ts'
import { localDayOf, type ReviewLearners } from './reviewLearners.ts'
import { comesBackAfter } from './schedule.ts'

/** A learner's due cards. `count` and `minutes` cover all due cards; `cards` has only the first few. Times are ISO 8601. */
export type DueReviews = {
  count: number
  minutes: number
  cards: { id: string; title: string; skill: Skill | null; dueAt: string }[]
}

/** The learner, and the domain they study. */
export type ReadAnyway = { learner: Promise<Learner>; domain: ContentDomain }

/** Why a card isn't shown: the answer to its challenge is still open for the learner. */
export type Lock = 'not_done' | 'interview_open' | null

export type ReviewsOptions = {
  cards: Cards
  faces: Faces
  reviewLearners: ReviewLearners
  learners: { record(userId: number, happening: NewHappening): Promise<boolean>; of(userId: number): Promise<Learner> }
  readerOf: (userId: number) => Promise<ContentReader>
  /** The domain that a learner studies: only its cards are listed. */
  domainOf: (userId: number) => Promise<ContentDomain>
  /** Which challenges' answers a learner may not see yet. */
  locksOf: (userId: number) => Promise<(challengeId: string) => Promise<Lock>>
  /** The cards to add for something finished: those of its concepts. `ref` as in `doneRefSchema`. */
  cardsOfDone: (ref: string) => readonly NewCard[]
  now: () => number
}

/** A refusal of a grade or an answer. */
export type ReviewRefusal = 'REVIEW_UNKNOWN' | 'REVIEW_CHANGED' | 'REVIEW_UNANSWERED'

/** Well above the number of cards anybody reviews in a day. */
const maxDue = 200
/** Something finished may be recorded this much later than it happened, in ms. */
const lateMs = 7 * 24 * 60 * 60_000
/** How many due cards a list contains. */
const maxListed = 30

/** Longest due first, by the learner's days. On the same day, missed cards come before cards of new concepts. */
function inOrder(one: CardRecord, other: CardRecord, zone: string): number {
  const [first, second] = [dayAt(one.dueAt ?? 0, zone), dayAt(other.dueAt ?? 0, zone)]
  return first === second ? Number(one.kind === 'concept') - Number(other.kind === 'concept') : first < second ? -1 : 1
}

type Seen = { card: CardRecord; face: CardFace }

/** Spaced reviews: which cards are due, how answers are judged, and what grades change. */
export function createReviews(options: ReviewsOptions) {
  const { cards, faces, reviewLearners, learners, now } = options
  const iso = (at: number): string => new Date(at).toISOString()

  /** Adds cards for what the learner has finished since the last time. @returns the time zone we know of */
  async function sync(userId: number, reading = learners.of(userId)): Promise<string> {
    const [learner, known] = await Promise.all([reading, reviewLearners.of(userId)])
    const { syncedSeq, syncedTo } = known
    if (learner.seq > syncedSeq) {
      const done = Object.entries(timesByRef(learner.done))
      const fresh = done.filter(([, at]) => at >= syncedTo - lateMs).flatMap(([ref]) => options.cardsOfDone(ref))
      await cards.add(userId, [...new Map(fresh.map((card) => [card.id, card])).values()])
      await reviewLearners.synced(userId, learner.seq, Math.max(syncedTo, ...done.map(([, at]) => at)))
    }
    return reviewLearners.zoneOf(known)
  }

  /** The cards that this learner may see now, with their content. */
  async function visible(userId: number, found: readonly CardRecord[]): Promise<Seen[]> {
    if (found.length === 0) return []
    const reader = await options.readerOf(userId)
    const challengeIds = [...new Set(found.flatMap((card) => challengeOf(card) ?? []))]
    const lockOf = challengeIds.length === 0 ? null : await options.locksOf(userId)
    const locks = new Map<string, Lock>()
    for (const id of challengeIds) locks.set(id, (await lockOf?.(id)) ?? null)
    return found.flatMap((card) => {
      const lock = locks.get(challengeOf(card) ?? '') ?? null
      // Learners see their own wrong input when their practice ends. The answer to the question stays hidden.
      if (lock === 'interview_open' || (lock !== null && card.kind === 'point')) return []
      const face = faces.faceOf(card, reader)
      return face === null ? [] : [{ card, face }]
    })
  }

  /** Those of the given cards that the learner may see now, in the order of reviewing. */
  const toReview = async (userId: number, due: readonly CardRecord[], zone: string): Promise<Seen[]> =>
    (await visible(userId, due)).toSorted(({ card: one }, { card: other }) => inOrder(one, other, zone))

  async function dueOf(userId: number, zone: string, known?: ContentDomain): Promise<Seen[]> {
    const domain = known ?? (await options.domainOf(userId))
    return toReview(userId, await cards.dueOf(userId, domain, maxDue), zone)
  }

  function viewOf({ card, face }: Seen): ReviewCard {
    const { cardId: id, rev, kind, skill, dueAt, answer, memory } = card
    const back = comesBackAfter(memory, now())
    const isAnswered = answer?.rev === rev
    return {
      ...{ id, rev, kind, skill, title: face.title, reason: face.reason, dueAt: iso(dueAt ?? now()) },
      ...{ front: face.front, context: face.context, ask: askOf(card, face.ask) },
      back: face.ask === null ? face.back : null,
      answer: face.ask !== null && isAnswered ? answerOf(card, face, face.ask, answer) : null,
      comesBack: { again: iso(back.again), hard: iso(back.hard), good: iso(back.good), easy: iso(back.easy) },
    }
  }

  async function seen(userId: number, cardId: string): Promise<Seen | undefined> {
    const card = await cards.get(userId, cardId)
    return card && (await visible(userId, [card]))[0]
  }

  /** The next cards that aren't due yet: when, and how many on that day. */
  async function nextOf(userId: number, zone: string, later: readonly CardRecord[]): Promise<ReviewList['next']> {
    const [first, ...more] = await visible(userId, later)
    if (first?.card.dueAt == null) return null
    const day = dayAt(first.card.dueAt, zone)
    const same = more.filter(({ card: { dueAt } }) => dueAt !== null && dayAt(dueAt, zone) === day)
    return { at: iso(first.card.dueAt), count: 1 + same.length }
  }

  return {
    async add(userId: number, added: readonly NewCard[], from?: string): Promise<void> {
      if (added.length === 0) return
      await reviewLearners.of(userId)
      await cards.add(userId, added, from)
    },

    async due(userId: number, limit: number, read?: ReadAnyway): Promise<DueReviews> {
      const due = await dueOf(userId, await sync(userId, read?.learner), read?.domain)
      return {
        ...{ count: due.length, minutes: reviewMinutes(due.length) },
        cards: due.slice(0, limit).map(({ card: { cardId: id, skill, dueAt }, face: { title } }) => {
          return { id, title, skill, dueAt: iso(dueAt ?? now()) }
        }),
      }
    },

    async list(userId: number, timeZone: string | undefined): Promise<ReviewList> {
      const known = await sync(userId)
      if (timeZone !== undefined) await reviewLearners.setZone(userId, timeZone)
      const zone = timeZone ?? known
      const domain = await options.domainOf(userId)
      const [dueNow, later, suspended, total, reviewedToday] = await Promise.all([
        cards.dueOf(userId, domain, maxDue),
        cards.laterOf(userId, domain, maxListed),
        cards.suspendedOf(userId, domain),
        cards.countIn(userId, domain),
        cards.gradedSince(userId, localDayOf(now(), zone).startsAt),
      ])
      const [due, next, away] = await Promise.all([
        toReview(userId, dueNow, zone),
        nextOf(userId, zone, later),
        visible(userId, suspended),
      ])
      return {
        ...{ count: due.length, minutes: reviewMinutes(due.length), next, total, reviewedToday },
        cards: due.slice(0, maxListed).map(viewOf),
        suspended: away.map(({ card, face: { title } }) => ({ id: card.cardId, title })),
      }
    },

    async answer(
      userId: number,
      cardId: string,
      { rev, chosen, text }: z.output<typeof reviewAnswerRequestSchema>,
    ): Promise<ReviewAnswer | ReviewRefusal> {
      const found = await seen(userId, cardId)
      if (found === undefined || found.face.ask === null) return 'REVIEW_UNKNOWN'
      const { card, face } = found
      // Answers to cards that aren't due could be looked up before they count.
      if (card.rev !== rev || card.dueAt === null || card.dueAt > now()) return 'REVIEW_CHANGED'
      const given = await cards.answer(card, judged(card, found.face.ask, { chosen, text }))
      return given === 'changed' ? 'REVIEW_CHANGED' : answerOf(card, face, found.face.ask, given)
    },

    async grade(
      userId: number,
      cardId: string,
      grading: Omit<Grading, 'answer'>,
    ): Promise<ReviewGraded | ReviewRefusal> {
      const card = await cards.get(userId, cardId)
      if (card === undefined) return 'REVIEW_UNKNOWN'
      const isRepeated = card.last?.gradeId === grading.gradeId
      const found = isRepeated ? undefined : (await visible(userId, [card]))[0]
      if (!isRepeated && found === undefined) return 'REVIEW_UNKNOWN'
      const isStale = card.rev !== grading.rev || card.dueAt === null || card.dueAt > now()
      if (!isRepeated && isStale) return 'REVIEW_CHANGED'
      const ask = found?.face.ask ?? null
      const answer = card.answer?.rev === card.rev ? card.answer : null
      if (found !== undefined && ask !== null) {
        if (answer === null) return 'REVIEW_UNANSWERED'
        if (!answerOf(card, found.face, ask, answer).grades.includes(grading.grade)) return 'REVIEW_UNANSWERED'
      }
      const graded = await cards.grade(card, { ...grading, ...(ask === null || answer === null ? {} : { answer }) })
      if (graded === 'changed') return 'REVIEW_CHANGED'
      const { cardId: id, rev, dueAt, last } = graded
      return { id, rev, dueAt: iso(dueAt ?? now()), undoUntil: iso((last?.at ?? now()) + reviewRules.undoMs) }
    },

    async undo(userId: number, cardId: string, gradeId: string): Promise<ReviewCard | ReviewRefusal> {
      const card = await cards.get(userId, cardId)
      if (card === undefined) return 'REVIEW_UNKNOWN'
      const undone = await cards.undo(card, gradeId)
      if (undone === 'changed') return 'REVIEW_CHANGED'
      const [found] = await visible(userId, [undone])
      return found === undefined ? 'REVIEW_UNKNOWN' : viewOf(found)
    },

    suspend: cards.suspend,

    /** Ends a sitting: its grades count from now on. */
    async finish(userId: number): Promise<ReviewSitting> {
      const [before, domain] = await Promise.all([learners.of(userId), options.domainOf(userId)])
      await cards.settle(userId)
      const zone = reviewLearners.zoneOf(await reviewLearners.of(userId))
      const { day, startsAt } = localDayOf(now(), zone)
      const [due, reviewedToday] = await Promise.all([dueOf(userId, zone), cards.gradedSince(userId, startsAt)])
      const left = due.length
      const isDone = reviewedToday > 0 && (left === 0 || reviewedToday >= reviewRules.sittingCards)
      const ref = `reviews/${day}`
      if (isDone) await learners.record(userId, { id: ref, at: now(), done: [ref] })
      const after = await learners.of(userId)
      const changed = (Object.keys(after.beliefs) as Skill[]).filter(
        (skill) => domainOfSkill(skill) === domain && before.beliefs[skill]?.count !== after.beliefs[skill]?.count,
      )
      return {
        ...{ isDone, reviewedToday, left, xp: reviewedToday * reviewRules.xpPerCard },
        skills: changed.map((skill) => ({
          skill,
          before: estimateOf(before.beliefs, skill, now()),
          after: estimateOf(after.beliefs, skill, now()),
        })),
      }
    },
  }
}
export type ReviewsService = ReturnType<typeof createReviews>

/** Spaced reviews, for other parts of Greenroom. */
export type Reviews = {
  /**
   * Adds cards to somebody's reviews. A card that exists and was missed again becomes due now; the card of a known
   * concept stays as it is.
   * @param from their source, such as `interview/{sessionId}`: adding cards from the same source again changes nothing
   */
  add(userId: number, cards: readonly NewCard[], from?: string): Promise<void>
  /** @param read what the caller reads about this person anyway */
  due(userId: number, limit: number, read?: ReadAnyway): Promise<DueReviews>
}
