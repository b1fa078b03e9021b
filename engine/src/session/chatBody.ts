import { isExam } from '@greenroom/shared/rules'
import {
  boardInWords,
  type ChatMessage,
  currentCode,
  type InProgress,
  isCoachCall,
  isSketching,
  lastHandIn,
  latestRun,
  remainingAt,
} from '@greenroom/shared/session'
import type { ChatCall } from '@greenroom/shared/vocabulary'
import {
  type ChatRequestBody,
  maxBoardCharacters,
  type PredefinedInteractionBody,
  type TestSummary,
} from '@greenroom/shared/wire'

import { isLastMessage } from './decide/conversation/followUp.ts'

/** The person a chat call is about, as the account knows them; `languageModel` tells whether they have agreed to one. */
export type Caller = { userId: number | null; userEmail: string; candidateName: string; languageModel: boolean }

/**
 * The body of a chat call (spec §7) for this state of the interview. Only the coach is told what was said to the coach and by the coach.
 */
export function chatBodyOf(state: InProgress, caller: Caller, call: ChatCall): ChatRequestBody {
  const { question, settings } = state
  const { challenge } = question
  return {
    chatHistory: historyOf(isCoachCall(call) ? state.messages : state.messages.filter((each) => !isWithCoach(each))),
    ...codeOf(state),
    codeIsSubmitted: question.runs.some(({ purpose }) => purpose === 'hidden' || purpose === 'submission'),
    candidateName: caller.candidateName,
    codingChallengeQuestion: challenge.challenge_description,
    interviewSettings: { ...settings, timeLeftInMinutes: Math.ceil(remainingAt(state.clock, state.at) / 60_000) },
    telephoneOrOnsitePhase: state.step,
    userEmail: caller.userEmail,
    userId: caller.userId,
    interviewContext: contextOf(state, caller),
  }
}

/** The interviewer speaks of what was handed in, and of what is being written before and after that. */
function codeOf(state: InProgress): Pick<ChatRequestBody, 'candidatesCode' | 'programmingLanguage'> {
  const last = isSketching(state) ? lastHandIn(state.question) : undefined
  const { programmingLanguage } = last ?? state
  return { candidatesCode: last?.code ?? currentCode(state.question, programmingLanguage), programmingLanguage }
}

/** The body of a predefined interaction with the coach (spec §7), who hears what the candidate and the interviewer say. */
export function interactionBodyOf(state: InProgress, caller: Caller): PredefinedInteractionBody {
  const { question, awaitingCoach, powerUps } = state
  const { challenge_description, programming_language, code_stub, duration_in_minutes } = question.challenge
  const rung = awaitingCoach?.hintRung
  const { languageModel: _languageModel, ...person } = caller
  const asking = powerUps.find(({ useId }) => useId === awaitingCoach?.useId)
  return {
    ...person,
    chatHistory: historyOf(state.messages),
    programmingLanguage: state.programmingLanguage,
    candidatesCode: currentCode(question, state.programmingLanguage),
    challenge: { challenge_description, programming_language, code_stub, duration_in_minutes },
    interviewContext: {
      ...contextOf(state, caller),
      ...(rung === undefined ? {} : { hintRung: rung - 1 }),
      ...(asking?.powerUp === 'cognitive_boost' ? { conceptCard: true } : {}),
    },
  }
}

/** What the coach says is for the candidate alone: the interviewer never hears of it. */
const isWithCoach = ({ sender, recipient }: ChatMessage): boolean =>
  sender === 'interviewerCoach' || recipient === 'interviewerCoach'

const historyOf = (messages: readonly ChatMessage[]) =>
  messages.filter(({ sender }) => sender !== 'system').map(({ id: _id, ...message }) => message)

function contextOf(state: InProgress, { languageModel }: Caller) {
  const { challenge, hintRung, presentedAt, interviewer, round, board, statements } = state.question
  return {
    challengeId: challenge.challenge_id,
    contentVersion: challenge.version,
    hintRung,
    testResults: testSummary(state),
    questionStartedAt: new Date(presentedAt).toISOString(),
    exam: isExam(state),
    ...(isLastMessage(state) ? { isLastWord: true } : {}),
    languageModel,
    ...(interviewer === null ? {} : { interviewerName: interviewer.name }),
    ...(round === null ? {} : { round }),
    ...(statements === null ? {} : { statements }),
    ...factsOf(state),
    ...(board.length === 0 ? {} : { board: boardInWords(board).slice(0, maxBoardCharacters) }),
  }
}

/** What running the version at hand told the interviewer; in an exam nothing of it before the end. */
function factsOf(state: InProgress) {
  const last = isSketching(state) && !isExam(state) ? lastHandIn(state.question) : undefined
  return last?.facts === undefined ? {} : { facts: { ...last.facts, traced: last.traced !== undefined } }
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
