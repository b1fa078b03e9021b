import type { RoundKind } from '@greenroom/shared/rules'
import type {
  JobRequest,
  LoopRound,
  PublicChallenge,
  RefusalCode,
  RefusalDetail,
  StoredEvent,
} from '@greenroom/shared/session'
import type {
  CompanyType,
  Difficulty,
  ExperienceLevel,
  HintRung,
  InterviewStage,
  ParticipantRole,
  ProgrammingLanguage,
  RoleType,
} from '@greenroom/shared/vocabulary'
import type { SessionFacts } from '../facts.ts'
import type { CodeSnapshot } from '../snapshots.ts'

/**
 * Where a command comes from: a person, a worker's result, the engines' clock, their presence register, or Greenroom
 * itself (an accepted invite).
 */
export type Actor =
  | { kind: 'participant'; id: string; role: ParticipantRole; name: string }
  | { kind: 'job' }
  | { kind: 'clock' }
  | { kind: 'presence' }
  | { kind: 'system' }

/** The actor's key in a commit. Only participants' keys contain a colon, so no participant can pose as a job. */
export const actorKey = (actor: Actor): string => (actor.kind === 'participant' ? actor.id : actor.kind)

/** The available questions: pure in-memory look-ups, limited to what decisions need. */
export type ChallengeCatalogue = {
  pick(criteria: {
    difficulty: Difficulty
    programmingLanguage: ProgrammingLanguage
    maxDurationMinutes: number
    stage: InterviewStage
    kind: RoundKind
    candidate: { level: ExperienceLevel; roleType: RoleType }
    exclude: readonly string[]
    /** A question about the candidate's CV, to ask in place of an authored story. */
    cvQuestion?: string | undefined
    seed: string
  }): PublicChallenge | undefined
  /** Returns the rounds of a company's preset, for all stages; none if we don't know how the company interviews. */
  loopOf(company: CompanyType): readonly LoopRound[]
  /** Returns the text of this rung of the challenge's hint ladder; undefined if it has none. */
  hint(challenge: { challenge_id: string; version: string }, rung: HintRung): string | undefined
  present(challengeId: string, version: string | null, language: ProgrammingLanguage): PublicChallenge | undefined
}

/** Everything a decision may use besides the state. `now` is the commit's time in ms, `seq` its number. */
export type Context = {
  now: number
  seq: number
  actor: Actor
  catalogue: ChallengeCatalogue
  /** For a time warp: the code to restore, or null if the chosen commit has no code. */
  snapshot?: CodeSnapshot | null
  /** For a scorecard: facts from the log that aren't in the state. */
  facts?: SessionFacts | null
  /** For handing the interview to the AI before the start: the booked time, or null if the session isn't booked. */
  agreedAt?: number | null
}

/** One commit's events and jobs, or the refusal. Without events, nothing is committed. */
export type Decision =
  | { accepted: true; events: StoredEvent[]; jobs: JobRequest[] }
  | { accepted: false; code: RefusalCode; detail?: RefusalDetail }

export const accept = (events: StoredEvent[] = [], jobs: JobRequest[] = []): Decision => ({
  accepted: true,
  events,
  jobs,
})

export const refuse = (code: RefusalCode, detail?: RefusalDetail): Decision =>
  detail === undefined ? { accepted: false, code } : { accepted: false, code, detail }
