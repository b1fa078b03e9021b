import {
  durationsInMinutes,
  hasClock,
  interviewerFor,
  isScored,
  isSpoken,
  plannedQuestion,
  type RoundKind,
  roundAt,
  shareOfClock,
  withExtraTime,
} from '@greenroom/shared/rules'
import {
  currentCode,
  type EndReason,
  type EventOf,
  holderOf,
  type InProgress,
  isPending,
  type JobRequest,
  lastHandIn,
  type NamedRound,
  type PublicChallenge,
  type Session,
  type SessionEvent,
  type TestRunPurpose,
} from '@greenroom/shared/session'
import type { ContentDomain, ProgrammingLanguage } from '@greenroom/shared/vocabulary'
import type { ChallengeCatalogue, Context } from '../decision.ts'
import { refundsOfQuestion, settledAtEnd } from '../powerUps/powerUpEnds.ts'
import { disclosedFacts } from '../work/examination.ts'

/**
 * The time that must be left on the clock to present another question, in ms. A candidate with extra time needs
 * proportionally more.
 */
const shortestQuestionMs = 3 * 60_000

/**
 * The kinds of question that are designs. A design is the last round, so it also gets the time left over from shorter
 * rounds.
 */
const designs: readonly RoundKind[] = ['system_design', 'low_level_design']
const longerShareOfADesign = 2

export type Effects = { events: SessionEvent[]; jobs: JobRequest[] }

/** A question from the company's own list may be up to this many times as long as its share of the clock. */
const generousShare = 1.5

type Search = Pick<
  Session,
  | 'contentDomain'
  | 'sessionId'
  | 'settings'
  | 'assessmentType'
  | 'programmingLanguage'
  | 'questionCount'
  | 'completedChallengeIds'
  | 'loop'
  | 'cvQuestion'
>

/** All questions belong to this domain (spec §1), so a session in another domain has none. */
const domainOfQuestions: ContentDomain = 'tech_interview_prep'

/** The question with this id; undefined if there is none or this session may not use it. */
export function findNamed(
  {
    contentDomain,
    assessmentType,
    programmingLanguage,
  }: Pick<Session, 'contentDomain' | 'assessmentType' | 'programmingLanguage'>,
  challengeId: string,
  catalogue: Pick<ChallengeCatalogue, 'present'>,
): PublicChallenge | undefined {
  if (contentDomain !== domainOfQuestions) return undefined
  const found = catalogue.present(challengeId, null, programmingLanguage)
  // A tutorial gives away the solution, so it can't be scored.
  return found?.challengeType === 'tutorial' && isScored({ assessmentType }) ? undefined : found
}

/**
 * Picks a new question for these settings, of the kind its round needs, that fits its share of the time. If there is
 * none for any suitable kind, picks one that fits the whole time. A company's own questions come first.
 */
export function findChallenge(
  search: Search,
  asked: readonly string[],
  catalogue: ChallengeCatalogue,
): PublicChallenge | undefined {
  if (search.contentDomain !== domainOfQuestions) return undefined
  const { timeLimitInMinutes: whole } = search.settings
  const share = Math.max(whole / search.questionCount, whole * shareOfClock(search, asked.length + 1))
  const { round, kinds, otherwise } = plannedQuestion(search, asked.length + 1)
  const minutes = round === null ? [share, whole] : [share, generousShare * share, whole]
  return (
    findOfKinds(search, asked, catalogue, { kinds, minutes }) ??
    findOfKinds(search, asked, catalogue, { kinds: otherwise, minutes: [share, whole] })
  )
}

function findOfKinds(
  search: Search,
  asked: readonly string[],
  catalogue: ChallengeCatalogue,
  { kinds, minutes: tries }: { kinds: readonly RoundKind[]; minutes: readonly number[] },
): PublicChallenge | undefined {
  const { settings } = search
  const wholeMinutes = settings.timeLimitInMinutes
  for (const minutes of tries)
    for (const kind of kinds) {
      const share = designs.includes(kind) ? longerShareOfADesign * minutes : minutes
      const found = catalogue.pick({
        difficulty: settings.interviewDifficulty,
        programmingLanguage: search.programmingLanguage,
        maxDurationMinutes: Math.min(share, wholeMinutes),
        stage: settings.interviewStage,
        kind,
        candidate: { level: settings.candidateExperienceLevel, roleType: settings.candidateRoleType },
        exclude: [...search.completedChallengeIds, ...asked],
        cvQuestion: search.cvQuestion,
        seed: `${search.sessionId}/${asked.length}`,
      })
      if (found !== undefined && !asked.includes(found.challenge_id)) return found
    }
  return undefined
}

