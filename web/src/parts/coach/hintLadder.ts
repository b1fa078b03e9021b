import { isAfterCoding } from '@greenroom/shared/rules'
import { type ChatMessage, type InProgress, lastHintRung } from '@greenroom/shared/session'
import { toolTexts as texts } from './toolTexts.ts'

export type Rung = {
  rung: number
  name: string
  /** `passed`: skipped on the way to a later one. */
  state: 'revealed' | 'passed' | 'hidden'
  /** The hint as it was given; null if it wasn't. */
  words: string | null
}

/** The five rungs of a question's hint ladder, with the text of those given. */
export function rungsOf(
  { hintRung, hints }: Pick<InProgress['question'], 'hintRung' | 'hints'>,
  messages: readonly ChatMessage[],
): Rung[] {
  return texts.rungs.map((name, index) => {
    const rung = index + 1
    const given = hints.find((each) => each.rung === rung)
    const words = messages.find(({ id }) => id === given?.messageId)?.message ?? null
    return { rung, name, words, state: given !== undefined ? 'revealed' : rung < hintRung ? 'passed' : 'hidden' }
  })
}

/** Why there are no more hints; null if there is one. */
export function noHintBecause({ step, question }: Pick<InProgress, 'step' | 'question'>): string | null {
  if (question.statements !== null) return texts.noHints.statements
  if (question.challenge.stepCount !== undefined) return texts.noHints.tutorial
  if (question.hintRung >= lastHintRung) return texts.noHints.all
  return isAfterCoding(step) ? texts.noHints.handedIn : null
}
