import { isSpoken } from '@greenroom/shared/rules'
import {
  type Commit,
  commitSchema,
  currentVersion,
  decisionSchema,
  interviewSettingsSchema,
  isScorecardOpen,
  judgedTests,
  otherHalfOf,
  type Question,
  questionsOf,
  type Session,
  sessionTitle,
  showsHiddenResults,
  swapSchema,
  type TestCount,
  testCountSchema,
} from '@greenroom/shared/session'
import {
  assessmentTypeSchema,
  type ContentDomain,
  contentDomainSchema,
  interviewPhaseSchema,
  programmingLanguageSchema,
  sessionModeSchema,
  usualDomain,
} from '@greenroom/shared/vocabulary'
import { z } from 'zod'
import type { Collection, Store } from '../store/port.ts'
import { removeAll } from '../store/removeAll.ts'
import { nextDeadlineAt } from './deadlines.ts'
import { owedSince } from './owed.ts'

const commitDocumentSchema = commitSchema.extend({ id: z.string() })
type CommitDocument = z.infer<typeof commitDocumentSchema>

/** A presented challenge and its outcome. */
const headChallengeSchema = z.object({
  id: z.string(),
  /** When code for this challenge first passed all tests, ms since 1970, or null. */
  solvedAt: z.number().nullable(),
  /** Whether the candidate fully answered this challenge in the conversation, without code. */
  answered: z.boolean(),
  /** How many tests the counted version passes; null if the candidate may not see that, and missing in older heads. */
  tests: testCountSchema.nullable().optional(),
  /** Whether the candidate got a hint, or an answer that lowers the score; missing in older heads. */
  helped: z.boolean().optional(),
})

/**
 * The head of a session: the data that lists and deadlines need, so that they needn't read the log. Updated after each
 * commit.
 */
const sessionHeadSchema = z.object({
  id: z.string(),
  seq: z.int(),
  phase: interviewPhaseSchema,
  mode: sessionModeSchema.default('ai'),
  candidateId: z.string(),
  /** The domain, unless it is the default one: then it is null, or missing in older heads. See `headDomainOf`. */
  otherDomain: contentDomainSchema.nullable().optional(),
  createdAt: z.number(),
  endedAt: z.number().nullable(),
  /** When this session's next deadline is due, ms since 1970; null if it has none. */
  dueAt: z.number().nullable(),
  /** When the oldest pending job was requested, ms since 1970; null if none is pending. */
  owedSince: z.number().nullable().default(null),
  /** Whether somebody is in the room. False if it doesn't matter at the moment. */
  occupied: z.boolean(),
  /** Who is in the room, according to the log; missing in older heads. */
  present: z.array(z.string()).optional(),
  settings: interviewSettingsSchema,
  programmingLanguage: programmingLanguageSchema,
  /** The session's title (`sessionTitle`). Names the questions only after the end. */
  title: z.string(),
  /** The assessment type. Missing in older heads, which also lack the challenges. */
  assessmentType: assessmentTypeSchema.nullable().optional(),
  challenges: z.array(headChallengeSchema).optional(),
  finishedChallengeIds: z.array(z.string()),
  /** The names of the company's rounds that its questions belonged to; missing in older heads. */
  rounds: z.array(z.string()).optional(),
  decision: decisionSchema.nullable(),
  /** The status of the session's scorecard; missing before the end and in older heads. */
  scorecard: z.enum(['none', 'pending', 'completed', 'failed']).optional(),
  /**
   * For a mock where the two people swap roles: which half this session is. `otherId` is null while the second half
   * isn't open yet. Missing for all other sessions.
   */
  swap: swapSchema.extend({ otherId: z.string().nullable() }).optional(),
})
export type SessionHead = z.infer<typeof sessionHeadSchema>

