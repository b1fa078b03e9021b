/**
 * Finds a problem's task as one line: the last sentence that its author put in bold, or else the last question.
 * @returns plain text, or null if the problem has neither
 */
export function askedIn(description: string): string | null {
  const bold = [...description.matchAll(/\*\*([^*]+)\*\*/g)].map(([, words = '']) => words)
  const asked = bold.findLast((words) => /\s/.test(words.trim())) ?? description.match(/[^.!?\n]+\?(?=[^?]*$)/)?.[0]
  return asked === undefined ? null : sentence(asked.replaceAll(/[`*_]/g, '').trim())
}

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
