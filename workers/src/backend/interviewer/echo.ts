import { plainWords, wordCount } from '../../reading/plainWords.ts'

/**
 * The number of words in a row from the instructions that counts as repeating them. None of 2,300 authored texts
 * repeats so many by chance.
 */
const wordsInARow = 7

function runsOf(text: string): string[] {
  const words = plainWords(text).match(/[\p{L}\p{N}']+/gu) ?? []
  return words
    .slice(0, Math.max(0, words.length - wordsInARow + 1))
    .map((_word, from) => words.slice(from, from + wordsInARow).join(' '))
}

/** The minimum number of words in a heading that is checked for. Headings this long never occur in conversation. */
const wordsOfAHeading = 4

const headingsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)]
    .map(([, heading]) => plainWords(heading ?? ''))
    .filter((heading) => wordCount(heading) >= wordsOfAHeading)

/** Returns a test for whether a reply repeats one of these texts or headings, which are meant only for the provider. */
export function echoOf(instructions: readonly string[]): (reply: string) => boolean {
  const secret = new Set(instructions.flatMap((text) => text.split(/\n\s*\n/).flatMap(runsOf)))
  const headings = instructions.flatMap(headingsOf)
  if (secret.size === 0) return () => false
  return (reply) => {
    const plain = plainWords(reply)
    return runsOf(reply).some((run) => secret.has(run)) || headings.some((heading) => plain.includes(heading))
  }
}
