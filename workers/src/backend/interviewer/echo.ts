import { plainWords, wordCount } from '../../reading/plainWords.ts'

/** So many words in a row that also stand in the instructions are no coincidence: of 2,300 authored texts none has as many. */
const wordsInARow = 7

function runsOf(text: string): string[] {
  const words = plainWords(text).match(/[\p{L}\p{N}']+/gu) ?? []
  return words
    .slice(0, Math.max(0, words.length - wordsInARow + 1))
    .map((_word, from) => words.slice(from, from + wordsInARow).join(' '))
}

/** Headings of so many words stand in no conversation. */
const wordsOfAHeading = 4

const headingsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)]
    .map(([, heading]) => plainWords(heading ?? ''))
    .filter((heading) => wordCount(heading) >= wordsOfAHeading)

/** Tells whether a reply repeats one of these texts, or a heading of theirs, which nobody but a provider is to read. */
export function echoOf(instructions: readonly string[]): (reply: string) => boolean {
  const secret = new Set(instructions.flatMap((text) => text.split(/\n\s*\n/).flatMap(runsOf)))
  const headings = instructions.flatMap(headingsOf)
  if (secret.size === 0) return () => false
  return (reply) => {
    const plain = plainWords(reply)
    return runsOf(reply).some((run) => secret.has(run)) || headings.some((heading) => plain.includes(heading))
  }
}
