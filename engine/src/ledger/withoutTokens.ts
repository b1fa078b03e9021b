import {
  currentVersion,
  foldCommit,
  type JobRequest,
  type Session,
  type StoredEvent,
  withStatedFacts,
} from '@greenroom/shared/session'
import { decide } from '../session/decide/decide.ts'
import type { Context, Decision } from '../session/decide/decision.ts'

/**
 * Whether a job requires remaining tokens. Runs of all tests and the scorecard were paid for at the start, so every
 * interview can be judged.
 */
export function isForTokens(job: JobRequest): boolean {
  switch (job.kind) {
    case 'chat.call':
      return true
    case 'code.run':
      return job.purpose === 'visible' || job.purpose === 'custom'
    case 'code.examine':
    case 'scorecard.complete':
      return false
  }
}

/**
 * Completes a decision when there are no tokens for its jobs. In the same commit and by the same rules, it decides as
 * if workers had reported a 402. The candidate's text and code stay in it (answers §7). Pure.
 */
export function withoutTokens(
  state: Session,
  decision: Extract<Decision, { accepted: true }>,
  context: Context,
): Extract<Decision, { accepted: true }> {
  const events: StoredEvent[] = [...decision.events]
  const jobs: JobRequest[] = []
  const wanted = [...decision.jobs]
  for (let job = wanted.shift(); job !== undefined; job = wanted.shift()) {
    const answer = isForTokens(job) ? answerTo(job, foldCommit(state, commitOf(state, events, context)), context) : null
    if (answer?.accepted) {
      events.push(...answer.events)
      wanted.push(...answer.jobs)
    } else jobs.push(job)
  }
  return { accepted: true, events, jobs }
}

const commitOf = (state: Session, events: StoredEvent[], { seq, now: at }: Context) => {
  const moment = { sessionId: state.sessionId, seq, at }
  return { ...moment, version: currentVersion, events: withStatedFacts(state, events, moment) }
}

/** The session's answer to such a report; a refusal if it doesn't expect one. */
function answerTo(job: JobRequest, asked: Session, context: Context): Decision | null {
  const report = refusal(job)
  return report === null ? null : decide(asked.sessionId, asked, report, { ...context, actor: { kind: 'job' } })
}

/** The report a worker would send after a 402. */
function refusal(job: JobRequest) {
  switch (job.kind) {
    case 'chat.call':
      return { type: 'FailReply', replyId: job.replyId, status: 402, code: null } as const
    case 'code.run':
      return { type: 'RejectTestRun', runId: job.runId } as const
    case 'code.examine':
    case 'scorecard.complete':
      return null
  }
}
