import { plainWords } from '../plainWords.ts'

/** The ends of sentences and other separators: a new line, a dash, a semicolon. */
const betweenSentences = /(?<=[.?!…])["')]*\s+|\n+|(?<=[.?!])(?=[A-Z])|\s+[-–—]+\s+|;\s+/

/** Lead-ins that don't belong to a question ("two things:", "last thing,", "and"). */
const leadIn =
  /^(?:(?:and|but|so|also|plus|oh|ok|okay|wait|well|hmm+|um+|otherwise|then|if not|if so|anyway|first|second|secondly|third|lastly|one|two|three|before (?:we|i) (?:start|go|begin|continue)|by the way|btw|one (?:last |more |quick |other )?(?:thing|question)|(?:two|three|a few|a couple of) (?:quick |short |more )?(?:things|questions)|last (?:thing|question)|quick (?:one|question))(?:[,:]\s*|\s+(?=\S)))+/i

/** Words that begin a clause with its own question or statement. */
const beginning =
  "(?:can|could|how|what|what's|whats|do|does|did|is|are|am|was|were|where|when|which|who|why|should|shall|may|will|would|have|has|i'm|im|i|i've|it|it's|its|my|there|there's|you|you're|please|sorry|thanks|thank|no|not|any)"

const betweenClauses = new RegExp(
  `,\\s+|(?<=\\w{3}):\\s+|\\s+(?:and also|and then|but|and|also|plus)\\s+(?=(?:also |then |please )?${beginning}\\b)`,
  'i',
)

/** Returns the sentences of a message, except those without words. */
export const sentencesIn = (message: string): string[] =>
  message
    .split(betweenSentences)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\d]/u.test(sentence))

/** Returns the clauses of a sentence, without lead-in words. Each is an exact part of the sentence. */
export const clausesIn = (sentence: string): string[] =>
  sentence
    .split(betweenClauses)
    .map((clause) => withoutLeadIn(clause.trim()))
    .filter((clause) => /[\p{L}\d]/u.test(clause))

/** Strips a clause's lead-in, unless nothing else is left. */
export const withoutLeadIn = (clause: string): string => {
  const rest = clause.replace(leadIn, '')
  return /\w{2}/.test(rest) ? rest : clause
}

/** Whether a clause asks something, with or without a question mark. */
export const asksSomething = (clause: string): boolean => clause.includes('?') || asking.test(plainWords(clause))

const asking =
  /^(so |and |but |ok |okay |hey |hi |sorry |wait |just |also |well )*(what|how|when|where|which(?! (?:is|are|was|were|means|makes|gives|would|can))|who|why|can|could|may|should|shall|do|does|did|is|are|am|will|would|any)\b/
