import type { Challenge } from '@greenroom/shared/content'
import { doneAt, type NewCard, type NewHappening } from '@greenroom/shared/learning'
import type { ContentReader } from '@greenroom/shared/rules'
import type { Difficulty } from '@greenroom/shared/vocabulary'
import type {
  Confidence,
  DiagnosticPart,
  DiagnosticResult,
  GivenAnswer,
  HeardExplanation,
  newDiagnosticSchema,
} from '@greenroom/shared/wire'
import type { z } from 'zod'
import type { Learners } from '../../learning/learners.ts'
import { ProblemError } from '../../platform/problems.ts'
import { chooseItem, generalAbility } from './choose.ts'
import { type AnsweredBankItem, beliefsAfter, evidenceOf, evidenceOfTask } from './evidence.ts'
import { type ItemBank, isRightAnswer } from './items.ts'
import { type DiagnosticRecord, pauseMs } from './record.ts'
import type { DiagnosticRecords } from './records.ts'
import { minutesBesideTask, resultOf } from './result.ts'
import { explanationIsLate, handedIn, openItem, partOf, withAnswer, withItem, withoutPart } from './steps.ts'

/** The account that takes a diagnostic. */
export type Taker = { userId: number; name: string; reader: ContentReader }

/** The state of a coding task's session; null if it is gone. `tests` are those of the code that counts. */
export type TaskProgress = {
  hasEnded: boolean
  tests: { passed: number; total: number } | null
  minutes: number
} | null

export type DiagnosticsOptions = {
  records: DiagnosticRecords
  bank: ItemBank
  learners: Pick<Learners, 'of' | 'record'>
  /** Picks a coding task for 20 minutes that this user hasn't seen; undefined if there is none. */
  pickTask(wish: { record: DiagnosticRecord; difficulty: Difficulty }): Promise<Challenge | undefined>
  /** Opens the task's session. The same diagnostic always gets the same session. */
  openTask(taker: Taker, record: DiagnosticRecord, challengeId: string): Promise<string>
  taskProgress(sessionId: string): Promise<TaskProgress>
  /** Asks a worker to judge the explanation; it reports to `judged`. Idempotent. */
  judge(record: DiagnosticRecord): Promise<void>
  /** Adds cards to the user's reviews. Idempotent. */
  addCards(userId: number, cards: NewCard[], from: string): Promise<unknown>
  now: () => number
}

export type Diagnostics = ReturnType<typeof createDiagnostics>

/** How long to wait for a worker's verdict before showing the result without it. */
const longestJudgingMs = 60_000

