/** An option of a quiz question, and the reason that is shown after the answer. */
export type QuizOption = { text: string; isRight: boolean; why: string }

/**
 * Reads `[x] an option — why it is right`. Other lines are returned without `isRight`, so that the schema reports them.
 */
export function quizOptionIn(item: string): QuizOption | { text: string } {
  const [, mark, text = '', why = ''] = /^\[([ x])\]\s+(.*?)\s+—\s+(.*)$/.exec(item) ?? []
  return mark === undefined ? { text: item } : { text, isRight: mark === 'x', why }
}

/** Writes an option as `quizOptionIn` reads it. */
export const quizOptionLine = ({ text, isRight, why }: QuizOption): string =>
  `[${isRight ? 'x' : ' '}] ${text.trim()} — ${why.trim()}`