/** The commits of all sessions, plus one head per session. */
export type SessionLog = {
  append(commit: Commit): Promise<'inserted' | 'duplicate'>
  /** The commits after `seq`, in order, at most `limit`. */
  commitsAfter(sessionId: string, seq: number, limit: number): Promise<Commit[]>
  commitOf(sessionId: string, actor: string, commandId: string): Promise<Commit | undefined>
  undispatchedBefore(at: number): Promise<Commit[]>
  markDispatched(commit: Commit): Promise<void>
  /** Updates the head. Never recreates the head of a deleted session. */
  projectHead(head: SessionHead): Promise<void>
  /** The ids of all sessions that have a log, one page at a time. `after` is the last id of the previous page. */
  sessionIds(after: string | null): Promise<string[]>
  /** Writes a head. Overwrites a stored head of the same or an older commit, but never one of a newer commit. */
  writeHead(head: SessionHead): Promise<void>
  /** Replaces the events of a stored commit. Only for erasing a person from it. */
  rewrite(commit: Pick<Commit, 'sessionId' | 'seq' | 'events'>): Promise<void>
  /**
   * Deletes a session: its head first, then its commits from last to first, so that the remaining log is always valid.
   */
  forget(sessionId: string): Promise<void>
  /**
   * Deletes all of a session's commits except its tombstone, then its head. Idempotent, and can be repeated after an
   * interruption.
   */
  remove(sessionId: string): Promise<void>
  heads: Collection<SessionHead>
}

/**
 * The actor of a tombstone, the only commit that remains of a deleted session. The tombstone takes the next `seq`, so
 * an engine that still has the session in memory can't commit anything more.
 */
const tombstoneActor = 'deletion'

/** @param owner the participant who deleted the session and may repeat the deletion */
export const tombstoneOf = (state: Pick<Session, 'sessionId' | 'seq'>, owner: string, at: number): Commit => ({
  sessionId: state.sessionId,
  seq: state.seq + 1,
  version: currentVersion,
  commandId: owner,
  actor: tombstoneActor,
  at,
  events: [],
  jobs: [],
  dispatched: true,
})

export const isTombstone = ({ actor }: Pick<Commit, 'actor'>): boolean => actor === tombstoneActor

const pageSize = 500

export function openSessionLog(store: Store): SessionLog {
  const commits = store.collection<CommitDocument>({
    name: 'commits',
    unique: [
      ['sessionId', 'seq'],
      ['sessionId', 'actor', 'commandId'],
    ],
    indexes: [['dispatched', 'at']],
    flags: ['dispatched'],
    parse: (stored) => commitDocumentSchema.parse(stored),
  })
  const heads = store.collection<SessionHead>({
    name: 'sessions',
    unique: [],
    indexes: [
      ['dueAt'],
      ['owedSince'],
      ['candidateId', 'createdAt'],
      ['candidateId', 'otherDomain', 'createdAt'],
      ['phase', 'occupied'],
      ['seq'],
      ['createdAt', 'candidateId'],
      ['scorecard', 'endedAt'],
    ],
    parse: (stored) => sessionHeadSchema.parse(stored),
  })
  const idOf = (commit: Pick<Commit, 'sessionId' | 'seq'>) => `${commit.sessionId}:${commit.seq}`
  return {
    heads,
    append: (commit) => commits.insert({ id: idOf(commit), ...commit }),
    commitsAfter: (sessionId, seq, limit) =>
      commits.find({ where: { sessionId, seq: { gt: seq } }, sort: [['seq', 'asc']], limit }),
    async commitOf(sessionId, actor, commandId) {
      const [found] = await commits.find({ where: { sessionId, actor, commandId }, limit: 1 })
      return found
    },
    undispatchedBefore: (at) =>
      commits.find({ where: { dispatched: false, at: { lt: at } }, sort: [['at', 'asc']], limit: pageSize }),
    async markDispatched(commit) {
      // Naming the session leads a sharded database to one shard.
      await commits.update(idOf(commit), { dispatched: true }, { sessionId: commit.sessionId })
    },
    async rewrite(commit) {
      await commits.update(idOf(commit), { events: commit.events }, { sessionId: commit.sessionId })
    },
    async forget(sessionId) {
      await heads.delete(sessionId)
      for (;;) {
        const last = await commits.find({ where: { sessionId }, sort: [['seq', 'desc']], limit: pageSize })
        for (const { id } of last) await commits.delete(id)
        if (last.length < pageSize) return
      }
    },
    async projectHead(head) {
      const { id, ...fields } = head
      const bringUpToDate = () => heads.update(id, fields, { seq: { lt: head.seq } })
      // There may be no head yet, if this is the first commit. If there is one, just update it.
      if (await bringUpToDate()) return
      if (await commits.count({ sessionId: id, actor: tombstoneActor })) return
      if ((await heads.insert(head)) === 'duplicate') await bringUpToDate()
    },
    async sessionIds(after) {
      const beginnings = await commits.find({
        where: { seq: 1, ...(after === null ? {} : { sessionId: { gt: after } }) },
        sort: [['sessionId', 'asc']],
        limit: pageSize,
      })
      return beginnings.map(({ sessionId }) => sessionId)
    },
    async writeHead(head) {
      const { id, ...fields } = head
      const isThere = () => heads.update(id, fields, { seq: { lte: head.seq } })
      if (!(await isThere()) && (await heads.insert(head)) === 'duplicate') await isThere()
    },
    async remove(sessionId) {
      const [tombstone] = await commits.find({ where: { sessionId, actor: tombstoneActor }, limit: 1 })
      if (tombstone === undefined) throw new Error(`${sessionId} has no tombstone`)
      await removeAll(commits, { sessionId, seq: { lt: tombstone.seq } })
      await heads.delete(sessionId)
    },
  }
}

