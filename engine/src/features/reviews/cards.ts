import type { Learner, NewCard, NewHappening } from '@greenroom/shared/learning'
import { reviewDayOf, reviewRules } from '@greenroom/shared/rules'
import type { ContentDomain } from '@greenroom/shared/vocabulary'
import type { ReviewGrade } from '@greenroom/shared/wire'
import { jsonListFile, type PersonalData } from '../../platform/personalData.ts'
import { everyDocument } from '../../store/everyDocument.ts'
import type { Store } from '../../store/port.ts'
import { removeAll } from '../../store/removeAll.ts'
import { type CardRecord, cardRecordSchema, type GivenAnswer, observationsOf } from './record.ts'
import { comesBackAt, graded, newMemory } from './schedule.ts'

export type CardsOptions = {
  store: Store
  learners: { record(userId: number, happening: NewHappening): Promise<boolean>; of(userId: number): Promise<Learner> }
  /** Gives XP, once per entry id. */
  earn: (userId: number, entryId: string, points: number) => Promise<void>
  /** The domain that a new card belongs to. */
  domainOf: (card: Pick<CardRecord, 'cardId' | 'kind' | 'skill'>) => ContentDomain
  now: () => number
}

/** A grade for a card. `rev`: the revision that was graded. */
export type Grading = { rev: number; gradeId: string; grade: ReviewGrade; seconds: number; answer?: GivenAnswer }

/** Everybody's cards. A method returns `changed` if the card isn't what the caller saw. */
export type Cards = {
  /**
   * Adds cards. A card that exists and was missed again becomes due now; the card of a known concept stays as it is.
   * @param from their source, such as `interview/{sessionId}`: adding cards from the same source again changes nothing
   */
  add(userId: number, cards: readonly NewCard[], from?: string): Promise<void>
  get(userId: number, cardId: string): Promise<CardRecord | undefined>
  /** The due cards of a domain, longest due first. */
  dueOf(userId: number, domain: ContentDomain, limit: number): Promise<CardRecord[]>
  /** The cards of a domain that aren't due yet, next one first. */
  laterOf(userId: number, domain: ContentDomain, limit: number): Promise<CardRecord[]>
  suspendedOf(userId: number, domain: ContentDomain): Promise<CardRecord[]>
  /** How many cards of a domain are in use. */
  countIn(userId: number, domain: ContentDomain): Promise<number>
  /** How many cards were graded since then. */
  gradedSince(userId: number, at: number): Promise<number>
  /** Keeps the first answer to this revision, and returns it. */
  answer(card: CardRecord, answer: GivenAnswer): Promise<GivenAnswer | 'changed'>
  /** Grades a card. Idempotent by the grade's id. */
  grade(card: CardRecord, grading: Grading): Promise<CardRecord | 'changed'>
  /** Undoes the last grade, before it counts. */
  undo(card: CardRecord, gradeId: string): Promise<CardRecord | 'changed'>
  /** Puts a card away, or brings it back. */
  suspend(userId: number, cardId: string, isSuspended: boolean): Promise<boolean>
  /** Makes this person's grades count now. */
  settle(userId: number): Promise<void>
  /**
   * Makes every grade count that can't be undone any more, and sets the domain of older cards. Cards are only listed
   * once they have one.
   */
  sweep(): Promise<void>
  personalData: PersonalData
}

const pageSize = 200
/** Grades count only this long after the time to undo them ends, so that a late undo still arrives first. */
const graceMs = 5_000
/** How many origins a card remembers. */
const maxFrom = 20

