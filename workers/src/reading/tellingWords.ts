import { plainWords } from './plainWords.ts'

/** Returns the words of a text that show its topic, each once. */
export const tellingWords = (text: string): string[] => [
  ...new Set((plainWords(text).match(/[a-z]{4,}/g) ?? []).filter((word) => !everyday.has(word))),
]

const everyday = new Set(
  'what does your program code answer happen happens about where when which with there that this have only would should could return print give gives from into than them they their does case cases first second every always never under over most'.split(
    ' ',
  ),
)