/** The rules of diagnostics (answers §9). Everything is stored as it happens. */
export function createDiagnostics(options: DiagnosticsOptions) {
  const { records, bank, learners, now } = options

  const answeredIn = ({ items }: DiagnosticRecord): AnsweredBankItem[] =>
    items.flatMap(({ itemId, version, given }) => {
      const item = bank.get(itemId, version)
      return item === undefined || given === null ? [] : [{ item, given }]
    })

  function withNextItem(record: DiagnosticRecord, reader: ContentReader): DiagnosticRecord {
    if (partOf(record) !== 'knowledge' || openItem(record) !== undefined) return record
    const { id: seed, startedAt: at, role, level, before, seenBefore } = record
    const choice = { seed, at, role, level, before, seenBefore, asked: answeredIn(record) }
    const next = chooseItem(choice, bank.openTo(reader))
    return next === undefined ? withoutPart(record, 'knowledge') : withItem(record, next.id, next.version, now())
  }

  async function withTask(record: DiagnosticRecord): Promise<DiagnosticRecord> {
    const { task } = record
    if (partOf(record) !== 'code') return record
    if (task.challenge === null) {
      const { startedAt: at, before } = record
      const difficulty = difficultyFor(generalAbility({ before, at, asked: answeredIn(record) }))
      const found = await options.pickTask({ record, difficulty })
      if (found === undefined) return withoutPart(record, 'code')
      const { id, version, title, statement, concepts } = found
      return {
        ...record,
        task: { ...task, challenge: { id, version, title, statement, concepts, difficulty: found.difficulty } },
      }
    }
    if (task.state !== 'running' || task.sessionId === null) return record
    const progress = await options.taskProgress(task.sessionId)
    if (progress === null) return withoutPart(record, 'code')
    if (!progress.hasEnded) return record
    return { ...record, task: { ...task, state: 'done', tests: progress.tests, minutes: progress.minutes } }
  }

  /** Without a task there is nothing to explain. When time is up, the text is handed in. A late verdict is skipped. */
  function withExplanation(record: DiagnosticRecord): DiagnosticRecord {
    if (partOf(record) !== 'explain') return record
    const { state, text, handedInAt } = record.explanation
    if (record.task.challenge === null) return withoutPart(record, 'explain')
    if (state === 'running' && explanationIsLate(record, now())) return handedIn(record, text, now())
    if (state === 'judging' && now() > (handedInAt ?? 0) + longestJudgingMs)
      return { ...record, explanation: { ...record.explanation, state: 'done' } }
    return record
  }

  async function ended(record: DiagnosticRecord, closedBy: DiagnosticResult['closedBy']): Promise<DiagnosticRecord> {
    const endedAt = now()
    const answered = answeredIn(record)
    const { beliefs, done } = await learners.of(record.userId)
    const { sessionId } = record.task
    const isTaskKnown = sessionId !== null && doneAt(done, `interview/${sessionId}`) !== undefined
    const observed = [...evidenceOf(record, answered), ...(isTaskKnown ? [] : evidenceOfTask(record))]
    const evidence = { answered, beliefs: beliefsAfter(beliefs, observed, endedAt), endedAt, closedBy }
    return { ...record, status: 'ended', endedAt, result: resultOf(record, evidence), isRecorded: false }
  }

  /** Takes every step that doesn't need the user, and ends the diagnostic once all parts are over. */
  async function advanced(record: DiagnosticRecord, reader: ContentReader): Promise<DiagnosticRecord> {
    if (record.status === 'ended') return record
    if (now() >= record.changedAt + pauseMs) return ended(withoutRest(record), 'abandoned')
    let current = record
    for (;;) {
      const next = withExplanation(await withTask(withNextItem(current, reader)))
      if (next === current) break
      current = next
    }
    return partOf(current) === 'done' ? ended(current, 'finished') : current
  }

  /** Records an ended diagnostic in the learner's history and reviews. */
  async function recorded(record: DiagnosticRecord): Promise<DiagnosticRecord> {
    if (record.status !== 'ended' || record.isRecorded) return record
    const answered = answeredIn(record)
    await learners.record(record.userId, happeningOf(record, answered))
    await options.addCards(record.userId, cardsOf(answered), `diagnostic/${record.id}`)
    return (await records.change(record.id, (each) => ({ ...each, isRecorded: true }))) ?? record
  }

  /** Applies a change, then every step that follows from it. `changedAt` only changes if something happened. */
  async function change(
    id: string,
    reader: ContentReader,
    by: (record: DiagnosticRecord) => DiagnosticRecord = (record) => record,
  ): Promise<DiagnosticRecord> {
    const stored = await records.change(id, async (record) => {
      const current = await advanced(record, reader)
      const next = current.status === 'ended' ? current : await advanced(by(current), reader)
      return next === record
        ? record
        : { ...next, changedAt: next.status === 'ended' ? (next.endedAt ?? now()) : now() }
    })
    if (stored === undefined) throw new ProblemError('DIAGNOSTIC_UNKNOWN')
    if (stored.explanation.state === 'judging') await options.judge(stored)
    return recorded(stored)
  }

  async function own({ userId }: Pick<Taker, 'userId'>, id: string): Promise<DiagnosticRecord> {
    const record = await records.get(id)
    if (record?.userId !== userId) throw new ProblemError('DIAGNOSTIC_UNKNOWN')
    return record
  }

  /** The diagnostic, brought up to date. */
  async function of(taker: Taker, id: string): Promise<DiagnosticRecord> {
    await own(taker, id)
    return change(id, taker.reader)
  }

  async function overview(taker: Taker) {
    const [last, before] = await records.of(taker.userId, 2)
    const current = last?.status === 'open' ? await change(last.id, taker.reader) : last
    const open = current?.status === 'open' ? current : null
    const latest = open === null ? current : before
    const nextAt = latest?.endedAt == null ? null : latest.endedAt + pauseMs
    return { open, latest: latest ?? null, nextAt: nextAt !== null && nextAt > now() ? nextAt : null }
  }

  return {
    of,
    overview,

    /**
     * Starts a diagnostic, or returns the one that is open.
     * @throws 409 DIAGNOSTIC_TOO_SOON
     */
    async start(taker: Taker, wanted: z.output<typeof newDiagnosticSchema>): Promise<DiagnosticRecord> {
      const { open, latest, nextAt } = await overview(taker)
      if (open !== null) return open
      if (nextAt !== null) throw new ProblemError('DIAGNOSTIC_TOO_SOON', tooSoon(nextAt))
      const number = (latest?.number ?? 0) + 1
      const { beliefs } = await learners.of(taker.userId)
      const record: DiagnosticRecord = {
        ...wanted,
        ...{ id: `${taker.userId}-${number}`, userId: taker.userId, number, revision: 1, status: 'open' },
        ...{ startedAt: now(), changedAt: now(), endedAt: null, before: beliefs },
        seenBefore: latest?.items.map(({ itemId }) => itemId) ?? [],
        items: [],
        skippedKnowledge: false,
        task: { state: 'waiting', challenge: null, sessionId: null, tests: null, minutes: null },
        explanation: { state: 'waiting', beganAt: null, handedInAt: null, text: '', heard: null },
        result: null,
        isRecorded: true,
      }
      // If another tab has already started one, use that.
      await records.insert(withNextItem(record, taker.reader))
      return change(record.id, taker.reader)
    },

    /**
     * Stores an answer and judges it.
     * @throws 409 DIAGNOSTIC_MOVED_ON if another item is open, 400 INVALID_REQUEST if it doesn't fit the item
     */
    async answer(
      taker: Taker,
      id: string,
      { itemId, answer, confidence }: { itemId: string; answer: GivenAnswer; confidence: Confidence | null },
    ): Promise<DiagnosticRecord> {
      await own(taker, id)
      return change(id, taker.reader, (record) => {
        const asked = record.items.find((each) => each.itemId === itemId)
        // A repeated request, or a second tab: the first answer counts.
        if (asked?.given != null) return record
        if (asked === undefined || openItem(record)?.itemId !== itemId) throw new ProblemError('DIAGNOSTIC_MOVED_ON')
        const item = bank.get(itemId, asked.version)
        const isRight = item === undefined ? null : isRightAnswer(item, answer)
        if (isRight === null) throw new ProblemError('INVALID_REQUEST', 'The answer doesn’t fit this item.')
        return withAnswer(record, itemId, { answer, confidence, isRight, at: now() })
      })
    },

    async skip(taker: Taker, id: string, part: DiagnosticPart): Promise<DiagnosticRecord> {
      await own(taker, id)
      return change(id, taker.reader, (record) => withoutPart(record, part))
    },

    /** Opens the coding task's session. */
    async beginTask(taker: Taker, id: string): Promise<DiagnosticRecord> {
      const record = await of(taker, id)
      const { task } = record
      if (partOf(record) !== 'code' || task.state !== 'waiting' || task.challenge === null) return record
      const sessionId = await options.openTask(taker, record, task.challenge.id)
      return change(id, taker.reader, (each) =>
        each.task.state === 'waiting' ? { ...each, task: { ...each.task, state: 'running', sessionId } } : each,
      )
    },

    async beginExplanation(taker: Taker, id: string): Promise<DiagnosticRecord> {
      await own(taker, id)
      return change(id, taker.reader, (record) =>
        partOf(record) === 'explain' && record.explanation.state === 'waiting'
          ? { ...record, explanation: { ...record.explanation, state: 'running', beganAt: now() } }
          : record,
      )
    },

    /** @throws 409 DIAGNOSTIC_MOVED_ON if the explanation isn't running */
    async explain(taker: Taker, id: string, { text, isFinal }: { text: string; isFinal: boolean }) {
      await own(taker, id)
      return change(id, taker.reader, (record) => {
        // It has already been handed in, because time ran out or in another tab.
        if (record.explanation.state === 'judging' && isFinal) return record
        if (record.explanation.state !== 'running') throw new ProblemError('DIAGNOSTIC_MOVED_ON')
        if (isFinal) return handedIn(record, text, now())
        return text === record.explanation.text ? record : { ...record, explanation: { ...record.explanation, text } }
      })
    },

    /**
     * Stores a worker's verdict on an explanation.
     * @returns whether the diagnostic was waiting for it
     */
    async judged(id: string, heard: HeardExplanation | null, reader: ContentReader): Promise<boolean> {
      const record = await records.get(id)
      if (record?.explanation.state !== 'judging' || record.status === 'ended') return false
      await change(id, reader, (each) =>
        each.explanation.state === 'judging'
          ? { ...each, explanation: { ...each.explanation, state: 'done', heard } }
          : each,
      )
      return true
    },

    /** The user's latest diagnostic that has ended, or null. */
    async latest(userId: number): Promise<{ id: string; endedAt: number } | null> {
      const [ended] = (await records.of(userId, 2)).filter(({ status }) => status === 'ended')
      return ended?.endedAt == null ? null : { id: ended.id, endedAt: ended.endedAt }
    },

    /** An item's text and answer, for its review card. */
    itemOf: (itemId: string, reader: ContentReader) => bank.openTo(reader).find(({ id }) => id === itemId),

    /** Ends abandoned diagnostics, and finishes work that a crash interrupted. */
    async sweep(reader: ContentReader): Promise<void> {
      for (const { id } of await records.untouchedSince(now() - pauseMs)) await change(id, reader)
      for (const record of await records.unrecorded()) await recorded(record)
    },
  }
}

