import { bestHandIn, type CodeFacts, type CommitView, type TestRunResults } from '@greenroom/shared/session'
import type { ProgrammingLanguage } from '@greenroom/shared/vocabulary'
import { elapsedOf } from '../../ui/time.ts'
import { replayTexts as texts } from './texts.ts'

/** A version handed in with Done coding or Submit, and its result on all tests. */
export type HandIn = {
  seq: number
  /** In ms from the start of the interview. */
  atMs: number
  runId: string
  question: number
  programmingLanguage: ProgrammingLanguage
  code: string
  /** Null if the tests haven't finished or couldn't run. */
  results: TestRunResults | null
  /** Facts from running it behind the scenes; null if it wasn't run, and in old logs. */
  facts: CodeFacts | null
  /** Whether the interviewer told the candidate about a bug in it. */
  bugNamed: boolean
  /** Whether it's the version scored for its question. */
  counts: boolean
}

/**
 * Lists the hand-ins in order, except those undone in the grace period. Code that is merely left at the end isn't a
 * hand-in. In logs from before there were hand-in events, runs stand in for them.
 */
export function handInsOf(commits: readonly CommitView[]): HandIn[] {
  const startedAt = commits.find(({ events }) => events.some(({ type }) => type === 'InterviewStarted'))?.at ?? 0
  const found = new Map<string, HandIn>()
  const runs = new Map<string, string>()
  /** Runs of versions that were submitted in practice, but not handed in for good. */
  const submissions = new Map<string, string>()
  let question = 1
  let code = ''
  for (const { seq, at, events } of commits) {
    const atMs = Math.max(0, at - startedAt)
    for (const event of events) {
      switch (event.type) {
        case 'ChallengePresented':
          question = event.question
          code = event.challenge.code_stub
          break
        case 'CodeSnapshotTaken':
          code = event.code
          break
        case 'CodeHandedIn': {
          const { runId, programmingLanguage, handInId } = event
          runs.set(handInId, runId)
          found.set(runId, {
            seq,
            atMs,
            runId,
            question,
            programmingLanguage,
            code: event.code,
            ...unjudged,
          })
          break
        }
        case 'CodingResumed':
          if (event.undone) found.delete(runs.get(event.handInId) ?? '')
          break
        case 'LookRequested':
          if (event.runId !== undefined) submissions.set(event.versionId, event.runId)
          break
        case 'CodeExamined': {
          const runId = runs.get(event.versionId) ?? submissions.get(event.versionId) ?? ''
          const handIn = found.get(runId)
          if (handIn !== undefined) found.set(runId, { ...handIn, facts: event.facts })
          break
        }
        case 'BugNamed': {
          const named = found.get(runs.get(event.handInId) ?? '')
          if (named !== undefined) found.set(named.runId, { ...named, bugNamed: true })
          break
        }
        case 'ResultShown': {
          const shown = found.get(runs.get(event.handInId) ?? '')
          if (shown !== undefined) found.set(shown.runId, { ...shown, bugNamed: shown.bugNamed || event.bug })
          break
        }
        case 'TestRunRequested': {
          const { runId, programmingLanguage } = event
          const isOfBefore = runs.size === 0 && isWhole(event.purpose) && event.handedIn !== false
          if (isOfBefore && !found.has(runId))
            found.set(runId, { seq, atMs, runId, question, programmingLanguage, code, ...unjudged })
          break
        }
        case 'TestRunCompleted': {
          const handIn = found.get(event.runId)
          if (handIn !== undefined) found.set(event.runId, { ...handIn, results: event.results })
          break
        }
        default:
          break
      }
    }
  }
  return withCounted([...found.values()])
}

const unjudged = { results: null, facts: null, bugNamed: false, counts: false }

/** Marks each question's best version, as decided by `bestHandIn`. */
function withCounted(handIns: readonly HandIn[]): HandIn[] {
  const judged = handIns.map((handIn) => ({ ...handIn, testsPassed: handIn.results?.passed ?? null }))
  const counted = [...new Set(handIns.map(({ question }) => question))].map(
    (question) => bestHandIn(judged.filter((each) => each.question === question))?.runId,
  )
  return handIns.map((each) => ({ ...each, counts: counted.includes(each.runId) }))
}

/** Whether a run covers all the tests, rather than being an intermediate one. */
export const isWhole = (purpose: string): boolean => purpose === 'hidden' || purpose === 'submission'

/** How many versions fit side by side. */
const maxTold = 2

/** Picks the versions to show: the latest ones, always including the one that counts. */
export function toldOf(handIns: readonly HandIn[]): HandIn[] {
  const last = handIns.slice(-maxTold)
  const counted = handIns.findLast(({ counts }) => counts)
  return counted === undefined || last.includes(counted) ? last : [counted, ...last.slice(1)]
}

/** `17 of 17 at 04:04, again at 05:41`, or which of two different ones counts; empty if no hand-in has a result. */
export function resultsInWords(handIns: readonly HandIn[]): string {
  const told = toldOf(handIns.filter(({ results }) => results !== null))
  const same = ({ results }: HandIn, other: HandIn | undefined): boolean =>
    results?.passed === other?.results?.passed && results?.total === other?.results?.total
  const differ = told.some((each) => !same(each, told[0]))
  return told
    .flatMap((handIn, index) => {
      const { atMs, results, counts } = handIn
      if (results === null) return []
      const moment = elapsedOf(atMs)
      if (index > 0 && same(handIn, told[index - 1])) return [texts.handIns.again(moment)]
      const result = texts.handIns.result(results.passed, results.total, moment)
      return [counts && differ ? texts.handIns.counts(result) : result]
    })
    .join(', ')
}

/** Whether the latest code as of a commit is a sketch for the follow-up, which is never scored. */
export const isSketchAt = (commits: readonly CommitView[], seq: number): boolean => {
  const written = commits
    .filter((commit) => commit.seq <= seq)
    .flatMap(({ events }) => events.filter(({ type }) => type === 'CodeSnapshotTaken' || type === 'CodeHandedIn'))
    .at(-1)
  return written?.type === 'CodeSnapshotTaken' && written.sketch === true
}

/**
 * Says where a moment falls among the hand-ins, and how the code has changed since then; empty if nothing was handed
 * in.
 */
export function momentAmong(
  handIns: readonly HandIn[],
  { seq, code, isSketch }: { seq: number; code: string; isSketch: boolean },
): string {
  if (handIns.length === 0) return ''
  const before = handIns.filter((each) => each.seq <= seq)
  const last = before.at(-1)
  if (last === undefined) return handIns.length === 1 ? texts.handIns.beforeOnly : texts.handIns.before
  const where =
    before.length < handIns.length
      ? handIns.length === 2
        ? texts.handIns.betweenTwo
        : texts.handIns.between(before.length, before.length + 1)
      : handIns.length === 1
        ? texts.handIns.afterOnly
        : texts.handIns.after
  if (seq === last.seq) return texts.handIns.here
  const since = last.code === code ? 'unchanged' : isSketch ? 'sketch' : 'changed'
  return `${where}, ${texts.handIns[since]}`
}
