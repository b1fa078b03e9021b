import { type Applicant, applicantOf, type Caps, capsOfAsk, settingsDefaults } from '@greenroom/shared/rules'
import {
  type BoardChange,
  type CommitView,
  type EventOf,
  isUntouched,
  type PointJudgement,
  type PowerUpUse,
  type PublicChallenge,
  type SessionEvent,
  type TestRunPurpose,
  type TestRunResults,
  usesAfter,
} from '@greenroom/shared/session'
import type { AssessmentType, Intent, InterviewStage, InterviewStep } from '@greenroom/shared/vocabulary'
import { askedNow } from '../reading/askedNow.ts'
import { withoutManners } from '../reading/withoutManners.ts'
import type { Words } from './quote.ts'

/** A message from the candidate, without courtesies, because those don't affect any score. */
export type Said = Words & {
  id: string
  intent: Intent | null
  accepted: boolean | null
  step: InterviewStep
  /** The interviewer's last question, and anything said after it; empty if there is none. */
  asked: string
  /** The judgement stored with the message; left out if there is none. */
  judgement?: readonly PointJudgement[] | undefined
}
export type Run = {
  runId: string
  purpose: TestRunPurpose
  seq: number
  activeMs: number
  results: TestRunResults | null
}

/** A handed-in version. `seq` is the last commit that stored this code or, if none did, the one that handed it in. */
export type HandedIn = Words & {
  handInId: string
  runId: string
  /** The commit that handed this version in, and how long the clock had run in the question by then. */
  handedInSeq: number
  activeMs: number
  untouched: boolean
  bugNamed: boolean
}

/** Everything that happened in one question, according to the log. */
export type QuestionRecord = {
  number: number
  challenge: PublicChallenge
  candidate: Said[]
  interviewer: Words[]
  /** The coach's messages to the candidate. */
  coach: Words[]
  /** The code or notes each time they were saved, latest last. Leaves out sketches made after the hand-in. */
  code: Words[]
  /** The versions that were handed in and not undone, in order. */
  handIns: HandedIn[]
  /** The changes to the whiteboard each time it was saved. */
  board: ({ seq: number } & BoardChange)[]
  /** The commit in which the candidate first wrote something themselves, or null. */
  firstOwnCodeSeq: number | null
  runs: Run[]
  hintRungs: number[]
  /** The caps from help buttons the candidate pressed. */
  askedCaps: Caps
  skipped: boolean
  /** How long the clock ran in each step. */
  activeMs: Partial<Record<InterviewStep, number>>
}

export type SessionRecord = {
  sessionId: string
  stage: InterviewStage
  assessmentType: AssessmentType | null
  applicant: Applicant
  powerUps: PowerUpUse[]
  /** How much time an interviewer added to the clock, in ms. */
  extendedMs: number
  /** The requests to the interviewer and the coach, keyed by the id of the message that answers the request. */
  asked: Map<string, EventOf<'ReplyRequested'>>
  questions: QuestionRecord[]
}

const blank = (number: number, challenge: PublicChallenge): QuestionRecord => ({
  number,
  challenge,
  candidate: [],
  interviewer: [],
  coach: [],
  code: [],
  handIns: [],
  board: [],
  firstOwnCodeSeq: null,
  runs: [],
  hintRungs: [],
  askedCaps: {},
  skipped: false,
  activeMs: {},
})

/**
 * Reads a log question by question. Each `ChallengePresented` begins a question. If a question is presented again
 * before the start, it replaces the first.
 */
export function recordOf(log: readonly CommitView[]): SessionRecord {
  const session: SessionRecord = {
    sessionId: log[0]?.sessionId ?? '',
    stage: 'on_site',
    assessmentType: null,
    applicant: applicantOf(settingsDefaults),
    powerUps: [],
    extendedMs: 0,
    asked: new Map(),
    questions: [],
  }
  let step: InterviewStep = 'introduction'
  let running = false
  let lastAt = log[0]?.at ?? 0
  for (const { seq, at, events } of log) {
    const question = session.questions.at(-1)
    if (question && running) question.activeMs[step] = (question.activeMs[step] ?? 0) + Math.max(0, at - lastAt)
    lastAt = at
    for (const event of events) {
      switch (event.type) {
        case 'SessionCreated':
        case 'SettingsChanged':
          if (event.type === 'SessionCreated') session.assessmentType = event.assessmentType
          session.stage = event.settings.interviewStage
          session.applicant = applicantOf(event.settings)
          break
        case 'ChallengePresented':
          session.questions = session.questions.filter(({ number }) => number !== event.question)
          session.questions.push(blank(event.question, event.challenge))
          step = 'introduction'
          break
        case 'StepChanged':
          step = event.step
          break
        case 'ClockStarted':
        case 'ClockResumed':
          running = true
          break
        case 'ClockPaused':
        case 'InterviewEnded':
          running = false
          break
        case 'ClockChanged':
          if (event.reason === 'extension') session.extendedMs += event.grantedMs
          break
        case 'PowerUpUsed':
        case 'PowerUpEnded':
        case 'PowerUpRefunded':
          session.powerUps = usesAfter(session.powerUps, event, at)
          break
        default:
          note(session, event, { seq, step })
      }
    }
  }
  return session
}

