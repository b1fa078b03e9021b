import {
  codeRuns,
  designMinutes,
  hasClock,
  isAfterCoding,
  isExam,
  isPractice,
  isScored,
  roundKinds,
} from '@greenroom/shared/rules'
import {
  boardInWords,
  type ChatMessage,
  currentCode,
  examinedVersionOf,
  type InProgress,
  isCoachCall,
  isLastQuestion,
  isSketching,
  lastHandIn,
  latestRun,
  nextHint,
  offerAt,
  openProposal,
  remainingAt,
  wasHintOffered,
} from '@greenroom/shared/session'
import type { ChatCall, ProgrammingLanguage } from '@greenroom/shared/vocabulary'
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
  const code = codeOf(state)
  return {
    chatHistory: historyOf(isCoachCall(call) ? state.messages : state.messages.filter((each) => !isWithCoach(each))),
    candidatesCode: code.code,
    programmingLanguage: code.programmingLanguage,
    codeIsSubmitted: question.runs.some(({ purpose }) => purpose === 'hidden' || purpose === 'submission'),
    candidateName: caller.candidateName,
    codingChallengeQuestion: challenge.challenge_description,
    interviewSettings: { ...settings, timeLeftInMinutes: Math.ceil(remainingAt(state.clock, state.at) / 60_000) },
    telephoneOrOnsitePhase: state.step,
    userEmail: caller.userEmail,
    userId: caller.userId,
    interviewContext: contextOf(state, caller, code),
  }
}

/** Interviewer and coach speak of what was handed in, never of a sketch; of what is being written before and after that. */
function codeOf(state: InProgress): CodeAtHand {
  const last = isSketching(state) ? lastHandIn(state.question) : undefined
  const { programmingLanguage } = last ?? state
  return { code: last?.code ?? currentCode(state.question, programmingLanguage), programmingLanguage }
}

type CodeAtHand = { code: string; programmingLanguage: ProgrammingLanguage }

/** The body of a predefined interaction with the coach (spec §7), who hears what the candidate and the interviewer say. */
export function interactionBodyOf(state: InProgress, caller: Caller): PredefinedInteractionBody {
  const { question, awaitingCoach, powerUps } = state
  const { challenge_description, programming_language, code_stub, duration_in_minutes } = question.challenge
  const rung = awaitingCoach?.hintRung
  const code = codeOf(state)
  const { languageModel: _languageModel, ...person } = caller
  // An offer is between candidate and interviewer.
  const { answersHintOffer: _answer, ...context } = contextOf(state, caller, code)
  const asking = powerUps.find(({ useId }) => useId === awaitingCoach?.useId)
  return {
    ...person,
    chatHistory: historyOf(state.messages),
    candidatesCode: code.code,
    programmingLanguage: code.programmingLanguage,
    challenge: { challenge_description, programming_language, code_stub, duration_in_minutes },
    interviewContext: {
      ...context,
      ...(rung === undefined ? {} : { hintRung: rung - 1 }),
      ...(asking?.powerUp === 'cognitive_boost' ? { conceptCard: true } : {}),
      ...(awaitingCoach?.desiredAction === 'respondToMessage' ? runsFor(state) : {}),
    },
  }
}

/** What the coach says is for the candidate alone: the interviewer never hears of it. */
const isWithCoach = ({ sender, recipient }: ChatMessage): boolean =>
  sender === 'interviewerCoach' || recipient === 'interviewerCoach'

const historyOf = (messages: readonly ChatMessage[]) =>
  messages
    .filter(({ sender }) => sender !== 'system')
    .map((said) => {
      const { id: _id, proposal: _proposal, answersProposal: _answer, ...rest } = said
      const { hintOffer: _offer, answersHintOffer: _answerToOffer, ...stated } = rest
      const { check: _check, designPart: _part, pointsAt: _pointsAt, ...message } = stated
      return message
    })

