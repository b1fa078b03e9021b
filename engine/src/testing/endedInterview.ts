import { randomUUID } from 'node:crypto'
import { isPending, questionsOf, type Scorecard, type Session } from '@greenroom/shared/session'
import { type Caller, type TestEngine, until } from './runningEngine.ts'

const stateOf = async (caller: Caller, sessionId: string): Promise<Session> =>
  ((await caller.call('GET', `/api/sessions/${sessionId}`)).body as { session: Session }).session

async function give(caller: Caller, sessionId: string, command: { type: string; [field: string]: unknown }) {
  const body = { commandId: randomUUID(), ...command }
  const answer = await caller.call('POST', `/api/sessions/${sessionId}/commands`, { body })
  if (answer.status !== 200) throw new Error(`${command.type}: ${JSON.stringify(answer.body)}`)
}

/** The candidate's messages to the interviewer and the coach in `heldInterview`, and their code. */
export const said = {
  toInterviewer: 'I would sort them first, says Ada.',
  toCoach: 'Between us: where do I begin?',
  code: 'def ada():\n    return 1\n',
} as const

/**
 * Holds an interview that its candidate ends. No worker has reported a result since.
 * @returns its id
 */
export async function heldInterview(engine: TestEngine, candidate: Caller & { session(): Promise<string> }) {
  const sessionId = await candidate.session()
  const answerOwed = async (kind: 'awaitingReply' | 'awaitingCoach', sender: 'interviewer' | 'interviewerCoach') => {
    const replyId = await until('a reply that is owed', async () => {
      const state = await stateOf(candidate, sessionId)
      return state.phase === 'IN_PROGRESS' ? state[kind]?.replyId : undefined
    })
    const response = {
      sender,
      recipient: 'candidate' as const,
      time_sent: new Date(0).toISOString(),
      message: `Well, Ada, says the ${sender}.`,
      candidatesAnswerWasAccepted: null,
      interviewersClassificationOfCandidatesIntent: 'unknown' as const,
    }
    await engine.reportResult(sessionId, { type: 'DeliverReply', replyId, response })
  }
  await give(candidate, sessionId, { type: 'StartInterview' })
  await answerOwed('awaitingReply', 'interviewer')
  await give(candidate, sessionId, { type: 'SendMessage', message: said.toInterviewer })
  await answerOwed('awaitingReply', 'interviewer')
  await give(candidate, sessionId, { type: 'SendMessage', message: said.toCoach, recipient: 'interviewerCoach' })
  await answerOwed('awaitingCoach', 'interviewerCoach')
  await give(candidate, sessionId, { type: 'SaveCode', code: said.code, programmingLanguage: 'python' })
  await give(candidate, sessionId, { type: 'EndInterview' })
  return sessionId
}

/** Reports the workers' results: the hidden tests couldn't be run, and this is the scorecard. */
export async function judge(
  engine: TestEngine,
  candidate: Caller,
  sessionId: string,
  phaseSeconds: Scorecard['objective']['phaseSeconds'] = {},
): Promise<void> {
  const state = await stateOf(candidate, sessionId)
  for (const { runId } of questionsOf(state)
    .flatMap(({ runs }) => runs)
    .filter(isPending))
    await engine.reportResult(sessionId, { type: 'CompleteTestRun', runId, results: null })
  const seqOf = async (text: string) => {
    const page = (await candidate.call('GET', `/api/sessions/${sessionId}/events`)).body as {
      commits: { seq: number; events: object[] }[]
    }
    return page.commits.find(({ events }) => JSON.stringify(events).includes(JSON.stringify(text)))?.seq ?? 0
  }
  const card: Scorecard = {
    sessionId,
    round: 'coding',
    rubricVersion: '1',
    level: 'JUNIOR',
    assisted: false,
    lines: [
      {
        dimension: 'communication',
        weightPercent: 100,
        score: 3,
        behaviours: ['Ada explained herself.'],
        evidence: [
          { eventSeq: await seqOf(said.toInterviewer), quote: 'sort them first' },
          { eventSeq: await seqOf(said.toCoach), quote: 'where do I begin' },
          { eventSeq: await seqOf(said.code), quote: 'return 1' },
        ],
        nextStep: '',
      },
    ],
    objective: { testsPassed: null, testsTotal: null, firstRunAt: null, phaseSeconds, hintRungs: [] },
    decision: 'leaning_hire',
    summary: 'Well done, Ada.',
    fixFirst: 'Say more.',
    source: 'ai',
  }
  await engine.reportResult(sessionId, { type: 'CompleteScorecard', scorecard: { ...card, rounds: [card] } })
}
