/** What the candidate has picked so far. Confidence is 70% unless they change it. */
export type Choice = { verdict: boolean | null; confidence: Confidence | null; why: string }

const confidences = { unsure: 55, fairly: 75, sure: 95 } as const
export type Confidence = keyof typeof confidences
export const confidenceNames: readonly Confidence[] = ['unsure', 'fairly', 'sure']

export const nothingChosen: Choice = { verdict: null, confidence: null, why: '' }

/** Words the answer the way the interviewer understands it; null without a verdict. */
export function answerOf({ verdict, confidence, why }: Choice): string | null {
  if (verdict === null) return null
  const sure = confidence === null ? '' : `, ${confidences[confidence]}%`
  const reason = why
    .trim()
    .replace(/^because\s+/i, '')
    .replace(/[.\s]+$/, '')
  return `${verdict ? 'True' : 'False'}${sure}${reason === '' ? '' : `, because ${reason}`}.`
}

/** Skips the statement, without a strike and without points. */
export const passAnswer = 'Pass.'

/** The choice after a key press; null if the key does nothing here. */
export function choiceByKey(choice: Choice, key: string): Choice | null {
  switch (key.toLowerCase()) {
    case 't':
      return { ...choice, verdict: true }
    case 'f':
      return { ...choice, verdict: false }
    case '1':
    case '2':
    case '3':
      return { ...choice, confidence: confidenceNames[Number(key) - 1] ?? null }
    default:
      return null
  }
}
