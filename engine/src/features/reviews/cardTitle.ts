const maxTitle = 90
const betweenSentences = /(?<=[.?!])\s+/

/** A card's title: its text, or only the question in it if that's too long. Cut at the end of a word if need be. */
export function cardTitle(text: string): string {
  if (text.length <= maxTitle) return text
  // Cards tell a situation before they ask.
  const question = text.split(betweenSentences).findLast((sentence) => sentence.endsWith('?')) ?? text
  return question.length <= maxTitle ? question : `${question.slice(0, maxTitle - 1).replace(/[\s.,:;]+\S*$/, '')}…`
}