/** Ends a diagnostic early. Parts that aren't over count as skipped. */
const withoutRest = (record: DiagnosticRecord): DiagnosticRecord => {
  const { task, explanation } = record
  return {
    ...record,
    items: record.items.filter(({ given }) => given !== null),
    task: task.state === 'done' ? task : { ...task, state: 'skipped' },
    explanation: explanation.state === 'done' ? explanation : { ...explanation, state: 'skipped' },
  }
}

const difficultyFor = (ability: number): Difficulty =>
  ability < -0.6 ? 'straightforward' : ability > 0.8 ? 'challenging' : 'moderately_challenging'

const happeningOf = (record: DiagnosticRecord, answered: readonly AnsweredBankItem[]): NewHappening => ({
  id: `diagnostic/${record.id}`,
  at: record.endedAt ?? record.changedAt,
  minutes: Math.min(600, minutesBesideTask(record)),
  done: [`diagnostic/${record.id}`],
  observations: evidenceOf(record, answered),
})

/** A card for each item that was missed or skipped. */
const cardsOf = (answered: readonly AnsweredBankItem[]): NewCard[] =>
  answered
    .filter(({ given }) => !given.isRight)
    .map(({ item }) => ({ id: `diagnostic/${item.id}`, kind: 'diagnostic', skill: item.concept }))

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const tooSoon = (nextAt: number): string =>
  `After two weeks, it tests your skill and not your memory. You can take the next one from ${dayFormat.format(nextAt)}.`
