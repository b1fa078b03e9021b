/** The sentences of a text. A list item or heading without a full stop counts as one. */
export const sentencesOf = (text: string): string[] =>
  text
    .replaceAll('**', '')
    .split(/(?<=[.!?…:;])\s+(?=[“"'([A-Z0-9])|\n+/)
    .map((each) => each.trim())
    .filter((each) => /\p{L}/u.test(each))

export const wordsIn = (sentence: string): number =>
  sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length

/** Phrases that nobody would say aloud to a colleague. */
export const foreign: readonly { name: string; found: RegExp }[] = [
  {
    name: 'a passive of ask, say, name or tell',
    found: /\b(?:is|are|was|were|be|been|being) (?:asked|said|named|told)\b/i,
  },
  { name: '“stands”', found: /\bstands?\b(?! for| out| by| up)/i },
  { name: '“is kept”', found: /\b(?:is|are) kept\b/i },
  { name: '“goes on”', found: /\b(?:goes|go|going|went) on\b/i },
  {
    name: '“who” for “whoever”',
    found: /(?:^|[.:;,] )[Ww]ho (?:is|has|was|can|wants|asks|comes|opens|knows|does|needs)\b(?![^.]*\?)/,
  },
  {
    name: '“what” as a relative',
    found: /(?:^|[.;,] |\b(?:and|of|with|that|to|but|in) )[Ww]hat (?:is|was|has|are|were)\b(?![^.]*\?)/,
  },
  {
    name: '“one” for “you”',
    found:
      /(?<!\b[Tt]his |[Tt]hat |[Ee]ach |[Tt]he |real |last |first )\b(?:one can|one has|one is|one may|one's|one’s own|one does)\b/i,
  },
  { name: '“by which”, “in which”', found: /\b(?:by|in|with|of|to|for|on|from) (?:which|whom)\b/i },
  { name: '“so many”, “so long”', found: /\b(?:for so long|so many (?:of|minutes|days))\b/i },
  { name: '“there is nobody who”', found: /\bthere is (?:nobody|nothing|none) (?:who|that|of)\b/i },
]

/** The maximum number of words in a sentence; lower on pages that people read while a clock is running. */
export const maxWordsAt = (file: string): number =>
  /^web\/src\/(?:features\/(?:room|workspace|statements)\/|parts\/(?!landing\/))/.test(file) ? 14 : 20

/**
 * Finds everything in a text that nobody would say aloud to a colleague: sentences that are too long, and phrases that
 * read as translated.
 */
export const wordingFaults = (text: string, maxWords: number): string[] =>
  sentencesOf(text).flatMap((sentence) => [
    ...(wordsIn(sentence) > maxWords ? [`${wordsIn(sentence)} words, at most ${maxWords}: ${sentence}`] : []),
    ...foreign.filter(({ found }) => found.test(sentence)).map(({ name }) => `${name}: ${sentence}`),
  ])
