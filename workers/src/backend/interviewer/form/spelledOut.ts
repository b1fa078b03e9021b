/** Single letters in a row, separated by the same kind of mark: "b-i-n-a-r-y", "b i n a r y", "b.i.n.a.r.y". */
const letters =
  /(?<![\p{L}\p{N}])\p{L}(?:(?:\s?[-–·.*_/|+~]\s?)\p{L}){2,}(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])\p{L}(?:,?\s+\p{L}){2,}(?![\p{L}\p{N}])/gu

/**
 * Whether a text spells a word out, which would hide the word from our search. Letters in alphabetical order, as in "a,
 * b, c, d, e", are an example, not a word.
 */
export const spellsOut = (text: string): boolean => [...text.matchAll(letters)].some(([run]) => !isInOrder(run))

/** Whether each letter follows the previous one in the alphabet. */
function isInOrder(run: string): boolean {
  const all = [...run.toLowerCase().matchAll(/\p{L}/gu)].map(([letter]) => letter.charCodeAt(0))
  return all.every((letter, index) => index === 0 || letter === (all[index - 1] ?? 0) + 1)
}
