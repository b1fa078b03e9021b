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

/** Who asks: a person, a worker's result, the clock of the engines, their register of who is there, or the product itself (an accepted invite). */
export type Actor =
  | { kind: 'participant'; id: string; role: ParticipantRole; name: string }
  | { kind: 'job' }
  | { kind: 'clock' }
  | { kind: 'presence' }
  | { kind: 'system' }

/** How an actor stands in a commit. Only a participant's has a colon, so nobody can take the place of a job. */
export const actorKey = (actor: Actor): string => (actor.kind === 'participant' ? actor.id : actor.kind)

/** The questions there are, as far as a decision needs them: pure look-ups in memory. */
export type ChallengeCatalogue = {
  pick(criteria: {
    difficulty: Difficulty
    programmingLanguage: ProgrammingLanguage
    maxDurationMinutes: number
    stage: InterviewStage
    kind: RoundKind
    candidate: { level: ExperienceLevel; roleType: RoleType }
    exclude: readonly string[]
    seed: string
  }): PublicChallenge | undefined
  /** The rounds of a company's preset, of all stages; none if its interviews are not told apart from any others. */
  loopOf(company: CompanyType): readonly LoopRound[]
  /** The words of a rung of the hint ladder, where this challenge has one. */
  hint(challenge: { challenge_id: string; version: string }, rung: HintRung): string | undefined
  present(challengeId: string, version: string | null, language: ProgrammingLanguage): PublicChallenge | undefined
}

/** Everything a decision may know besides the state; `now` is the time of the commit in ms, `seq` its number. */
export type Context = {
  now: number
  seq: number
  actor: Actor
  catalogue: ChallengeCatalogue
  /** For a time warp: the code it wants back, null if the log has none at that place. */
  snapshot?: CodeSnapshot | null
  /** For a scorecard: what the log says besides the state. */
  facts?: SessionFacts | null
}

/** Events and jobs of one commit, or why there will be none. Accepting nothing makes no commit. */
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