function contextOf(state: InProgress, { languageModel }: Caller, code: CodeAtHand) {
  const { challenge, hintRung, presentedAt, interviewer, round, board, statements } = state.question
  return {
    challengeId: challenge.challenge_id,
    contentVersion: challenge.version,
    hintRung,
    testResults: testSummary(state),
    questionStartedAt: new Date(presentedAt).toISOString(),
    exam: isExam(state),
    ...(isPractice(state) ? { practice: true } : {}),
    ...(isLastMessage(state) ? { isLastWord: true } : {}),
    ...proposalOf(state),
    ...hintsOf(state),
    languageModel,
    ...(interviewer === null ? {} : { interviewerName: interviewer.name }),
    ...(round === null ? {} : { round }),
    ...(statements === null ? {} : { statements }),
    ...factsOf(state, code),
    room: roomOf(state),
    ...(challenge.challengeType === 'system_design' && hasClock(state)
      ? { designMinutes: designMinutes(challenge, state) }
      : {}),
    ...(board.length === 0 ? {} : { board: boardInWords(board).slice(0, maxBoardCharacters) }),
  }
}

/** What an interviewer knows of the interview itself, whatever the question. */
function roomOf(state: InProgress) {
  const { question, questionCount, settings, extraTimePercent, extendedMs, languageLocked, trial } = state
  const isLast = question.number >= questionCount
  const minutes = settings.timeLimitInMinutes * (1 + extraTimePercent / 100) + extendedMs / 60_000
  return {
    question: question.number,
    questions: questionCount,
    minutes: hasClock(state) ? Math.round(minutes) : null,
    next: isLast ? null : (roundKinds(state, question.number + 1)[0] ?? null),
    codeRuns: codeRuns(state),
    languageLocked: languageLocked ?? false,
    isTrial: trial,
    isScored: isScored(state),
    mayCodeAgain: isAfterCoding(state.step) && question.wentBack !== true,
  }
}

/** What the message makes of the offer to go on; else, where the question could end with its answer, what can be offered. */
function proposalOf(state: InProgress) {
  const answered = state.messages.find(({ id }) => id === state.awaitingReply?.inReplyTo)
  const answer = answered?.answersProposal
  if (answer === 'end' && !isLastQuestion(state)) return { answersProposal: 'next' as const }
  if (answer !== undefined && answer !== 'other') return { answersProposal: answer }
  const isDue = state.step === 'wrap_up' && answered !== undefined
  // Before that an interviewer who has nothing left to ask may leave it to the candidate.
  const isPossible = state.step === 'follow_up' && openProposal(state) === null
  const offer = isDue || isPossible ? offerAt(state, state.at) : null
  return offer === null ? {} : { offer: { ...offer, isDue } }
}

/** The hint that comes next, and what the message makes of the one that was offered. */
function hintsOf(state: InProgress) {
  const next = nextHint(state)
  const answered = state.messages.find(({ id }) => id === state.awaitingReply?.inReplyTo)
  return {
    ...(next === null ? {} : { nextHint: { ...next, wasOffered: wasHintOffered(state) } }),
    ...(answered?.answersHintOffer === undefined ? {} : { answersHintOffer: answered.answersHintOffer }),
  }
}

const maxRunOutput = 2_000

/** Whether the coach may run a case here, and what the last run that the candidate saw said of an error. */
function runsFor(state: InProgress) {
  const mayRun = codeRuns(state) && !isExam(state)
  const last = mayRun ? latestRun(state.question, ['visible', 'custom', 'submission']) : undefined
  if (last?.outcome.status !== 'COMPLETED' || last.outcome.results === null) return { mayRun }
  const { compilation, testCases } = last.outcome.results
  const failed = testCases.find(({ hidden, stderr }) => !hidden && stderr !== null && stderr !== '')
  const output = compilation.status === 'ACCEPTED' ? (failed?.stderr ?? '') : compilation.output
  return { mayRun, lastRun: { output: output.slice(0, maxRunOutput) } }
}

/** What running exactly this code told; in an exam nothing of it before the end. */
function factsOf(state: InProgress, code: CodeAtHand) {
  const version = isExam(state) ? undefined : examinedVersionOf(state.question, code)
  if (version?.facts === undefined) return {}
  const { facts, isInputNamed, isInputShown } = version
  return { facts: { ...facts, traced: isInputNamed, ...(isInputShown ? { shown: true } : {}) } }
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