/**
 * Records an event with its question. A test result goes to the question whose run it is, even if the next question has
 * begun.
 */
function note(session: SessionRecord, event: SessionEvent, { seq, step }: { seq: number; step: InterviewStep }): void {
  const question = session.questions.at(-1)
  if (question === undefined) return
  switch (event.type) {
    case 'MessageSent': {
      const { id, message: text } = event
      const asked = session.asked.get(id)
      // The caps for help from a power-up are stored with the power-up.
      if (asked !== undefined && asked.useId === undefined)
        question.askedCaps = { ...question.askedCaps, ...capsOfAsk(asked) }
      if (event.sender === 'interviewer') question.interviewer.push({ seq, text })
      if (event.sender === 'interviewerCoach') question.coach.push({ seq, text })
      if (event.sender !== 'candidate' || event.recipient !== 'interviewer') return
      const { interviewersClassificationOfCandidatesIntent: intent, candidatesAnswerWasAccepted: accepted } = event
      const said = { seq, text: withoutManners(text), id, intent, accepted, step }
      question.candidate.push({
        ...said,
        asked: question.interviewer.reduce((asked, words) => askedNow(asked, words.text), ''),
      })
      return
    }
    case 'ReplyRequested':
      session.asked.set(event.replyId, event)
      return
    case 'IntentClassified':
      for (const said of session.questions.flatMap(({ candidate }) => candidate)) {
        if (said.id !== event.messageId) continue
        said.intent = event.intent
        said.accepted = event.candidatesAnswerWasAccepted
        said.judgement = event.judgement
      }
      return
    case 'CodeSnapshotTaken':
      if (event.sketch === true) return
      question.code.push({ seq, text: event.code })
      if (isOwn(event.code, question.challenge.code_stub)) question.firstOwnCodeSeq ??= seq
      return
    case 'CodeHandedIn': {
      const { handInId, runId, code: text, untouched } = event
      const written = question.code.findLast((each) => each.text === text)
      const place = { seq: written?.seq ?? seq, handedInSeq: seq, activeMs: activeMsOf(question) }
      question.handIns.push({ handInId, runId, text, untouched, bugNamed: false, ...place })
      if (!untouched) question.firstOwnCodeSeq ??= place.seq
      return
    }
    case 'CodingResumed': {
      // An undone hand-in doesn't count, and neither do its tests.
      const undone = event.undone ? question.handIns.find(({ handInId }) => handInId === event.handInId) : undefined
      question.handIns = question.handIns.filter((each) => each !== undone)
      question.runs = question.runs.filter(({ runId }) => runId !== undone?.runId)
      return
    }
    case 'BugNamed':
      for (const handIn of session.questions.flatMap(({ handIns }) => handIns))
        if (handIn.handInId === event.handInId) handIn.bugNamed = true
      return
    case 'ResultShown':
      for (const handIn of session.questions.flatMap(({ handIns }) => handIns))
        if (handIn.handInId === event.handInId) handIn.bugNamed ||= event.bug
      return
    case 'BoardChanged':
      question.board.push({ seq, changed: event.changed, removed: event.removed })
      return
    case 'TestRunRequested': {
      const activeMs = activeMsOf(question)
      question.runs.push({ runId: event.runId, purpose: event.purpose, seq, activeMs, results: null })
      return
    }
    case 'TestRunCompleted':
      for (const run of session.questions.flatMap(({ runs }) => runs)) {
        if (run.runId === event.runId) run.results = event.results
      }
      return
    case 'HintRevealed':
      question.hintRungs.push(event.rung)
      return
    case 'QuestionSkipped':
      question.skipped = true
      return
    default:
      return
  }
}

/** Returns how long the clock ran during a question. */
export const activeMsOf = ({ activeMs }: Pick<QuestionRecord, 'activeMs'>): number =>
  Object.values(activeMs).reduce((sum, ms) => sum + ms, 0)

/** Whether the editor contains more than the initial code. */
export const isOwn = (code: string, stub: string): boolean => !isUntouched(code, stub)