/**
 * The session facts that decide who presents a question. `person` is the human interviewer's name, null if the
 * interviewer hasn't joined yet, and missing if the AI interviews.
 */
type Asker = Pick<Session, 'sessionId' | 'candidate' | 'settings'> & { person?: string | null | undefined }

export const whoPuts = (state: Session): Asker => ({
  ...state,
  person: state.control === 'ai' ? undefined : (holderOf(state, 'interviewer')?.name ?? null),
})

/**
 * The event that presents a question, with its interviewer, its company round, and the end of its share of the clock.
 * @param shareEndsAtMs null if the question gets all the remaining time
 */
export function presentedBy(
  { person, ...session }: Asker,
  question: number,
  challenge: PublicChallenge,
  { round = null, shareEndsAtMs = null }: { round?: NamedRound | null; shareEndsAtMs?: number | null } = {},
): EventOf<'ChallengePresented'> {
  return {
    type: 'ChallengePresented',
    question,
    challenge,
    ...(person === null ? {} : { interviewer: { name: person ?? interviewerFor(session, question) } }),
    ...(round === null ? {} : { round }),
    ...(shareEndsAtMs === null ? {} : { shareEndsAtMs }),
  }
}

type Planned = Parameters<typeof roundAt>[0] & Pick<Session, 'assessmentType'>

/** The round and share of the clock of a question that was chosen automatically. */
export const placeOf = (planned: Planned, question: number, { challengeType }: PublicChallenge, leftMs: number) => ({
  round: roundAt(planned, question, challengeType),
  shareEndsAtMs: hasClock(planned) ? shareEnd(planned, question, leftMs) : null,
})

function shareEnd(planned: Planned, question: number, leftMs: number): number | null {
  const share = shareOfClock(planned, question)
  return share === 1 ? null : Math.round(leftMs * (1 - share))
}

/** Requests the interviewer's next message from the workers. The message gets the request's id. */
export function requestReply(
  reply: {
    call: Extract<JobRequest, { kind: 'chat.call' }>['call']
    action?: 'doneCoding' | 'skipQuestion'
    inReplyTo?: string
    /** The version of the code the answer is about. */
    looksAt?: string | undefined
  },
  { seq }: Pick<Context, 'seq'>,
): Effects {
  const replyId = `reply-${seq}`
  const action = reply.action ?? null
  return {
    events: [{ type: 'ReplyRequested', replyId, call: reply.call, action, inReplyTo: reply.inReplyTo ?? null }],
    jobs: [{ kind: 'chat.call', replyId, call: reply.call, action, ...looking(reply) }],
  }
}

const looking = ({ looksAt }: { looksAt?: string | undefined }) => (looksAt === undefined ? {} : { looksAt })

const askedIn = (state: InProgress): string[] =>
  [...state.pastQuestions, state.question].map(({ challenge }) => challenge.challenge_id)

/** The next planned question; undefined if none is left or too little time remains. */
export function findNext(state: InProgress, { catalogue }: Pick<Context, 'catalogue'>, remainingMs: number) {
  const asked = askedIn(state)
  const wanted = asked.length < state.questionCount && remainingMs >= withExtraTime(shortestQuestionMs, state)
  return wanted ? findChallenge(state, asked, catalogue) : undefined
}

/**
 * The length of the shortest questions, in minutes. Such a question can be presented even with a little less time left.
 */
const shortestDuration = Math.min(...durationsInMinutes)
/**
 * The time that must be left after the last planned question to offer another problem, in ms. A candidate with extra
 * time needs proportionally more.
 */
const shortestProblemMs = 12 * 60_000

/** Another problem of the same kind that fits the remaining time. Undefined if there is none, and in assessments. */
export function findAnother(
  state: InProgress,
  { catalogue }: Pick<Context, 'catalogue'>,
  remainingMs: number,
): PublicChallenge | undefined {
  const { assessmentType, trial, question } = state
  const { competency, challengeType } = question.challenge
  const isOffered = assessmentType === null && !trial && competency === undefined
  if (!isOffered || remainingMs < withExtraTime(shortestProblemMs, state)) return undefined
  const minutes = Math.floor(remainingMs / withExtraTime(60_000, state))
  return findOfKinds(state, askedIn(state), catalogue, {
    kinds: [challengeType],
    minutes: [Math.max(minutes, shortestDuration)],
  })
}

