const ourMarks = /<(?=\s*\/?\s*(conversation|code|asked|answer|system|instructions?|material)\b)/gi
const judgement = /\[(?=\s*judge?ment)/gi
const email = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+/gu

/**
 * Prepares a candidate's words for a prompt. Strips email addresses, which must never reach a language model, and
 * anything that looks like our own markers. Cuts the text to `maxCharacters`.
 */
export function asData(text: string, maxCharacters: number): string {
  const short = text.length > maxCharacters ? `${text.slice(0, maxCharacters)} […]` : text
  return short.toWellFormed().replaceAll(ourMarks, '‹').replaceAll(judgement, '(').replaceAll(email, '[email]')
}
