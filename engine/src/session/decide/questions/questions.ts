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

/** With less than this on the clock no further question is put; extra time makes it longer. */
const shortestQuestionMs = 3 * 60_000

/** A design is the last round, and takes what the shorter ones before it leave. */
const designs: readonly RoundKind[] = ['system_design', 'low_level_design']
const longerShareOfADesign = 2

export type Effects = { events: SessionEvent[]; jobs: JobRequest[] }

/** A little more than its share may go to a question, if it is what the company asks. */
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
>

/** Every question that can be put belongs to this domain (spec §1): a session of another one has none. */
const domainOfQuestions: ContentDomain = 'tech_interview_prep'

/** A question that somebody names by its id; undefined if there is none, or if this session may not have it. */
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
  // A tutorial shows the way, so nothing of it can be scored.
  return found?.challengeType === 'tutorial' && isScored({ assessmentType }) ? undefined : found
}

/**
 * A question for these settings that was not put yet, of the kind that its round is: one that fits its share of the time. Where
 * there is none of any kind that suits, one that fits the whole of it. What a company asks comes before what is usual.
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
        seed: `${search.sessionId}/${asked.length}`,
      })
      if (found !== undefined && !asked.includes(found.challenge_id)) return found
    }
  return undefined
}

/** Who puts a question: `person` is the human interviewer's name, null if nobody is there yet, missing for the AI. */
type Asker = Pick<Session, 'sessionId' | 'candidate' | 'settings'> & { person?: string | null | undefined }

export const whoPuts = (state: Session): Asker => ({
  ...state,
  person: state.control === 'ai' ? undefined : (holderOf(state, 'interviewer')?.name ?? null),
})

/**
 * A question, who puts it, the round of the company that it belongs to, and where its share of the clock ends.
 * @param shareEndsAtMs null if the question has the rest of the time
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

/** The round and the share of the clock of a question that the product puts. */
export const placeOf = (planned: Planned, question: number, { challengeType }: PublicChallenge, leftMs: number) => ({
  round: roundAt(planned, question, challengeType),
  shareEndsAtMs: hasClock(planned) ? shareEnd(planned, question, leftMs) : null,
})

function shareEnd(planned: Planned, question: number, leftMs: number): number | null {
  const share = shareOfClock(planned, question)
  return share === 1 ? null : Math.round(leftMs * (1 - share))
}

/** Asks the workers for the interviewer's next words; the id of the request will be the id of the message. */
export function requestReply(
  reply: {
    call: Extract<JobRequest, { kind: 'chat.call' }>['call']
    action?: 'doneCoding' | 'skipQuestion'
    inReplyTo?: string
    /** The version that the answer looks at. */
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

/** The question that comes next as planned; undefined if none is left, or time for none. */
export function findNext(state: InProgress, { catalogue }: Pick<Context, 'catalogue'>, remainingMs: number) {
  const asked = askedIn(state)
  const wanted = asked.length < state.questionCount && remainingMs >= withExtraTime(shortestQuestionMs, state)
  return wanted ? findChallenge(state, asked, catalogue) : undefined
}

/** What the shortest questions are meant for: most of one fits into less. */
const shortestDuration = Math.min(...durationsInMinutes)
/** With less than this left after the last question no second problem is worth its while; extra time makes it longer. */
const shortestProblemMs = 12 * 60_000

/** A further problem of the same kind that the time left is enough for; undefined if there is none, and in an assessment. */
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

/** Goes on to the next question, or ends the interview where none is left or time for none. */
export function goOn(state: InProgress, context: Context, remainingMs: number, skipped: boolean): Effects {
  const challenge = findNext(state, context, remainingMs)
  return challenge === undefined
    ? end(state, 'completed', context)
    : present(state, challenge, context, { remainingMs, skipped })
}

/** Puts this question next; the one at hand is over. */
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
        // A person decides how long a question takes.
        shareEndsAtMs: state.control === 'ai' ? shareEndsAtMs : null,
      }),
      { type: 'StepChanged', step: 'introduction' },
      ...reply.events,
    ],
    jobs: [...run.jobs, ...reply.jobs],
  }
}

const nothing: Effects = { events: [], jobs: [] }

/** Code that was never handed in, and that the hidden tests have not seen, is run once when its question is over: it is judged by that. */
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
 * Ends the interview. Where code is still run, the scorecard waits for the result. Whoever interviewed last, a person or the AI, makes the scorecard.
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

/** Runs all cases, on code that the candidate handed in or that was left there. */
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