/** Moves on to the next question, or ends the interview if none is left or too little time remains. */
export function goOn(state: InProgress, context: Context, remainingMs: number, skipped: boolean): Effects {
  const challenge = findNext(state, context, remainingMs)
  return challenge === undefined
    ? end(state, 'completed', context)
    : present(state, challenge, context, { remainingMs, skipped })
}

/** Ends the current question and presents the next. */
export function present(
  state: InProgress,
  challenge: PublicChallenge,
  context: Context,
  { remainingMs, skipped }: { remainingMs: number; skipped: boolean },
): Effects {
  const number = state.pastQuestions.length + 2
  const reply = state.control === 'ai' ? opening(skipped, context) : { events: [], jobs: [] }
  const run = lastRun(state, context)
  const isPlanned = number <= state.questionCount
  const { round, shareEndsAtMs } = isPlanned
    ? placeOf(state, number, challenge, remainingMs)
    : { round: null, shareEndsAtMs: null }
  return {
    events: [
      ...refundsOfQuestion(state),
      ...run.events,
      presentedBy(whoPuts(state), state.question.number + 1, challenge, {
        round,
        // Human interviewers decide how long a question takes, so it has no share.
        shareEndsAtMs: state.control === 'ai' ? shareEndsAtMs : null,
      }),
      { type: 'StepChanged', step: 'introduction' },
      ...reply.events,
    ],
    jobs: [...run.jobs, ...reply.jobs],
  }
}

const nothing: Effects = { events: [], jobs: [] }

/**
 * If the code was never handed in, runs it once against the hidden tests when its question ends, so that it can be
 * judged.
 */
function lastRun(state: InProgress, { seq }: Pick<Context, 'seq'>): Effects {
  const { question, programmingLanguage } = state
  const { changedSinceHiddenRun, outcome, challenge } = question
  const isOpen = outcome === 'open' && lastHandIn(question) === undefined
  if (!changedSinceHiddenRun || !isOpen || isSpoken(challenge.challengeType)) return nothing
  const code = currentCode(question, programmingLanguage)
  return requestAllTests({ code, programmingLanguage, purpose: 'hidden', handedIn: false }, seq)
}

const opening = (skipped: boolean, context: Pick<Context, 'seq'>): Effects =>
  requestReply(
    skipped ? { call: 'telephoneOrOnsiteUserQuickActions', action: 'skipQuestion' } : { call: 'askQuestion' },
    context,
  )

/**
 * Ends the interview. If code is still running, the scorecard waits for the result. The last interviewer, human or AI,
 * writes the scorecard.
 */
export function end(state: InProgress, reason: EndReason, context: Pick<Context, 'seq'>): Effects {
  const scored = reason !== 'abandoned' && isScored(state)
  const byAPerson = scored && state.control === 'human'
  const over: SessionEvent = { type: 'InterviewEnded', reason, scored, ...(byAPerson ? { scoredBy: 'human' } : {}) }
  const ended = [over, ...disclosedFacts(state)]
  const settled = settledAtEnd(state)
  if (!scored) return { events: [...settled, ...ended], jobs: [] }
  const running = [...state.pastQuestions, state.question].some(({ runs }) => runs.some(isPending))
  const run = lastRun(state, context)
  if (run.jobs.length > 0) return { events: [...settled, ...run.events, ...ended], jobs: run.jobs }
  return running || byAPerson
    ? { events: [...settled, ...ended], jobs: [] }
    : { events: [...settled, ...ended, { type: 'ScorecardRequested' }], jobs: [{ kind: 'scorecard.complete' }] }
}

/** Runs all cases on code the candidate handed in or left in the editor. */
export function requestAllTests(
  {
    code,
    programmingLanguage,
    purpose,
    handedIn,
  }: {
    code: string
    programmingLanguage: ProgrammingLanguage
    purpose: Extract<TestRunPurpose, 'hidden' | 'submission'>
    handedIn: boolean
  },
  seq: number,
): Effects & { runId: string } {
  const runId = `run-${seq}`
  return {
    runId,
    events: [
      {
        type: 'TestRunRequested',
        runId,
        purpose,
        programmingLanguage,
        status: 'IN_QUEUE',
        executionStatus: 'ACCEPTED',
        handedIn,
      },
    ],
    jobs: [{ kind: 'code.run', runId, purpose, programmingLanguage, code, testCases: [] }],
  }
}
