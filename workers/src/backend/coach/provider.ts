import type { ConceptCard } from '@greenroom/shared/content'
import type { ReadinessCheck } from '@greenroom/shared/service'
import type { ChatParticipant, HintRung } from '@greenroom/shared/vocabulary'
import type { Metric } from 'prom-client'
import type { HintWords } from '../interviewer/hints.ts'
import type { ProviderCall, ProviderPiece, Turn } from '../interviewer/provider.ts'
import type { CodeReading } from './code/readCode.ts'

/** The help a button or a power-up requests, from the coach or the interviewer (spec §7). */
export const coachTasks = [
  'hint',
  'clarification',
  'feedback',
  'bugs',
  'debug',
  'simplify',
  'improve',
  'message',
] as const
export type CoachTask = (typeof coachTasks)[number]

/** The interviewer answers the practice buttons, the coach everything else. */
export type Helper = Extract<ChatParticipant, 'interviewer' | 'interviewerCoach'>

/** Everything a provider may know when it gives help. All of this is prepared for it, and it decides none of it. */
export type CoachMoment = {
  task: CoachTask
  helper: Helper
  /** The conversation and the authored material, which the interviewer also gets. */
  turn: Turn
  code: CodeReading
  /** Whether the candidate hasn't written anything in the editor. */
  isUntouched: boolean
  /** The next rung of the ladder, worded for this situation; null if none may be given now. */
  hint: ({ rung: HintRung } & HintWords) | null
  /** The requested card, which explains a topic without giving anything away; null if none was requested. */
  card: ConceptCard | null
}

/**
 * Words the help, piece by piece. The rules of conduct, the hint ladder and the leak check apply to its output. Plain
 * facts (an empty editor, an exam, a rung of the ladder) are given without a provider.
 */
export type CoachProvider = {
  name: string
  /**
   * Streams the help. Any judgements among the pieces are ignored.
   * @param signal aborted when no caller is waiting any more
   */
  help(moment: CoachMoment, signal: AbortSignal, call?: ProviderCall): AsyncIterable<ProviderPiece>
  /** Whether the provider words this help itself, as an interviewer's provider may. */
  findsWords?(moment: CoachMoment): boolean
  /** Whether the provider's bug search would find nothing now. Left out if it can't tell in advance. */
  findsNothing?(moment: CoachMoment): boolean
  /** Whether the provider can answer now. */
  ready(): Promise<ReadinessCheck>
  /** Texts from the provider's prompt that it must not repeat. */
  instructions?: readonly string[]
  metrics?: readonly Metric[]
}
