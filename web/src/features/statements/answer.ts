/** What is chosen before an answer is given. A confidence that is not said counts as 70 %. */
export type Choice = { verdict: boolean | null; confidence: Confidence | null; why: string }

const confidences = { unsure: 55, fairly: 75, sure: 95 } as const
export type Confidence = keyof typeof confidences
export const confidenceNames: readonly Confidence[] = ['unsure', 'fairly', 'sure']

export const nothingChosen: Choice = { verdict: null, confidence: null, why: '' }

/** The answer in the words in which the interviewer reads it; null without a verdict. */
export function answerOf({ verdict, confidence, why }: Choice): string | null {
  if (verdict === null) return null
  const sure = confidence === null ? '' : `, ${confidences[confidence]} %`
  const reason = why
    .trim()
    .replace(/^because\s+/i, '')
    .replace(/[.\s]+$/, '')
  return `${verdict ? 'True' : 'False'}${sure}${reason === '' ? '' : `, because ${reason}`}.`
}

/** Leaves the statement open, without a strike and without points. */
export const passAnswer = 'Pass.'

/** What a key chooses; null if it means nothing here. */
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
