import { locale } from '@greenroom/shared/english'
import {
  dayAt,
  doneOf,
  type Happening,
  type Learner,
  type PlanHistory,
  planPath,
  type Skill,
  timesByRef,
} from '@greenroom/shared/learning'
import { anonymousReader, type ContentReader } from '@greenroom/shared/rules'
import { type ContentDomain, contentDomains, usualDomain } from '@greenroom/shared/vocabulary'
import type { LearningPath, PathAnswer, PathItem, PathPreview, PathWish } from '@greenroom/shared/wire'
import type { CalendarEvent } from '../../mail/calendar.ts'
import { jsonFile, type PersonalData } from '../../platform/personalData.ts'
import { ProblemError } from '../../platform/problems.ts'
import type { Store } from '../../store/port.ts'
import { eventsOf } from './events.ts'
import { frameOf } from './frame.ts'
import { offerFor, type PathContent } from './offer.ts'
import { type PathRecord, pathRecordSchema, type StoredItem } from './records.ts'
import type { Target } from './target.ts'
import { nextOf, pathFor, previewOf, type ViewOptions } from './view.ts'

export type PathsOptions = {
  /** The domain that a learner studies; a learner has a path in each. */
  domainOf: (userId: number) => Promise<ContentDomain>
  contentOf: (domain: ContentDomain) => PathContent
  targetOf: (wish: PathWish, domain: ContentDomain) => Target
  learners: {
    of(userId: number): Promise<Learner>
    latest(userId: number, limit: number): Promise<readonly Happening[]>
  }
  /** The reviews that are due now. */
  reviewsDue: (userId: number, learner?: Promise<Learner>) => Promise<{ count: number; minutes: number }>
  /** How many questions are waiting in the learner's drill. */
  drillCountOf: (userId: number, domain: ContentDomain) => Promise<number>
  /** The restricted content this account may read. */
  readerOf: (userId: number) => Promise<ContentReader>
  now: () => number
}

/** Data that a caller reads anyway, so that it isn't read twice. */
export type AlreadyRead = { learner: Promise<Learner>; due: Promise<{ count: number }> }

/** Learners' paths: one per account and domain, the same on all devices. All calls are about the domain they study now. */
export type Paths = {
  of(userId: number, read?: AlreadyRead): Promise<LearningPath | null>
  /** The learner's path, with the data that browsers store with it. */
  answerFor(userId: number): Promise<PathAnswer>
  /** What to do next; null without a path, or if everything is done. */
  next(userId: number): Promise<PathItem | null>
  /** Plans without storing anything. @throws 400 if the date isn't after today */
  preview(userId: number, wish: PathWish): Promise<PathPreview>
  /**
   * Makes a path, keeping what has been done on the one it replaces.
   * @param replaces the revision of the path that the learner saw; null if they saw none
   * @throws 409 PATH_CHANGED if that isn't the current one, 400 if the date isn't after today
   */
  make(userId: number, wish: PathWish, replaces: number | null): Promise<LearningPath>
  /** Plans again everything that isn't done, starting today. @throws 404 PATH_NOT_FOUND, 409 PATH_CHANGED */
  replan(userId: number, revision: number): Promise<LearningPath>
  remove(userId: number): Promise<void>
  /** The path's days, for calendars. */
  eventsOf(userId: number): Promise<CalendarEvent[]>
  personalData: PersonalData
}

/** Enough to include three interviews. */
const happeningsRead = 100
const held = 0.5
const challenges = 'challenge/'

