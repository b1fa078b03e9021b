import type { Challenge } from '@greenroom/shared/content'
import { readText } from './findSigns.ts'
import { findPlainSign, type Span } from './plainSigns.ts'
import { plainWords } from './plainWords.ts'
import { hasSign, tellingParts, wordsOf } from './signs.ts'
import { tellingWords } from './tellingWords.ts'

export type EdgeCase = Challenge['edgeCases'][number]

/** An edge case, and where in the text it is named. */
export type NamedEdgeCase = { edgeCase: EdgeCase; at: Span }

/**
 * Finds the edge cases that a text names, and where. If the interviewer asked the author's question about a case, any
 * of the case's signs is enough. Otherwise a sentence must sound like a test case and contain one of three things: a
 * sign with several significant words; all words of the author's question; or two of those words, at least one of which
 * isn't in the statement. A single word is only enough if the interviewer asked for cases.
 * @param asked the interviewer's message before the text
 */
export function edgeCasesIn(
  text: string,
  { edgeCases, statement }: Pick<Challenge, 'edgeCases' | 'statement'>,
  asked = '',
): NamedEdgeCase[] {
  const { stretches, sentences } = readText(text)
  const everywhere = wordsOf(statement)
  const wantsCases = asksForCases.test(plainWords(asked))
  const spoken = stretches
    .map(({ span, words }) => ({ span, words, plain: plainWords(text.slice(span.at, span.end)) }))
    .filter(({ plain }) => !ofTheTalk.test(plain))
  return edgeCases.flatMap((edgeCase): NamedEdgeCase[] => {
    const { question, signs, plainly = [] } = edgeCase
    const isItsQuestion = plainWords(asked).includes(plainWords(question))
    const telling = signs.filter((sign) => !sign.split(' ').every((word) => bareNumber.test(word)))
    const ofQuestion = tellingWords(question)
    const found = spoken.find(({ words, plain }) => {
      if (isItsQuestion) return telling.some((sign) => hasSign(words, sign))
      if (!wantsCases && !speaksOfCases.test(plain)) return false
      const named = telling.filter((sign) => hasSign(words, sign))
      if (named.some((sign) => wantsCases || tellingParts(sign).length > 1)) return true
      const own = ofQuestion.filter((word) => hasSign(words, word))
      const isWhole = own.length > 2 && own.length === ofQuestion.length
      return isWhole || (own.length >= 2 && own.some((word) => !hasSign(everywhere, word)))
    })
    if (found !== undefined) return [{ edgeCase, at: found.span }]
    const isOpen = isItsQuestion || wantsCases || speaksOfCases.test(plainWords(text))
    const at = isOpen ? plainly.map((sign) => findPlainSign(sentences, sign)).find((each) => each !== null) : null
    return at ? [{ edgeCase, at }] : []
  })
}

const bareNumber = /^(\d+|zero|one|two|three|n)$/

const asksForCases =
  /\b(edge|corner|border|boundary|special|tricky)[ -]?(cases?|inputs?)\b|\b(inputs?|cases?) (would|could|do|will) you (try|test|check)\b|\bwould you (test|try)\b/

const speaksOfCases =
  /\b(edge|corner|border|special|extreme|tricky) ?(cases?|inputs?)?\b|\b(test|try|check|suppose|imagine|case|cases|what if|what about|what happens|input|if|when)\b|\?/

/** Matches a text about the conversation rather than the task: "sorry, that was about the previous one". */
const ofTheTalk =
  /\b(was|is) (only |just )?(about|for|meant for|an answer to) the (previous|last|other|earlier|first|next) (one|question|thing|part|point)\b|\b(previous|last|next|your|this|other) question\b/
