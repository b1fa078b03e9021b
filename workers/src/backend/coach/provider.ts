import type { ConceptCard } from '@greenroom/shared/content'
import type { ReadinessCheck } from '@greenroom/shared/service'
import type { ChatParticipant, HintRung } from '@greenroom/shared/vocabulary'
import type { Metric } from 'prom-client'
import type { HintWords } from '../interviewer/hints.ts'
import type { ProviderCall, ProviderPiece, Turn } from '../interviewer/provider.ts'
import type { CodeReading } from './code/readCode.ts'

/** What a candidate asks for by a button or a power-up, whoever of the two answers it (spec §7). */
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

/** The practice buttons are answered by the interviewer, everything else by the coach. */
export type Helper = Extract<ChatParticipant, 'interviewer' | 'interviewerCoach'>

/** Everything a provider may know of the moment in which help is asked for. Prepared by us; a provider decides none of it. */
export type CoachMoment = {
  task: CoachTask
  helper: Helper
  /** The conversation and the authored material, as the interviewer gets them. */
  turn: Turn
  code: CodeReading
  /** Whether the editor holds nothing of the candidate's own. */
  isUntouched: boolean
  /** The next rung of the ladder, in the words that fit; null where none may be given now. */
  hint: ({ rung: HintRung } & HintWords) | null
  /** A card that explains the topic without giving anything away, where one was asked for. */
  card: ConceptCard | null
}

/**
 * Who finds the words of help. They come in pieces; the rules of conduct, the hint ladder and the leak check are applied behind it,
 * and what is a matter of fact (an empty editor, an exam, a rung of the ladder) is answered without it.
 */
export type CoachProvider = {
  name: string
  /**
   * Judgements among the pieces are not heard.
   * @param signal aborted when nobody waits for more
   */
  help(moment: CoachMoment, signal: AbortSignal, call?: ProviderCall): AsyncIterable<ProviderPiece>
  /** Whether it finds words of its own now, as an interviewer's provider does. */
  findsWords?(moment: CoachMoment): boolean
  /** Whether its search for bugs finds nothing at this moment; missing where nobody can tell before it has spoken. */
  findsNothing?(moment: CoachMoment): boolean
  /** Whether it could answer now. */
  ready(): Promise<ReadinessCheck>
  /** Texts that it was given and may not repeat. */
  instructions?: readonly string[]
  /** What it counts. */
  metrics?: readonly Metric[]
}
