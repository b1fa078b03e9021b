import {
  type ChatRequestBody,
  currentCode,
  type InProgress,
  latestRun,
  remainingAt,
  type TestSummary,
} from '@greenroom/shared'

/** The person a chat call is about, as the account knows them. */
export type Caller = { userId: number | null; userEmail: string; candidateName: string }

/** The body of a chat call (spec §7) for this state of the interview. */
export function chatBodyOf(state: InProgress, caller: Caller): ChatRequestBody {
  const { question, settings } = state
  const { challenge } = question
  return {
    chatHistory: state.messages.filter(({ sender }) => sender !== 'system').map(({ id: _id, ...message }) => message),
    candidatesCode: currentCode(question, state.programmingLanguage),
    programmingLanguage: state.programmingLanguage,
    codeIsSubmitted: question.runs.some(({ purpose }) => purpose === 'hidden' || purpose === 'submission'),
    candidateName: caller.candidateName,
    codingChallengeQuestion: challenge.challenge_description,
    interviewSettings: { ...settings, timeLeftInMinutes: Math.ceil(remainingAt(state.clock, state.at) / 60_000) },
    telephoneOrOnsitePhase: state.step,
    userEmail: caller.userEmail,
    userId: caller.userId,
    interviewContext: {
      challengeId: challenge.challenge_id,
      contentVersion: challenge.version,
      hintRung: question.hintRung,
      testResults: testSummary(state),
      questionStartedAt: new Date(question.presentedAt).toISOString(),
    },
  }
}

function testSummary({ question }: InProgress): TestSummary | null {
  const run = latestRun(question, ['hidden', 'submission'])
  if (run?.outcome.status !== 'COMPLETED' || run.outcome.results === null) return null
  const { allTestCasesPassed, passed, total, testCases } = run.outcome.results
  const failed = testCases.find(({ status }) => status !== 'ACCEPTED')
  return {
    allTestCasesPassed,
    passed,
    total,
    firstFailureStatus: failed?.status ?? null,
    firstFailureCategory: failed?.category ?? null,
  }
}