export function openCards({ store, learners, earn, domainOf, now }: CardsOptions): Cards {
  const cards = store.collection<CardRecord>({
    name: 'reviewCards',
    unique: [],
    indexes: [
      ['userId', 'domain', 'dueAt'],
      ['userId', 'gradedAt'],
      ['userId', 'settleAt'],
      ['settleAt'],
      ['domain'],
      ['rev'],
    ],
    parse: (stored) => cardRecordSchema.parse(stored),
  })
  const idOf = (userId: number, cardId: string): string => `${userId}/${cardId}`

  /** Changes a card if nothing else has changed it; returns the changed card. */
  async function change(card: CardRecord, set: Partial<CardRecord>): Promise<CardRecord | 'changed'> {
    const changed = { ...card, ...set, rev: card.rev + 1 }
    const { id: _id, ...fields } = changed
    return (await cards.update(card.id, fields, { rev: card.rev })) ? changed : 'changed'
  }

  async function miss(userId: number, { id: cardId, front, back }: NewCard, from: string | undefined): Promise<void> {
    for (;;) {
      const found = await cards.get(idOf(userId, cardId))
      if (found === undefined || (from !== undefined && found.from.includes(from))) return
      if (found.settleAt !== null) await settleCard(found)
      const { memory, dueAt } = found
      const set = {
        ...(front === undefined ? {} : { front }),
        ...(back === undefined ? {} : { back }),
        // A card that was never reviewed can't have been forgotten.
        memory: from === undefined || memory.reps === 0 ? memory : graded(memory, 'again', now()),
        dueAt: dueAt === null ? null : Math.min(dueAt, now()),
        ...{ answer: null, last: null, settleAt: null },
        from: from === undefined ? found.from : [...found.from, from].slice(-maxFrom),
      }
      if ((await change(found, set)) !== 'changed') return
    }
  }

  /** Records what a grade shows, once per card and day, and gives XP for it. */
  async function settleCard(card: CardRecord): Promise<void> {
    const { id, userId, cardId, last, rev } = card
    if (last !== null) {
      const key = `${reviewDayOf(last.at)}/${cardId}`
      await learners.record(userId, {
        ...{ id: `review/${key}`, at: last.at, minutes: last.minutes },
        observations: observationsOf(card, last),
      })
      await earn(userId, `xp.review.${key}`, reviewRules.xpPerCard)
    }
    await cards.update(id, { settleAt: null }, { rev })
  }

  async function nameDomains(): Promise<void> {
    for (;;) {
      const older = await cards.find({ where: { domain: null }, limit: pageSize })
      for (const card of older) await cards.update(card.id, { domain: domainOf(card) })
      if (older.length < pageSize) return
    }
  }

  return {
    async add(userId, added, from) {
      for (const { id: cardId, kind, skill, front, back } of added) {
        const memory = newMemory(now())
        const inserted = await cards.insert({
          ...{ id: idOf(userId, cardId), userId, cardId, rev: 1, kind, skill, addedAt: now(), memory, dueAt: now() },
          domain: domainOf({ cardId, kind, skill }),
          ...(front === undefined ? {} : { front }),
          ...(back === undefined ? {} : { back }),
          ...{ gradedAt: null, answer: null, last: null, settleAt: null, from: from === undefined ? [] : [from] },
        })
        if (inserted === 'duplicate' && kind !== 'concept')
          await miss(userId, { id: cardId, kind, skill, front, back }, from)
      }
    },
    get: (userId, cardId) => cards.get(idOf(userId, cardId)),
    dueOf: (userId, domain, limit) =>
      cards.find({ where: { userId, domain, dueAt: { lte: now() } }, sort: [['dueAt', 'asc']], limit }),
    laterOf: (userId, domain, limit) =>
      cards.find({ where: { userId, domain, dueAt: { gt: now() } }, sort: [['dueAt', 'asc']], limit }),
    suspendedOf: (userId, domain) => cards.find({ where: { userId, domain, dueAt: null }, limit: pageSize }),
    countIn: (userId, domain) => cards.count({ userId, domain, dueAt: { gte: 0 } }),
    gradedSince: (userId, at) => cards.count({ userId, gradedAt: { gte: at } }),
    async answer(card, answer) {
      if (card.answer?.rev === card.rev) return card.answer
      if (await cards.update(card.id, { answer }, { rev: card.rev })) return answer
      return 'changed'
    },
    async grade(card, { rev, gradeId, grade, seconds, answer }) {
      if (card.last?.gradeId === gradeId) return card
      const { memory, dueAt, gradedAt } = card
      if (card.rev !== rev || dueAt === null) return 'changed'
      if (card.settleAt !== null) await settleCard(card)
      const at = now()
      const next = graded(memory, grade, at)
      const minutes = Math.min(seconds / 60, reviewRules.maxMinutesPerCard)
      const before = { memory, dueAt, gradedAt }
      const changed = await change(card, {
        ...{ memory: next, dueAt: comesBackAt(next, at), gradedAt: at, answer: null },
        last: { gradeId, grade, at, minutes, before, ...(answer === undefined ? {} : { answer }) },
        settleAt: at + reviewRules.undoMs,
      })
      if (changed !== 'changed') return changed
      // The same request may have arrived twice.
      const latest = await cards.get(card.id)
      return latest?.last?.gradeId === gradeId ? latest : 'changed'
    },
    async undo(card, gradeId) {
      const { last, settleAt } = card
      if (last === null || last.gradeId !== gradeId || settleAt === null || settleAt <= now()) return 'changed'
      return change(card, { ...last.before, answer: null, last: null, settleAt: null })
    },
    async suspend(userId, cardId, isSuspended) {
      for (;;) {
        const card = await cards.get(idOf(userId, cardId))
        if (card === undefined) return false
        if ((card.dueAt === null) === isSuspended) return true
        const { memory, addedAt } = card
        const dueAt = isSuspended ? null : memory.lastReview === null ? addedAt : comesBackAt(memory, memory.lastReview)
        // The last grade of a card in use counts now, and can't be undone any more.
        if (card.settleAt !== null) await settleCard(card)
        if ((await change(card, { dueAt, last: null, settleAt: null })) !== 'changed') return true
      }
    },
    async settle(userId) {
      for (const card of await cards.find({ where: { userId, settleAt: { gte: 0 } }, limit: pageSize })) {
        // From now on it can't be undone, even if this engine dies before the grade is recorded.
        const final = await change(card, { settleAt: Math.min(card.settleAt ?? 0, now()) })
        if (final !== 'changed') await settleCard(final)
      }
    },
    async sweep() {
      await nameDomains()
      for (const card of await cards.find({ where: { settleAt: { lte: now() - graceMs } }, limit: pageSize }))
        await settleCard(card)
    },
    personalData: {
      collections: ['reviewCards'],
      async *exported({ userId }) {
        yield jsonListFile('reviews.json', exportedFrom(everyDocument(cards, { userId })))
      },
      erase: ({ userId }) => removeAll(cards, { userId }),
    },
  }
}

async function* exportedFrom(records: AsyncIterable<CardRecord>) {
  const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())
  for await (const { cardId, kind, skill, front, back, addedAt, dueAt, gradedAt, memory, last } of records)
    yield {
      ...{ id: cardId, kind, skill, front, back, addedAt: iso(addedAt), dueAt: iso(dueAt), gradedAt: iso(gradedAt) },
      ...{ reviews: memory.reps, forgotten: memory.lapses, lastGrade: last?.grade ?? null },
    }
}
