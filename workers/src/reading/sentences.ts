/**
 * The end of a sentence with more text after it, or the end of a line. The dots in `3.5`, `e.g. this` and a list's `1.
 * ` don't end one.
 */
const sentenceEnd = /(?<!\b(?:e\.g|i\.e|etc|vs|cf|approx)|(?:^|\n)\s*\d{1,2})[.?!…]+["'”’)\]]*(?=\s)|(?<=\S)(?=\n)/gi

const closed = /(?<!\b(?:e\.g|i\.e|etc|vs|cf|approx)|\d)[.?!…]+["'”’)\]]*$/i

/**
 * Splits a text after each sentence. The space in between belongs to the second sentence, so joining the parts restores
 * the text.
 */
export function sentencesIn(text: string): string[] {
  const ends = [...text.matchAll(sentenceEnd)].map(({ index, 0: mark }) => index + mark.length)
  const cuts = [0, ...ends, text.length]
  return cuts.slice(1).flatMap((end, index) => {
    const sentence = text.slice(cuts[index], end)
    return sentence === '' ? [] : [sentence]
  })
}

/** Whether a text that may continue seems to have reached the end of a sentence. */
export const seemsClosed = (text: string): boolean => closed.test(text)

/** Whether a complete text ends like a sentence. */
export const endsSentence = (text: string): boolean => /[.?!…]["'”’)\]`]*\s*$/.test(text)
