import type { Challenge } from '@greenroom/shared/content'
import { withoutRejected } from './adopted.ts'
import { canonicalGrowth, growthIn, isOneOf, statedComplexity } from './complexity.ts'
import { readText } from './findSigns.ts'
import { spaceSaid, timeSaid } from './plainCost.ts'
import { findPlainSign } from './plainSigns.ts'
import { plainWords, wordCount } from './plainWords.ts'
import { readWords } from './readWords.ts'
import { hasSign, strengthOf, tellingParts, wordsOf } from './signs.ts'
import { structuresIn } from './techniqueFamilies.ts'

export type Approach = Challenge['approaches'][number]
export type Mistake = Challenge['commonMistakes'][number]
export type EdgeCase = Challenge['edgeCases'][number]

/** A few words after a word that rejects: what follows them may be the very proposal ("without the limit it is a …"). */
const rejected =
  /\b(instead of|rather than|not|without|no need (?:for|of|to)|don't|avoid(?:ing)?|better than|compared to|unlike)\b(?: [^\s,:]+(?: (?!(?:but|i|we|it|is|then|so|because|with|use|just)\b)[^\s,:]+){0,4})?/g

/** What somebody proposes, without what they only mention in order to reject it. */
const proposedPart = (text: string): string =>
  plainWords(text)
    .split(/[.;\n]|,(?= (?:but|so|and|i|we|then)\b)/)
    .map((clause) => clause.replaceAll(rejected, ' '))
    .join('. ')

type Named = { approach: Approach; sign: string[] }

const byQuality: Approach['quality'][] = ['optimal', 'acceptable', 'wrong', 'brute_force']

/** Whoever names one technique after the other wants to be told which of them it is. */
export function isGuessing(message: string): boolean {
  const named = structuresIn(plainWords(message)).length
  return named > 3 && wordCount(message) < 12 * named
}

/**
 * The authored approach that a text describes, or null. The more exact description counts ("a search from each exit" is more than
 * "a search"); who names brute force and then something better means the better; else the one that was named in more words.
 */
export function approachIn(text: string, challenge: Pick<Challenge, 'approaches'>): Approach | null {
  if (isGuessing(text)) return null
  const adopted = withoutRejected(text)
  const { stretches, sentences } = readText(proposedPart(adopted))
  const isThere = (sign: string) => stretches.some(({ words }) => hasSign(words, sign))
  const named = challenge.approaches.flatMap((approach): Named[] => [
    ...approach.signs.filter(isThere).map((sign) => ({ approach, sign: tellingParts(sign) })),
    ...(approach.plainly ?? [])
      .filter((sign) => findPlainSign(sentences, sign) !== null)
      .map((sign) => ({ approach, sign: tellingParts(sign.replaceAll(/[|+>!]/g, ' ')).slice(0, 3) })),
  ])
  const exact = named.filter(
    ({ sign }) =>
      !named.some((other) => other.sign.length > sign.length && sign.every((word) => other.sign.includes(word))),
  )
  const better = exact.filter(({ approach }) => approach.quality !== 'brute_force')
  const candidates = better.length > 0 ? better : exact
  candidates.sort(
    (one, other) =>
      other.sign.length - one.sign.length ||
      byQuality.indexOf(one.approach.quality) - byQuality.indexOf(other.approach.quality),
  )
  return candidates[0]?.approach ?? null
}

export function mistakeInWords(text: string, challenge: Pick<Challenge, 'commonMistakes'>): Mistake | null {
  const words = wordsOf(text)
  return challenge.commonMistakes.find(({ signsInWords }) => signsInWords.some((sign) => hasSign(words, sign))) ?? null
}

/** The mistakes of people that the code shows, as far as its text tells. */
export function mistakesInCode(code: string, challenge: Pick<Challenge, 'commonMistakes'>): Mistake[] {
  const read = code.slice(0, 50_000)
  return challenge.commonMistakes.filter(({ signsInCode }) =>
    signsInCode.some((sign) => new RegExp(sign, 'm').test(read)),
  )
}

/** Whether a text names a mistake: by its signs, or by two of the words in which its author speaks of it. */
export function namesMistake(text: string, { mistake, nudge, signsInWords }: Mistake): boolean {
  const words = wordsOf(text)
  return (
    strengthOf(words, signsInWords) > 0 ||
    tellingWords(`${mistake} ${nudge}`).filter((word) => hasSign(words, word)).length >= 2
  )
}

const tellingWords = (text: string): string[] => [
  ...new Set((plainWords(text).match(/[a-z]{4,}/g) ?? []).filter((word) => !everyday.has(word))),
]

const bareNumber = /^(\d+|zero|one|two|three|n)$/
const everyday = new Set(
  'what does your program code answer happen happens about where when which with there that this have only would should could return print give gives from into than them they their does case cases first second every always never under over most'.split(
    ' ',
  ),
)

/**
 * The edge cases that a text names: by their signs, or by two of the words in which their author asks for them, one of which the
 * statement does not use. A number alone names none; it is only the answer to one.
 */
export function edgeCasesIn(text: string, challenge: Pick<Challenge, 'edgeCases' | 'statement'>): EdgeCase[] {
  const words = wordsOf(text)
  const everywhere = wordsOf(challenge.statement)
  return challenge.edgeCases.filter(({ question, signs }) => {
    const telling = signs.filter((sign) => !sign.split(' ').every((word) => bareNumber.test(word)))
    const asked = tellingWords(question).filter((word) => hasSign(words, word))
    return strengthOf(words, telling) > 0 || (asked.length >= 2 && asked.some((word) => !hasSign(everywhere, word)))
  })
}

/** What a text says of time and space, held against what is true of the approach that was taken. */
export type CostJudgement = { time: 'right' | 'wrong' | 'unsaid'; space: 'right' | 'wrong' | 'unsaid' }

const growthsIn = (authored: string): string[] => {
  const written = [...authored.matchAll(/[oO] ?\(((?:[^()]|\([^()]*\))*)\)/g)].map((match) =>
    canonicalGrowth(match[1] ?? ''),
  )
  return written.length > 0 ? written : [canonicalGrowth(authored)]
}

const speaksOfCost = /\b(time|space|memory|complexity|costs?|run ?time|runs in|takes|o ?\()/

export function judgeCost(
  text: string,
  challenge: Pick<Challenge, 'complexity'>,
  approach: Approach | null,
): CostJudgement {
  const said = statedComplexity(text)
  const { complexity } = challenge
  const taken =
    approach === null || approach.quality === 'optimal' ? [complexity, ...(approach ? [approach] : [])] : [approach]
  const words = wordsOf(text)
  const sentences = readWords(text)
  const judged = (growth: string | null, truths: string[], spellings: string[], inWords: typeof timeSaid) => {
    const written = spellings.filter((sign) => sign.startsWith('o(') || sign.split(' ').length <= 2)
    const authored = [...truths.flatMap(growthsIn), ...written.flatMap((sign) => growthIn(sign) ?? [])]
    if (growth !== null) return isOneOf(growth, authored) ? 'right' : 'wrong'
    const bySpelling =
      speaksOfCost.test(plainWords(text)) &&
      spellings.some((sign) => !/^o\(/.test(sign) && sign.split(' ').length > 1 && hasSign(words, sign))
    const isPlain = said.time === null && said.space === null && inWords(sentences, truths) !== null
    return bySpelling || isPlain ? 'right' : 'unsaid'
  }
  return {
    time: judged(
      said.time,
      taken.map(({ time }) => time),
      approach?.quality === 'brute_force' ? [] : complexity.timeSpellings,
      timeSaid,
    ),
    space: judged(
      said.space,
      taken.map(({ space }) => space),
      approach?.quality === 'brute_force' ? [] : complexity.spaceSpellings,
      spaceSaid,
    ),
  }
}
