/** The end of a sentence that more text follows, or the end of a line. The dots in `3.5`, `e.g. this` and the list's `1. ` end none. */
const sentenceEnd = /(?<!\b(?:e\.g|i\.e|etc|vs|cf|approx)|(?:^|\n)\s*\d{1,2})[.?!…]+["'”’)\]]*(?=\s)|(?<=\S)(?=\n)/gi

const closed = /(?<!\b(?:e\.g|i\.e|etc|vs|cf|approx)|\d)[.?!…]+["'”’)\]]*$/i

/** A text cut after each of its sentences; the space between two belongs to the second, and joined they are the text again. */
export function sentencesIn(text: string): string[] {
  const ends = [...text.matchAll(sentenceEnd)].map(({ index, 0: mark }) => index + mark.length)
  const cuts = [0, ...ends, text.length]
  return cuts.slice(1).flatMap((end, index) => {
    const sentence = text.slice(cuts[index], end)
    return sentence === '' ? [] : [sentence]
  })
}

/** Whether a text that may go on seems to be at the end of a sentence. */
export const seemsClosed = (text: string): boolean => closed.test(text)

/** Whether a text that does not go on ends like a sentence. */
export const endsSentence = (text: string): boolean => /[.?!…]["'”’)\]`]*\s*$/.test(text)
