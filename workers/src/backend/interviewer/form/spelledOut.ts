/** Single letters in a row with the same kind of mark between them: "b-i-n-a-r-y", "b i n a r y", "b.i.n.a.r.y". */
const letters =
  /(?<![\p{L}\p{N}])\p{L}(?:(?:\s?[-–·.*_/|+~]\s?)\p{L}){2,}(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])\p{L}(?:,?\s+\p{L}){2,}(?![\p{L}\p{N}])/gu

/** Whether a text spells a word out, which gets by everything that looks for the word. "a, b, c, d, e" is an example, and no word. */
export const spellsOut = (text: string): boolean => [...text.matchAll(letters)].some(([run]) => !isInOrder(run))

/** Each letter the next of the alphabet. */
function isInOrder(run: string): boolean {
  const all = [...run.toLowerCase().matchAll(/\p{L}/gu)].map(([letter]) => letter.charCodeAt(0))
  return all.every((letter, index) => index === 0 || letter === (all[index - 1] ?? 0) + 1)
}
