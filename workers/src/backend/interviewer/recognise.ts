import type { Challenge } from '@greenroom/shared/content'
import { canonicalGrowth, sameGrowth, statedComplexity } from './complexity.ts'
import { plainWords } from './plainWords.ts'
import { hasSign, strengthOf, wordsOf } from './signs.ts'

export type Approach = Challenge['approaches'][number]
export type Mistake = Challenge['commonMistakes'][number]
export type EdgeCase = Challenge['edgeCases'][number]

const rejected =
  /\b(instead of|rather than|not|without|no need (for|of|to)|don't|avoid(ing)?|better than|compared to|unlike)\b.*$/

/** What somebody proposes, without what they only mention in order to reject it. */
const proposedPart = (text: string): string =>
  plainWords(text)
    .split(/[.;\n]|,(?= (?:but|so|and|i|we|then)\b)/)
    .map((clause) => clause.replace(rejected, ''))
    .join('. ')

/**
 * The authored approach that a text describes, or null. Who names brute force and then something better means the better;
 * between others the one that was named in more words counts.
 */
export function approachIn(text: string, challenge: Pick<Challenge, 'approaches'>): Approach | null {
  const words = wordsOf(proposedPart(text))
  const named = challenge.approaches
    .map((approach) => ({ approach, strength: strengthOf(words, approach.signs) }))
    .filter(({ strength }) => strength > 0)
  const better = named.filter(({ approach }) => approach.quality !== 'brute_force')
  const candidates = better.length > 0 ? better : named
  const order = ['optimal', 'acceptable', 'wrong', 'brute_force']
  candidates.sort(
    (one, other) =>
      other.strength - one.strength || order.indexOf(one.approach.quality) - order.indexOf(other.approach.quality),
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

export function edgeCasesIn(text: string, challenge: Pick<Challenge, 'edgeCases'>): EdgeCase[] {
  const words = wordsOf(text)
  return challenge.edgeCases.filter(({ signs }) => strengthOf(words, signs) > 0)
}

/** What a text says of time and space, held against what is true of the approach that was taken. */
export type CostJudgement = { time: 'right' | 'wrong' | 'unsaid'; space: 'right' | 'wrong' | 'unsaid' }

const growthsIn = (authored: string): string[] => {
  const written = [...authored.matchAll(/[oO] ?\(((?:[^()]|\([^()]*\))*)\)/g)].map((match) =>
    canonicalGrowth(match[1] ?? ''),
  )
  return written.length > 0 ? written : [canonicalGrowth(authored)]
}

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
  const judged = (growth: string | null, truths: string[], spellings: string[]) => {
    if (growth !== null) return truths.flatMap(growthsIn).some((truth) => sameGrowth(growth, truth)) ? 'right' : 'wrong'
    const bySpelling = spellings.some(
      (sign) => !/^o\(/.test(sign) && sign.split(' ').length > 1 && hasSign(words, sign),
    )
    return bySpelling ? 'right' : 'unsaid'
  }
  return {
    time: judged(
      said.time,
      taken.map(({ time }) => time),
      approach?.quality === 'brute_force' ? [] : complexity.timeSpellings,
    ),
    space: judged(
      said.space,
      taken.map(({ space }) => space),
      approach?.quality === 'brute_force' ? [] : complexity.spaceSpellings,
    ),
  }
}
