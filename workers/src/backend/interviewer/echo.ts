import { plainWords } from '../../reading/plainWords.ts'

/** So many words in a row that also stand in the instructions are no coincidence. */
const wordsInARow = 8

function runsOf(text: string): string[] {
  const words = plainWords(text).match(/[\p{L}\p{N}']+/gu) ?? []
  return words
    .slice(0, Math.max(0, words.length - wordsInARow + 1))
    .map((_word, from) => words.slice(from, from + wordsInARow).join(' '))
}

/** Tells whether a reply repeats one of these texts, which nobody but a provider is to read. */
export function echoOf(instructions: readonly string[]): (reply: string) => boolean {
  const secret = new Set(instructions.flatMap((text) => text.split(/\n\s*\n/).flatMap(runsOf)))
  return secret.size === 0 ? () => false : (reply) => runsOf(reply).some((run) => secret.has(run))
}