export function openPaths(store: Store, options: PathsOptions): Paths {
  const { domainOf, contentOf, targetOf, learners, readerOf, reviewsDue, drillCountOf, now } = options
  const paths = store.collection<PathRecord>({
    name: 'learningPaths',
    unique: [],
    indexes: [['revision']],
    parse: (stored) => pathRecordSchema.parse(stored),
  })
  const labelsIn = (domain: ContentDomain) =>
    new Map<string, string>(contentOf(domain).concepts.map(({ concept, label }) => [concept, label]))
  const ownId = async (userId: number): Promise<string> => idIn(userId, await domainOf(userId))

  type Seen = {
    learner: Learner
    reader: ContentReader
    due: { count: number }
    drillCount: number
    domain: ContentDomain
  }
  const viewOf = ({ learner, reader, due, drillCount, domain }: Seen, wish: PathWish): ViewOptions => {
    const [target, labels] = [targetOf(wish, domain), labelsIn(domain)]
    return { learner, reader, due: due.count, drillCount, target, labels, now: now() }
  }
  const of: Paths['of'] = async (userId, read) => {
    const domain = await domainOf(userId)
    const record = await paths.get(idIn(userId, domain))
    if (record === undefined) return null
    const reading = read?.learner ?? learners.of(userId)
    const [learner, reader, due, drillCount] = await Promise.all([
      reading,
      // Only content that needs a paid plan depends on the reader.
      record.items.some(({ tier }) => tier === 'premium') ? readerOf(userId) : anonymousReader,
      read?.due ?? reviewsDue(userId, reading),
      drillCountOf(userId, domain),
    ])
    return pathFor(record, viewOf({ learner, reader, due, drillCount, domain }, record.wish))
  }

  /** All data that planning uses. */
  async function readAll(userId: number) {
    const reading = learners.of(userId)
    const domain = await domainOf(userId)
    const [learner, reader, due, latest, drillCount] = await Promise.all([
      reading,
      readerOf(userId),
      reviewsDue(userId, reading),
      learners.latest(userId, happeningsRead),
      drillCountOf(userId, domain),
    ])
    return { domain, learner, reader, due, latest, drillCount }
  }

  /** Plans a path starting today, keeping what has been done on an earlier one. */
  function plan(read: Awaited<ReturnType<typeof readAll>>, wish: PathWish, before: PathRecord | undefined) {
    const { domain, learner, reader, due, latest, drillCount } = read
    const at = now()
    const today = dayAt(at, wish.timeZone)
    const kept =
      before === undefined
        ? []
        : keptOf(
            before,
            pathFor(before, viewOf(read, before.wish)).weeks.flatMap(({ items }) => items),
          )
    const until = before !== undefined && before.wish.days === wish.days ? before.lastDay : null
    const frame = frameOf(wish, { today, until, kept })
    const history: PlanHistory = {
      at,
      beliefs: learner.beliefs,
      done: timesByRef(learner.done),
      heldBack: heldBackIn(latest),
      due,
      drillCount,
    }
    const { items, cut } = planPath(targetOf(wish, domain), offerFor(contentOf(domain), reader), history, frame)
    const planned = items.map((item): StoredItem => ({ ...item, doneAt: null }))
    return { wish, plannedAt: at, lastDay: frame.lastDay, items: [...kept, ...planned], cut }
  }

  async function save(userId: number, wish: PathWish, before: PathRecord | undefined): Promise<LearningPath> {
    const id = await ownId(userId)
    const { revision = 0, createdAt = now() } = before ?? {}
    const read = await readAll(userId)
    const record: PathRecord = { id, revision: revision + 1, createdAt, ...plan(read, wish, before) }
    const { id: _id, ...set } = record
    const isSaved =
      before === undefined ? (await paths.insert(record)) === 'inserted' : await paths.update(id, set, { revision })
    if (!isSaved) throw changed(await paths.get(id))
    return pathFor(record, viewOf(read, wish))
  }

  return {
    of,
    async answerFor(userId) {
      const learner = learners.of(userId)
      const due = reviewsDue(userId, learner)
      const [path, { done }] = await Promise.all([of(userId, { learner, due }), learner, due])
      const completed = doneOf(done, 'challenge').map(([ref]) => ref.slice(challenges.length))
      return { path, completedChallengeIds: completed, concepts: skillsIn(path) }
    },
    async next(userId) {
      const path = await of(userId)
      return nextOf(path?.weeks.flatMap(({ items }) => items) ?? []) ?? null
    },
    async preview(userId, wish) {
      refusePast(wish, now())
      const read = await readAll(userId)
      return previewOf(plan(read, wish, undefined), viewOf(read, wish))
    },
    async make(userId, wish, replaces) {
      refusePast(wish, now())
      const before = await paths.get(await ownId(userId))
      if ((before?.revision ?? null) !== replaces) throw changed(before)
      return save(userId, wish, before)
    },
    async replan(userId, revision) {
      const before = await paths.get(await ownId(userId))
      if (before === undefined) throw new ProblemError('PATH_NOT_FOUND')
      if (before.revision !== revision) throw changed(before)
      return save(userId, before.wish, before)
    },
    async remove(userId) {
      await paths.delete(await ownId(userId))
    },
    async eventsOf(userId) {
      const path = await of(userId)
      return path === null ? [] : eventsOf(path)
    },
    personalData: {
      collections: ['learningPaths'],
      async *exported({ userId }) {
        for (const domain of contentDomains) {
          const record = await paths.get(idIn(userId, domain))
          if (record !== undefined)
            yield jsonFile(domain === usualDomain ? 'learning-path.json' : `learning-path-${domain}.json`, record)
        }
      },
      async erase({ userId }) {
        for (const domain of contentDomains) await paths.delete(idIn(userId, domain))
      },
    },
  }
}

