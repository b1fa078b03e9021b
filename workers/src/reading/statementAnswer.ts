import { plainWords, sentencesOf, wordCount } from './plainWords.ts'
import { readConfidence } from './statementConfidence.ts'

/** A message's answer to a statement, in any wording. */
export type StatementAnswer = {
  /** Null if the message doesn't say whether the statement is true. */
  verdict: boolean | null
  /** The confidence, from 0 to 1; null if none was stated. */
  confidence: number | null
  /** The reason, in plain words; null if none was given. */
  reason: string | null
}

/** Parses a verdict, a confidence and a reason from a message: "False, 80 %, because the worst case is linear." */
export function readStatementAnswer(message: string): StatementAnswer {
  const words = plainWords(message).replaceAll(slips.true, 'true').replaceAll(slips.false, 'false')
  const sentences = sentencesOf(words).filter((sentence) => !asksOrOrders.test(sentence))
  const verdicts = sentences.map((sentence) => verdictOf(sentence))
  const first = verdicts.findIndex((verdict) => verdict !== null)
  if (first === -1) return { verdict: null, confidence: null, reason: reasonIn(sentences, []) }
  const corrected = sentences.findLastIndex(
    (sentence, index) => index > first && corrects.test(sentence) && verdicts[index] !== null,
  )
  const decisive = corrected === -1 ? first : corrected
  const about = sentences.filter((sentence, index) => index === decisive || wordCount(sentence) <= 6)
  return {
    verdict: verdicts[decisive] ?? null,
    confidence: readConfidence(sentences, about.map(headOf)),
    reason: reasonIn(sentences, verdicts),
  }
}

/** Common typos of "true" and "false". */
const slips = { true: /\b(ture|treu|tru)\b/g, false: /\b(flase|fasle|fals|falce|flse)\b/g } as const

/** Asks for the answer or demands it, so the sentence doesn't give one. */
const asksOrOrders =
  /^(so|and|but|ok|okay|well|hmm+|please|hello|hi)?[, ]*(is|are|was|were|does|do|did|can|could|would|will|should|may|must|has|have|what|which|why|how|when|where|who|whose)\b.*\?$|^(please )?((can|could|would|will) you|tell|show|give|explain|reveal|ignore|disregard|repeat|print|mark|pretend|spell|encode|translate|finish|system)\b/

const corrects =
  /^(no,? wait|wait|actually|sorry|correction|i mean|or rather|rather|on second thoughts?|hmm,? no)\b|^no,/

