import type { Challenge } from '@greenroom/shared/content'
import { withoutRejected } from './adopted.ts'
import { canonicalGrowth, growthIn, isOneOf, statedComplexity } from './complexity.ts'
import { costOfACall } from './costOfACall.ts'
import { readText } from './findSigns.ts'
import { likestRight } from './likenessToApproach.ts'
import { spaceSaid, timeSaid, withoutMemoryAlone } from './plainCost.ts'
import { findPlainSign } from './plainSigns.ts'
import { plainWords, wordCount } from './plainWords.ts'
import { readWords } from './readWords.ts'
import { hasSign, strengthOf, tellingParts, wordsOf } from './signs.ts'
import { structuresIn } from './techniqueFamilies.ts'
import { tellingWords } from './tellingWords.ts'

export type Approach = Challenge['approaches'][number]
export type Mistake = Challenge['commonMistakes'][number]

/**
 * Matches a rejection and the words that belong to it. Words after that may be the proposal ("without the limit it is a
 * …").
 */
const rejected =
  /\b(instead of|rather than|not|without|no need (?:for|of|to)|don't|avoid(?:ing)?|(?:better|simpler|easier) than|compared to|unlike)\b(?: [^\s,:]+(?: (?!(?:but|i|we|it|is|then|so|because|with|use|just)\b)[^\s,:]+){0,4})?/g

/** Returns the part of a text that proposes, without anything mentioned only to be rejected. */
const proposedPart = (text: string): string =>
  plainWords(text)
    .split(/(?<=[.;\n]|,(?= (?:but|so|and|i|we|then)\b))/)
    .map((clause) => clause.replaceAll(rejected, ' '))
    .join(' ')

/** How an approach was recognised: by a technique's name, other terms, or everyday words. */
type Named = {
  approach: Approach
  /** The sign as its author wrote it. */
  written: string
  sign: string[]
  by: 'technique' | 'terms' | 'everyday'
  groups: number
  /** Whether one of the sign's words is a technique. */
  hasName: boolean
}

const byQuality: Approach['quality'][] = ['optimal', 'acceptable', 'wrong', 'brute_force']

/** Whether a message is only guessing: it names one technique after another to fish for the right one. */
export function isGuessing(message: string): boolean {
  const named = structuresIn(plainWords(message)).length
  return named > 3 && wordCount(message) < (leavesItOpen.test(message) ? 12 : 6) * named
}

/** Marks a guess, which asks or lists alternatives. A plan decides. */
const leavesItOpen = /\?|\b(?:or|maybe|perhaps|either|could be|might)\b/i

/**
 * Returns the authored approach a text describes, or null. A more exact description counts for more ("a search from
 * each exit" beats "a search"). If brute force is followed by something better, returns that; otherwise, returns the
 * approach described in more words.
 */
export function approachIn(
  text: string,
  challenge: Pick<Challenge, 'approaches'> & Partial<Pick<Challenge, 'hints'>>,
): Approach | null {
  if (isGuessing(text)) return null
  const adopted = withoutRejected(text)
  const bySigns = approachBySigns(adopted, challenge)
  if (bySigns?.quality === 'optimal' || bySigns?.quality === 'acceptable') return bySigns
  const like = wordCount(adopted) >= wordsOfAPlan ? likestRight(proposedPart(adopted), challenge) : null
  return like !== null && like.lead >= clearLead[bySigns?.quality ?? 'none'] ? like.approach : bySigns
}

/** The minimum number of words in a plan. A shorter one may match some of an author's words by chance. */
const wordsOfAPlan = 40
/**
 * How far ahead of everything slow or wrong a right approach must be, depending on the signs found. Hardly any wrong
 * plans among the practice answers are that far ahead, but half of the right plans that the signs missed are.
 */
const clearLead = { none: 2.2, brute_force: 2.5, wrong: 3.2 } as const

function approachBySigns(adopted: string, challenge: Pick<Challenge, 'approaches'>): Approach | null {
  const named = namedIn(adopted, challenge)
  const exact = named.filter(
    ({ sign }) =>
      !named.some((other) => other.sign.length > sign.length && sign.every((word) => other.sign.includes(word))),
  )
  const better = exact.filter(({ approach }) => approach.quality !== 'brute_force')
  const slow = turns.test(adopted) ? [] : slowButExact(exact)
  const candidates = withoutDoubt(slow.length > 0 ? slow : better.length > 0 ? better : exact)
  candidates.sort(
    (one, other) =>
      other.sign.length - one.sign.length ||
      byQuality.indexOf(one.approach.quality) - byQuality.indexOf(other.approach.quality),
  )
  return candidates[0]?.approach ?? null
}

/** Returns the authored approaches a text names. */
function namedIn(adopted: string, challenge: Pick<Challenge, 'approaches'>): Named[] {
  const { stretches, sentences } = readText(proposedPart(adopted))
  const isThere = (sign: string) => stretches.some(({ words }) => hasSign(words, sign))
  return challenge.approaches.flatMap((approach): Named[] => [
    ...approach.signs.filter(isThere).map((sign) => ({
      approach,
      written: sign,
      sign: tellingParts(sign),
      by: namesTechnique(sign) ? ('technique' as const) : ('terms' as const),
      groups: tellingParts(sign).length,
      hasName: namesTechnique(sign),
    })),
    ...(approach.plainly ?? [])
      .filter((sign) => findPlainSign(sentences, sign) !== null)
      .map((sign) => ({
        approach,
        written: sign,
        sign: tellingParts(sign.replaceAll(/[|+>!]/g, ' ')).slice(0, Math.max(3, groupsWanted(sign))),
        by: 'everyday' as const,
        groups: groupsWanted(sign),
        hasName: namesTechnique(sign.replaceAll(/![^+>]*/g, ' ').replaceAll(/[|+>_]/g, ' ')),
      })),
  ])
}

/** Counts the things that an everyday sign requires. The more a sign requires, the more a match means. */
const groupsWanted = (sign: string): number =>
  sign.split(/[+>]/).filter((group) => !group.trim().startsWith('!')).length

/** Words that lead from one approach to a better one: "that is slow, so better …". */
const turns = /\b(?:but|better|instead|rather|improv\w*|faster|quicker|optimi[sz]\w*|speed|however|smarter)\b/i

/** A technique's name counts as much as this many everyday words. */
const weightOfAName = 2

/**
 * Returns the brute force a text describes in everyday words, if the text says more about that than about anything
 * better.
 */
function slowButExact(named: readonly Named[]): Named[] {
  const weightOf = ({ groups, hasName }: Named) => groups + (hasName ? weightOfAName : 0)
  const most = (is: (each: Named) => boolean) => Math.max(0, ...named.filter(is).map(weightOf))
  const slow = named.filter(({ approach, by }) => approach.quality === 'brute_force' && by === 'everyday')
  const mostOfBetter = most(({ approach }) => approach.quality !== 'brute_force')
  return slow.filter((each) => weightOf(each) > mostOfBetter)
}

const namesTechnique = (sign: string): boolean =>
  otherNames.test(sign) || structuresIn(plainWords(sign)).some((name) => name !== 'sort')

/** Techniques with a well-known name, besides data structures. */
const otherNames =
  /\b(manhattan|euclid\w*|activity selection|interval scheduling|edit distance|levenshtein|common subsequence|bipartite|average|arithmetic mean)\b/

/**
 * If a wrong approach is described in at least this many words, it stays wrong, whatever technique is named with it.
 */
const decisiveGroups = 5

/**
 * Returns the named approaches if none of them is in doubt, or else the wrong ones. A technique's name says more than
 * everyday words. If a text suggests something wrong and names nothing right, the wrong one is kept. The interviewer
 * then asks about it, because accepting it would be worse.
 */
function withoutDoubt(named: readonly Named[]): Named[] {
  const isWrong = ({ approach }: Named) => approach.quality === 'wrong'
  const decisive = named.filter((each) => isWrong(each) && each.by === 'everyday' && each.sign.length >= decisiveGroups)
  if (decisive.length > 0) return decisive
  const right = named.filter((each) => !isWrong(each))
  const techniques = named.filter((each) => isWrong(each) && each.by === 'technique')
  const wordsIn = (each: readonly Named[]) => Math.max(0, ...each.map(({ sign }) => sign.length))
  const inTerms = right.filter(({ by }) => by !== 'everyday')
  if (techniques.length > 0 && wordsIn(inTerms) <= wordsIn(techniques))
    return right.some(({ by }) => by === 'technique') ? [...named] : techniques
  const everyday = named.filter((each) => isWrong(each) && each.by === 'everyday')
  return everyday.length > 0 && right.every(({ by }) => by !== 'technique') ? everyday : [...named]
}

export function mistakeInWords(text: string, challenge: Pick<Challenge, 'commonMistakes'>): Mistake | null {
  const words = wordsOf(text)
  return challenge.commonMistakes.find(({ signsInWords }) => signsInWords.some((sign) => hasSign(words, sign))) ?? null
}

/**
 * Finds mistakes in code by their authors' signs.
 * @param code preferably without comments, because those can say anything
 */
export function mistakesInCode(code: string, challenge: Pick<Challenge, 'commonMistakes'>): Mistake[] {
  const read = code.slice(0, 50_000)
  return challenge.commonMistakes.filter(({ signsInCode }) =>
    signsInCode.some((sign) => new RegExp(sign, 'm').test(read)),
  )
}

/** Whether a text names a mistake: by its signs, or by two words of the author's description. */
export function namesMistake(text: string, { mistake, nudge, signsInWords }: Mistake): boolean {
  const words = wordsOf(text)
  return (
    strengthOf(words, signsInWords) > 0 ||
    tellingWords(`${mistake} ${nudge}`).filter((word) => hasSign(words, word)).length >= 2
  )
}

/** The verdicts on the time and the space a text states, given the approach taken. */
export type CostJudgement = { time: 'right' | 'wrong' | 'unsaid'; space: 'right' | 'wrong' | 'unsaid' }

const growthsIn = (authored: string): string[] => {
  const written = [...authored.matchAll(/[oO] ?\(((?:[^()]|\([^()]*\))*)\)/g)].map((match) =>
    canonicalGrowth(match[1] ?? ''),
  )
  return written.length > 0 ? written : [canonicalGrowth(authored)]
}

const speaksOfCost =
  /\b((?<!(?:same|each|every|that|this) )time|space|memory|complexity|costs?|run ?time|runs in|takes|o ?\()/

/** Returns the words of each sentence that mentions a cost. */
const costSentencesIn = (text: string): Set<string>[] =>
  readWords(text)
    .map(({ at, end }) => text.slice(at, end))
    .filter((sentence) => speaksOfCost.test(plainWords(sentence)))
    .map(wordsOf)

export function judgeCost(
  text: string,
  challenge: Pick<Challenge, 'complexity' | 'statement'> & { signature?: Pick<Challenge['signature'], 'methods'> },
  approach: Approach | null,
): CostJudgement {
  const isClass = challenge.signature?.methods !== undefined
  const own = isClass ? costOfACall(withoutRejected(text)) : withoutRejected(text)
  const said = statedComplexity(own)
  const { complexity } = challenge
  const taken =
    approach === null || approach.quality === 'optimal' ? [complexity, ...(approach ? [approach] : [])] : [approach]
  const ofTime = withoutMemoryAlone(own)
  // Words about the optimal approach fit another approach only if that costs the same.
  const isBest = (side: 'time' | 'space') => {
    if (approach === null || approach.quality === 'optimal') return true
    const best = growthsIn(complexity[side])
    return growthsIn(approach[side]).some((growth) => isOneOf(growth, best))
  }
  const judged = (
    text: string,
    growth: string | null,
    truths: string[],
    spellings: string[],
    inWords: typeof timeSaid,
  ) => {
    const written = spellings.filter((sign) => sign.startsWith('o(') || sign.split(' ').length <= 2)
    const authored = [...truths.flatMap(growthsIn), ...written.flatMap((sign) => growthIn(sign) ?? [])]
    if (growth !== null) return isOneOf(growth, authored) ? 'right' : 'wrong'
    const bySpelling = costSentencesIn(text).some((words) =>
      spellings.some((sign) => !/^o\(/.test(sign) && sign.split(' ').length > 1 && hasSign(words, sign)),
    )
    const isPlain = said.time === null && said.space === null && inWords(text, truths)
    return bySpelling || isPlain ? 'right' : 'unsaid'
  }
  return {
    time: judged(
      ofTime,
      said.time,
      taken.map(({ time }) => time),
      isBest('time') ? complexity.timeSpellings : [],
      timeSaid,
    ),
    space: judged(
      own,
      said.space,
      taken.map(({ space }) => space),
      isBest('space') ? complexity.spaceSpellings : [],
      (said, authored) => spaceSaid(said, authored, challenge.statement),
    ),
  }
}
