import type { PutCheck } from '@greenroom/shared/session'

/** The text before a case, the case's sentences, and its question with everything after it. */
export type PartsOfCheck = { before: string; steps: string[]; question: string }

/** Sentences end before white space and a capital letter, a digit, code or a quote. */
const betweenSentences = /(?<=[.!?])\s+(?=["“`\p{Lu}\d])/u

/** Splits a message that contains a check; null if the message doesn't quote the case word for word. */
export function partsOfCheck(text: string, { situation, question }: PutCheck): PartsOfCheck | null {
  const at = text.indexOf(situation)
  if (at < 0 || situation === '') return null
  const after = text.slice(at + situation.length).trim()
  if (!after.startsWith(question)) return null
  return { before: text.slice(0, at).trim(), steps: situation.split(betweenSentences), question: after }
}