/** Words that introduce a reason. */
const because =
  /\b(because|cause|'cause|cuz|since|due to|given that|the reason|reason:|why:|as (it|the|a|an|they|there|each|every|you|we|one|that|this|in))(?!\w)/

const headOf = (sentence: string): string => sentence.slice(0, because.exec(sentence)?.index ?? sentence.length)

/** Finds the verdict before the words that introduce a reason, or after them if nothing comes before. */
function verdictOf(sentence: string): boolean | null {
  const head = headOf(sentence)
  if (head.trim() !== '') return polarity(head) ?? conclusionOf(sentence)
  return polarity(sentence, 'last')
}

const conclusionOf = (sentence: string): boolean | null => {
  const conclusion = /\b(?:so|therefore|hence|thus)\b,?(.*)$/.exec(sentence)?.[1]
  return conclusion === undefined ? null : polarity(conclusion)
}

/** Phrases that look like a verdict but say nothing about the statement. */
const noVerdict = new RegExp(
  [
    /\b(either )?(true|yes|right)( ?\/ ?| or | and | nor )(false|no|wrong|untrue)\b/,
    /\b(i )?(really |just )?(do not|don't|dont|cannot|can't|cant|couldn't|not|no|unsure|wonder\w*)( \w+){0,3} (if|whether)\b[^,.;]*/,
    /\b(i )?(really |just )?(do not|don't|dont) (really |exactly )?know\b|\bno (idea|clue)\b|\bno hints?\b/,
    /\b(i'm |i am |im )?(not|un)[ -]?(so |too |really |quite |very |entirely |completely |totally |absolutely |fully |\d+ ?% ?)*(sure|certain|confident|convinced)( (about|of) (it|that|this))?\b/,
    /\b(no|without( a| any)?|beyond( any)?) doubt( about (it|that|this))?\b/,
    /\b(all right|right (now|away|answer|code|solution|one|way|side|hand|thing|direction)|correct (answer|code|solution|one|way)|am i (right|wrong|correct)|the truth|false (positive|negative|sharing|friend)s?)\b/,
    /\b(partly|half|partially|sometimes|only somewhat) (true|false|right|wrong|correct)\b/,
    /(?<=\w),? (right|correct|no|true|yes)\?$/,
  ]
    .map(({ source }) => `(?:${source})`)
    .join('|'),
  'g',
)

/** Words of a verdict, from the clearest to casual mentions. */
const tiers: readonly Readonly<Record<string, boolean>>[] = [
  { true: true, false: false, untrue: false },
  {
    ...{ right: true, correct: true, valid: true, accurate: true, hold: true, holds: true, agree: true, agreed: true },
    ...{ wrong: false, incorrect: false, invalid: false, inaccurate: false, disagree: false, myth: false },
    ...{ nonsense: false, misconception: false, bogus: false, lie: false },
  },
]

const negators =
  /^(not|isn't|isnt|aren't|don't|dont|doesn't|doesnt|didn't|wouldn't|won't|never|hardly|doubt|can't|cannot|cant|nor)$/

/** How many words may come between a negation and the word it denies: "I do not think that it is true". */
const reachOfNegation = 5

const revises =
  /\b(no wait|wait|actually|i mean|or rather|rather|at first|first thought|seems|sounds|looks|so|therefore|hence|thus)\b/

/** Returns whether a text calls something true or false; null if neither, or both at once. */
function polarity(text: string, preferred: 'first' | 'last' = 'first'): boolean | null {
  const bare = text.replaceAll(noVerdict, ' ').trim()
  const letter = /^(?:\W*)([tf])\b(?!')/.exec(bare)?.[1]
  if (letter !== undefined) return letter === 't'
  const words = bare.match(/[a-z']+/g) ?? []
  for (const tier of tiers) {
    const found = words.flatMap((word, index) => {
      const says = Object.hasOwn(tier, word) ? tier[word] : undefined
      if (says === undefined) return []
      const before = words.slice(Math.max(0, index - reachOfNegation), index)
      const isDenied = before.filter((each) => negators.test(each)).length % 2 === 1
      return [says !== isDenied]
    })
    const [first] = found
    if (first === undefined) continue
    if (found.every((each) => each === first)) return first
    if (revises.test(bare) || preferred === 'last') return found.at(-1) ?? null
    return null
  }
  return byTheWay(bare)
}

const filler =
  /^((i'd|i would|i) (say|think|guess|believe|vote)|(i'd|i would|i'll|i will|i'm|i am|i) (go|going) (with|for)|well|hmm+|um+|uh+|ok|okay|so|(my|the) (answer|guess)( is)?|answer( is)?|probably|maybe|perhaps|then|oh|ah|honestly|that's a|that is a|it's a|a|an easy|easy|clear|clearly)(?![a-z'])[,: ]*/

/** Phrases that are verdicts only as a whole sentence: "I think so", "I doubt it". */
const believes =
  /^(i )?(really |do )?(think|believe|guess|suppose|would say|'d say) so\b|^i (do|would)\b(?! not)[ .,]*$/
const disbelieves =
  /^(i )?(really )?(don't|do not|dont|wouldn't) (really )?(think|believe|guess|say|suppose) so\b|^(i )?(think|believe|guess|suppose|would say) not\b|^i (really )?doubt (it|that|this)\b/

const denies =
  /^(no(?! (idea|clue|hint|problem|thanks|time|more|one|way to))|nope|nah|not (at all|really|always|necessarily)|(of course|definitely|absolutely|certainly|surely|probably) not|never|(it|that|this|they|these) ((is|does|are|do|will|can) not|isn't|doesn't|aren't|don't|won't|can't|cannot))(?![a-z'])/
const affirms =
  /^(yes|yeah|yep|yup|ya|sure thing|definitely|absolutely|certainly|indeed|of course|(it|that|this|they|these) (is|does|are|do|will|can)(?= *([,.;(]|\d|$)))(?![a-z'])/

/** Reads a casual verdict at the start of a text: "yes", "nope", "it does not". */
function byTheWay(text: string): boolean | null {
  let rest = text.replace(/^[^a-z0-9]+/, '')
  if (disbelieves.test(rest)) return false
  if (believes.test(rest)) return true
  while (filler.test(rest) && rest.replace(filler, '') !== '') rest = rest.replace(filler, '')
  if (denies.test(rest)) return false
  return affirms.test(rest) ? true : null
}

/** The minimum number of words in a reason, without those that introduce it. */
const fewestWordsOfAReason = 3

/** Returns everything the message says besides the verdict, in the same sentence or another. */
function reasonIn(sentences: readonly string[], verdicts: readonly (boolean | null)[]): string | null {
  const announced = sentences.flatMap((sentence) => {
    const marker = because.exec(sentence)
    return marker === null ? [] : [sentence.slice(marker.index + marker[0].length)]
  })
  // The text before an introduced reason isn't part of that reason: "Fine. False, because …".
  const begins = announced.length === 0 ? 0 : sentences.findIndex((sentence) => because.test(sentence))
  const others = sentences.flatMap((sentence, index) => {
    if (because.test(sentence) || index < begins) return []
    return (verdicts[index] ?? null) === null ? [sentence] : [afterTheVerdict(sentence)]
  })
  const told = [
    ...announced.filter((each) => wordCount(each) >= fewestWordsOfAReason),
    // Without an introduction, a reason must be longer than an aside.
    ...others.map(withoutAsides).filter((each) => wordCount(each) > fewestWordsOfAReason),
  ]
  return told.length === 0 ? null : told.map((each) => each.replace(/^[\s,:;.)]+|[\s,:;.(]+$/g, '')).join('. ')
}

const afterTheVerdict = (sentence: string): string => /[,:(](.*)$/.exec(sentence)?.[1] ?? ''

const withoutAsides = (text: string): string =>
  text.replaceAll(
    /\b(i'm|i am|im|i'd say|i would say|i think|i believe|about|around|confidence( is| of)?|(pretty|fairly|quite|rather|very|not|not so|almost|absolutely|\d+ ?%|\d+ (percent|per cent)) (sure|certain|confident)|sure|certain|confident|\d+ ?(%|percent|per cent))(?!\w)/g,
    ' ',
  )