/** Paths of the first domain existed before users could choose a domain, so they keep their ids. */
const idIn = (userId: number, domain: ContentDomain): string =>
  domain === usualDomain ? String(userId) : `${userId}/${domain}`

/** A path's concepts, sorted by time, longest first. */
function skillsIn(path: LearningPath | null): Skill[] {
  const minutes = new Map<Skill, number>()
  for (const { skill, minutes: of } of path?.weeks.flatMap(({ items }) => items) ?? [])
    if (skill !== null) minutes.set(skill, (minutes.get(skill) ?? 0) + of)
  return [...minutes].toSorted(([, one], [, other]) => other - one).map(([skill]) => skill)
}

/** What has been done on a path, on the days it was done. */
function keptOf({ items: stored, wish }: PathRecord, items: readonly PathItem[]): StoredItem[] {
  const doneAtOf = new Map(items.flatMap(({ id, doneAt }) => (doneAt === null ? [] : [[id, Date.parse(doneAt)]])))
  return stored
    .flatMap((item): StoredItem[] => {
      const doneAt = doneAtOf.get(item.id)
      return doneAt === undefined ? [] : [{ ...item, doneAt, day: dayAt(doneAt, wish.timeZone) }]
    })
    .toSorted((one, other) => (one.doneAt ?? 0) - (other.doneAt ?? 0))
}

/** The skills that held back each of the latest interviews, latest first. */
function heldBackIn(latest: readonly Happening[]): Skill[][] {
  return latest
    .map(({ observations }) => observations.filter(({ source }) => source === 'interview'))
    .filter((observations) => observations.length > 0)
    .map((observations) => [...new Set(observations.filter(({ outcome }) => outcome < held).map(({ skill }) => skill))])
}

function refusePast({ date, timeZone }: PathWish, now: number): void {
  if (date === null || date > dayAt(now, timeZone)) return
  throw new ProblemError('INVALID_REQUEST', undefined, {
    errors: [{ path: 'date', message: 'isn’t after today', in: 'body' }],
  })
}

const clockAt = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone }).format(at)

/** The error that says what happened to the path that the caller saw. */
function changed(current: PathRecord | undefined): Error {
  if (current === undefined) return new ProblemError('PATH_CHANGED', 'Your path was deleted in another window.')
  const { plannedAt, wish } = current
  return new ProblemError(
    'PATH_CHANGED',
    `Your path was planned in another window at ${clockAt(plannedAt, wish.timeZone)}. Nothing you did is lost.`,
  )
}
