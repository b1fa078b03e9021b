import { locale } from '@greenroom/shared/english'
import {
  dayAt,
  doneOf,
  type Happening,
  type HeldInterview,
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
import { cutOf, itemsOf, type PathRecord, plannedFrom, readPath, type StoredItem } from './records.ts'
import type { Target } from './target.ts'
import { firstOpen, outlineFor, type PathOutline, pathFor, previewOf, type ViewOptions } from './view.ts'

export type PathsOptions = {
  /** The domain that a learner studies; a learner has a path in each. */
  domainOf: (userId: number) => Promise<ContentDomain>
  contentOf: (domain: ContentDomain) => PathContent
  targetOf: (wish: PathWish, domain: ContentDomain) => Target
  learners: {
    of(userId: number, domain: ContentDomain): Promise<Learner>
    latest(userId: number, limit: number): Promise<readonly Happening[]>
  }
  /** The reviews that are due now. */
  reviewsDue: (
    userId: number,
    read: { learner: Promise<Learner>; domain: ContentDomain },
  ) => Promise<{ count: number; minutes: number }>
  /** How many questions are waiting in the learner's drill. */
  drillCountOf: (userId: number, domain: ContentDomain) => Promise<number>
  /** The company's rounds that these interviews rehearsed; those that no longer exist are left out. */
  interviewsOf: (ids: readonly string[]) => Promise<readonly ({ id: string } & HeldInterview)[]>
  /** The restricted content this account may read. */
  readerOf: (userId: number) => Promise<ContentReader>
  now: () => number
}

/** Data that a caller reads anyway, so that it isn't read twice. */
export type AlreadyRead = {
  domain: ContentDomain
  learner: Promise<Learner>
  due: Promise<{ count: number }>
}

/** Learners' paths: one per account and domain, the same on all devices. All calls are about the domain they study now. */
export type Paths = {
  of(userId: number): Promise<LearningPath | null>
  /** The learner's path, for a page that shows only a part of it. */
  outlineOf(userId: number, read?: AlreadyRead): Promise<PathOutline | null>
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
const interviews = 'interview/'

function memo<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

export function openPaths(store: Store, options: PathsOptions): Paths {
  const { domainOf, contentOf, targetOf, learners, readerOf, reviewsDue, drillCountOf, now } = options
  const paths = store.collection<PathRecord>({
    name: 'learningPaths',
    unique: [],
    indexes: [['revision']],
    parse: readPath,
  })
  const labels = new Map<string, string>(
    contentDomains.flatMap((domain) => contentOf(domain).concepts.map(({ concept, label }) => [concept, label])),
  )
  const ownId = async (userId: number): Promise<string> => idIn(userId, await domainOf(userId))

  type Seen = {
    learner: Learner
    reader: ContentReader
    due: { count: number }
    drillCount: number
    interviews: ReadonlyMap<string, HeldInterview>
    domain: ContentDomain
  }
  const viewOf = ({ learner, reader, due, drillCount, interviews, domain }: Seen, wish: PathWish): ViewOptions => {
    const target = memo(() => targetOf(wish, domain))
    return { learner, reader, due: due.count, drillCount, interviews, target, labels, now: now() }
  }

  /** The interviews held since a path was planned. Most days there are none, and then nothing is read. */
  async function interviewsSince(record: PathRecord | undefined, { done }: Learner) {
    if (record === undefined) return new Map<string, HeldInterview>()
    const refs = doneOf(done, 'interview').flatMap(([ref, at]) => (at < record.plannedAt ? [] : [ref]))
    if (refs.length === 0) return new Map<string, HeldInterview>()
    const found = await options.interviewsOf(refs.map((ref) => ref.slice(interviews.length)))
    return new Map(found.map(({ id, ...held }) => [`${interviews}${id}`, held]))
  }

  /** The learner's path, with all data that its view uses. */
  async function read(userId: number, read?: AlreadyRead): Promise<{ record: PathRecord; view: ViewOptions } | null> {
    const domain = read?.domain ?? (await domainOf(userId))
    const record = await paths.get(idIn(userId, domain))
    if (record === undefined) return null
    const reading = read?.learner ?? learners.of(userId, domain)
    const [learner, reader, due, drillCount, held] = await Promise.all([
      reading,
      // Only content that needs a paid plan depends on the reader.
      record.planned.tier.includes('premium') ? readerOf(userId) : anonymousReader,
      read?.due ?? reviewsDue(userId, { learner: reading, domain }),
      drillCountOf(userId, domain),
      reading.then((each) => interviewsSince(record, each)),
    ])
    return { record, view: viewOf({ learner, reader, due, drillCount, interviews: held, domain }, record.wish) }
  }

  async function of(userId: number, already?: AlreadyRead): Promise<LearningPath | null> {
    const found = await read(userId, already)
    return found && pathFor(found.record, found.view)
  }

  /** All data that planning uses. */
  async function readAll(userId: number, before: PathRecord | undefined) {
    const domain = await domainOf(userId)
    const reading = learners.of(userId, domain)
    const [learner, reader, due, latest, drillCount] = await Promise.all([
      reading,
      readerOf(userId),
      reviewsDue(userId, { learner: reading, domain }),
      learners.latest(userId, happeningsRead),
      drillCountOf(userId, domain),
    ])
    return { domain, learner, reader, due, latest, drillCount, interviews: await interviewsSince(before, learner) }
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
    const target = targetOf(wish, domain)
    const { items, cut } = planPath(target, offerFor(contentOf(domain), reader), history, frame)
    const planned = items.map((item): StoredItem => ({ ...item, doneAt: null }))
    return {
      ...{ wish, plannedAt: at, lastDay: frame.lastDay, ...plannedFrom([...kept, ...planned], cut) },
      ...(target.companyType === undefined ? {} : { companyType: target.companyType }),
    }
  }

  async function save(userId: number, wish: PathWish, before: PathRecord | undefined): Promise<LearningPath> {
    const id = await ownId(userId)
    const { revision = 0, createdAt = now() } = before ?? {}
    const read = await readAll(userId, before)
    const record: PathRecord = { id, revision: revision + 1, createdAt, ...plan(read, wish, before) }
    const { id: _id, ...planned } = record
    const set = { companyType: undefined, ...planned, items: undefined, cut: undefined }
    const isSaved =
      before === undefined ? (await paths.insert(record)) === 'inserted' : await paths.update(id, set, { revision })
    if (!isSaved) throw changed(await paths.get(id))
    return pathFor(record, viewOf(read, wish))
  }

  return {
    of: (userId) => of(userId),
    async outlineOf(userId, already) {
      const found = await read(userId, already)
      return found && outlineFor(found.record, found.view)
    },
    async answerFor(userId) {
      const domain = await domainOf(userId)
      const learner = learners.of(userId, domain)
      const due = reviewsDue(userId, { learner, domain })
      const [path, { done }] = await Promise.all([of(userId, { domain, learner, due }), learner, due])
      const completed = doneOf(done, 'challenge').map(([ref]) => ref.slice(challenges.length))
      return { path, completedChallengeIds: completed, concepts: skillsIn(path) }
    },
    async next(userId) {
      const path = await of(userId)
      return firstOpen(path?.weeks.flatMap(({ items }) => items) ?? []) ?? null
    },
    async preview(userId, wish) {
      refusePast(wish, now())
      const read = await readAll(userId, undefined)
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
          if (record === undefined) continue
          const { planned: _planned, leftOut: _leftOut, ...head } = record
          const path = { ...head, items: itemsOf(record), cut: cutOf(record) }
          yield jsonFile(domain === usualDomain ? 'learning-path.json' : `learning-path-${domain}.json`, path)
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
function keptOf(record: PathRecord, items: readonly PathItem[]): StoredItem[] {
  const doneAtOf = new Map(items.flatMap(({ id, doneAt }) => (doneAt === null ? [] : [[id, Date.parse(doneAt)]])))
  return itemsOf(record)
    .flatMap((item): StoredItem[] => {
      const doneAt = doneAtOf.get(item.id)
      return doneAt === undefined ? [] : [{ ...item, doneAt, day: dayAt(doneAt, record.wish.timeZone) }]
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
