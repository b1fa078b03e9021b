import {
  aiNameFor,
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

/**
 * The user for whom a chat call is made, as in their account. `languageModel` is true if they consented to the use of a
 * language model.
 */
export type Caller = { userId: number | null; userEmail: string; candidateName: string; languageModel: boolean }

/**
 * Builds the body of a chat call (spec §7) for this state of the interview. Only the coach gets the coach conversation.
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

/**
 * The code that the interviewer and the coach see. After the hand-in, that is the handed-in code, never a sketch.
 * Before the hand-in, and once the candidate has gone back to coding, it is the current code.
 */
function codeOf(state: InProgress): CodeAtHand {
  const last = isSketching(state) ? lastHandIn(state.question) : undefined
  const { programmingLanguage } = last ?? state
  return { code: last?.code ?? currentCode(state.question, programmingLanguage), programmingLanguage }
}

type CodeAtHand = { code: string; programmingLanguage: ProgrammingLanguage }

/**
 * Builds the body of a predefined coach interaction (spec §7), including the messages between candidate and
 * interviewer.
 */
export function interactionBodyOf(state: InProgress, caller: Caller): PredefinedInteractionBody {
  const { question, awaitingCoach, powerUps } = state
  const { challenge_description, programming_language, code_stub, duration_in_minutes } = question.challenge
  const rung = awaitingCoach?.hintRung
  const code = codeOf(state)
  const { languageModel: _languageModel, ...person } = caller
  // Offers are between the candidate and the interviewer, so the coach doesn't get them.
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

/**
 * Whether a message belongs to the conversation with the coach. That conversation is private: the interviewer never
 * sees it.
 */
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
  const { number, challenge, hintRung, presentedAt, interviewer, round, board, statements } = state.question
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
    ...(interviewer === null ? {} : { interviewerName: aiNameFor(state, { number, interviewer }) }),
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

/** The facts about the interview that the AI interviewer gets with every call. */
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

/**
 * The candidate's answer to the interviewer's open proposal. If no proposal is open, the options that the interviewer
 * may propose after this message.
 */
function proposalOf(state: InProgress) {
  const answered = state.messages.find(({ id }) => id === state.awaitingReply?.inReplyTo)
  const answer = answered?.answersProposal
  if (answer === 'end' && !isLastQuestion(state)) return { answersProposal: 'next' as const }
  if (answer !== undefined && answer !== 'other') return { answersProposal: answer }
  const isDue = state.step === 'wrap_up' && answered !== undefined
  // During the follow-up, the interviewer may also make a proposal as soon as they have no more questions.
  const isPossible = state.step === 'follow_up' && openProposal(state) === null
  const offer = isDue || isPossible ? offerAt(state, state.at) : null
  return offer === null ? {} : { offer: { ...offer, isDue } }
}

/** The next hint, and the candidate's answer to the hint on offer. */
function hintsOf(state: InProgress) {
  const next = nextHint(state)
  const answered = state.messages.find(({ id }) => id === state.awaitingReply?.inReplyTo)
  return {
    ...(next === null ? {} : { nextHint: { ...next, wasOffered: wasHintOffered(state) } }),
    ...(answered?.answersHintOffer === undefined ? {} : { answersHintOffer: answered.answersHintOffer }),
  }
}

const maxRunOutput = 2_000

/** Whether the coach may run a case here, and the error from the candidate's last run. */
function runsFor(state: InProgress) {
  const mayRun = codeRuns(state) && !isExam(state)
  const last = mayRun ? latestRun(state.question, ['visible', 'custom', 'submission']) : undefined
  if (last?.outcome.status !== 'COMPLETED' || last.outcome.results === null) return { mayRun }
  const { compilation, testCases } = last.outcome.results
  const failed = testCases.find(({ hidden, stderr }) => !hidden && stderr !== null && stderr !== '')
  const output = compilation.status === 'ACCEPTED' ? (failed?.stderr ?? '') : compilation.output
  return { mayRun, lastRun: { output: output.slice(0, maxRunOutput) } }
}

/** Facts from running exactly this code. In an exam there are none until the end. */
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
