import {
  type Commit,
  currentCode,
  type EventOf,
  foldCommit,
  questionsOf,
  type Session,
  type TestRunResults,
} from '@greenroom/shared/session'
import type { ChallengeSubmission } from '@greenroom/shared/wire'
import { type SessionLog, wholeLog } from '../../session/sessionLog.ts'
import type { Attempt } from './progress.ts'

type Status = ChallengeSubmission['status']

/** A run's overall result: a compile error, or else that of the first case that didn't pass. */
export function statusOf({ allTestCasesPassed, compilation, testCases }: TestRunResults): Status {
  if (allTestCasesPassed) return 'ACCEPTED'
  if (compilation.status !== 'ACCEPTED') return compilation.status
  return testCases.find(({ status }) => status !== 'ACCEPTED')?.status ?? 'WRONG_ANSWER'
}

const isHandedIn = ({ handedIn, purpose }: EventOf<'TestRunRequested'>): boolean => handedIn ?? purpose === 'submission'

/** A submission's result, taken from its finished run. */
function outcomeOf({ results }: EventOf<'TestRunCompleted'>): Partial<ChallengeSubmission> {
  if (results === null) return { status: 'INTERNAL_ERROR', executionStatus: 'COMPLETED' }
  const { passed, total, testCases } = results
  const most = (values: number[]): number | null => (values.length === 0 ? null : Math.max(...values))
  return {
    status: statusOf(results),
    executionStatus: 'COMPLETED',
    passed,
    total,
    notRun: testCases.filter(({ notRun }) => notRun).length,
    timeMs: most(testCases.map(({ timeMs }) => timeMs)),
    memoryKb: most(testCases.map(({ memoryKb }) => memoryKb)),
  }
}

/** A session's submissions for a challenge, latest first, without undone ones. */
export function submissionsIn(commits: readonly Commit[], challengeId: string): ChallengeSubmission[] {
  const byRun = new Map<string, ChallengeSubmission>()
  const byHandIn = new Map<string, string>()
  let state: Session | null = null
  for (const commit of commits) {
    state = foldCommit(state, commit)
    for (const event of commit.events) {
      const known = 'runId' in event && event.runId !== undefined ? byRun.get(event.runId) : undefined
      if (event.type === 'CodeHandedIn') byHandIn.set(event.handInId, event.runId)
      else if (event.type === 'CodingResumed' && event.undone) byRun.delete(byHandIn.get(event.handInId) ?? '')
      else if (event.type === 'TestRunRequested' && isHandedIn(event)) {
        const { runId, purpose, programmingLanguage, status, executionStatus } = event
        const question = questionsOf(state).find(({ runs }) => runs.some((run) => run.runId === runId))
        if (question?.challenge.challenge_id !== challengeId) continue
        byRun.set(runId, {
          sessionId: commit.sessionId,
          seq: commit.seq,
          runId,
          purpose,
          at: new Date(commit.at).toISOString(),
          programmingLanguage,
          status,
          executionStatus,
          passed: 0,
          total: 0,
          notRun: 0,
          timeMs: null,
          memoryKb: null,
          code: currentCode(question, programmingLanguage),
        })
      } else if (known === undefined) continue
      else if (event.type === 'TestRunStarted') {
        byRun.set(known.runId, { ...known, status: event.status, executionStatus: event.executionStatus })
      } else if (event.type === 'TestRunCompleted') byRun.set(known.runId, { ...known, ...outcomeOf(event) })
      else if (event.type === 'TestRunRejected')
        byRun.set(known.runId, { ...known, status: null, executionStatus: event.executionStatus })
    }
  }
  return [...byRun.values()].sort((one, other) => other.seq - one.seq)
}

/** A submission's position among all of them, as a paging cursor. */
const cursorOf = ({ sessionId, seq }: Pick<ChallengeSubmission, 'sessionId' | 'seq'>): string => `${seq}.${sessionId}`

function readCursor(cursor: string): { sessionId: string; seq: number } {
  const dot = cursor.indexOf('.')
  return { seq: Number(cursor.slice(0, dot)), sessionId: cursor.slice(dot + 1) }
}

/**
 * A page of the submissions for a challenge across all sessions that presented it. Reads only as many logs as it needs.
 * An unknown cursor returns nothing.
 * @param attempts latest first
 */
export async function submissionPage(
  log: Pick<SessionLog, 'commitsAfter'>,
  attempts: readonly Attempt[],
  { challengeId, limit, after }: { challengeId: string; limit: number; after?: string | undefined },
): Promise<{ submissions: ChallengeSubmission[]; next: string | null }> {
  const own = attempts.filter(({ challenges }) => challenges.some(({ id }) => id === challengeId))
  const cursor = after === undefined ? null : readCursor(after)
  const from = cursor === null ? 0 : own.findIndex(({ id }) => id === cursor.sessionId)
  const found: ChallengeSubmission[] = []
  for (const { id } of from < 0 ? [] : own.slice(from)) {
    const here = submissionsIn(await wholeLog(log, id), challengeId)
    found.push(...here.filter(({ seq }) => cursor === null || id !== cursor.sessionId || seq < cursor.seq))
    if (found.length > limit) break
  }
  const submissions = found.slice(0, limit)
  const last = submissions.at(-1)
  return { submissions, next: found.length > limit && last !== undefined ? cursorOf(last) : null }
}