/** Every commit after `seq`; empty if the session has been deleted. */
export async function wholeLog(log: Pick<SessionLog, 'commitsAfter'>, sessionId: string, seq = 0): Promise<Commit[]> {
  const all = await everyCommit(log, sessionId, seq)
  return all.some(isTombstone) ? [] : all
}

/** Every commit after `seq`, including the tombstone. */
export async function everyCommit(
  log: Pick<SessionLog, 'commitsAfter'>,
  sessionId: string,
  seq = 0,
): Promise<Commit[]> {
  const all: Commit[] = []
  for (let after = seq; ; ) {
    const page = await log.commitsAfter(sessionId, after, pageSize)
    all.push(...page)
    const last = page.at(-1)
    if (last === undefined || page.length < pageSize) return all
    after = last.seq
  }
}

/**
 * Whether the head must record who is in the room. True during an interview, and before one if several people are
 * waiting for each other.
 */
const isWatched = ({ phase, members }: Session): boolean =>
  phase === 'IN_PROGRESS' || (phase === 'NOT_STARTED' && members.length > 1)

/** The ids of everyone in the room, according to the log. */
export const presentIn = (state: Session | undefined): string[] =>
  (state?.participants ?? []).flatMap(({ id, present }) => (present ? [id] : []))

/**
 * The test counts of a question's counted version; null if the candidate may not see them yet, or if there are none.
 */
function testsTold(state: Session, question: Pick<Question, 'handIns' | 'runs'>): TestCount | null {
  const isBeingTested = state.phase === 'IN_PROGRESS' && state.step === 'testing'
  const isTold = state.phase === 'ENDED' || (showsHiddenResults(state) && !isBeingTested)
  const tests = isTold ? judgedTests(question) : null
  return tests === null ? null : { passed: tests.passed, total: tests.total }
}

/** A domain as heads store it. */
export const headDomainOf = (domain: ContentDomain): ContentDomain | null => (domain === usualDomain ? null : domain)

/** Derives the head from a state. */
export function headOf(state: Session): SessionHead {
  const questions = questionsOf(state)
  return {
    id: state.sessionId,
    seq: state.seq,
    phase: state.phase,
    mode: state.mode,
    candidateId: state.candidate.id,
    otherDomain: headDomainOf(state.contentDomain),
    createdAt: state.createdAt,
    endedAt: state.phase === 'ENDED' ? state.endedAt : null,
    dueAt: nextDeadlineAt(state),
    owedSince: owedSince(state),
    occupied: isWatched(state) && presentIn(state).length > 0,
    present: presentIn(state),
    settings: state.settings,
    programmingLanguage: state.programmingLanguage,
    title: sessionTitle(state),
    assessmentType: state.assessmentType,
    challenges: questions.map(({ challenge, solvedAt, outcome, ...question }) => ({
      id: challenge.challenge_id,
      solvedAt,
      answered: outcome === 'done' && isSpoken(challenge.challengeType),
      tests: testsTold(state, question),
      helped: question.hintRung > 0 || Object.keys(question.askedCaps ?? {}).length > 0,
    })),
    finishedChallengeIds:
      state.phase === 'ENDED'
        ? questions.filter(({ outcome }) => outcome === 'done').map(({ challenge }) => challenge.challenge_id)
        : [],
    rounds: questions.flatMap(({ round }) => round?.name ?? []),
    decision:
      state.phase === 'ENDED' && state.scorecard.status === 'completed' && isScorecardOpen(state)
        ? state.scorecard.scorecard.decision
        : null,
    ...(state.phase === 'ENDED' ? { scorecard: state.scorecard.status } : {}),
    ...(state.swap === undefined ? {} : { swap: { half: state.swap.half, otherId: otherHalfOf(state) } }),
  }
}
