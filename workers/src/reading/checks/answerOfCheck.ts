import type { Check } from '@greenroom/shared/content'
import { stemOf } from '../stemOf.ts'
import { wordsWithNumbers } from './numbersSaid.ts'
import { saysYes } from './saysYes.ts'

/** The verdict on a short answer; `unclear` if the message doesn't give an answer, or gives several. */
export type CheckAnswer = 'right' | 'half' | 'wrong' | 'unclear'

type Worth = Exclude<CheckAnswer, 'unclear'>
type Asked = Pick<Check, 'situation' | 'question' | 'options' | 'right' | 'half' | 'wrong'>

/** Words that take back an earlier answer. */
const takesBack =
  /\b(?:no,? wait|wait,? no|(?<=[,.…-] ?)wait(?=[,.…])|actually|correction|scratch that|i mean|make that|or rather|sorry)\b/gi

const givesReason =
  /\b(?:because|since|as|given that|due to|otherwise|although|even though|whereas|while|unlike|instead of|rather than|but not)\b/i
const concludes =
  /\b(?:so|therefore|thus|hence|which means|that means|which makes|in total|altogether|in the end|answer is|i(?:'d| would) say)\b|=/gi

/** Phrases that don't commit to an answer. */
const isUndecided =
  /\b(?:yes and no|it depends|depends on|either way|no idea|no clue|(?:i )?(?:really )?(?:don't|do not|dunno|wouldn't) know|can't (?:say|tell)|not a clue|random guess|just guessing|could be (?:anything|either)|either)\b/i

/**
 * Reads a message's answer to a check, in any wording: a number, yes or no, one of the options, or a few words. Unclear
 * if the message doesn't give an answer, gives two, or only rejects one.
 */
export function answerOfCheck(message: string, check: Asked): CheckAnswer {
  const own = withoutQuestion(message, check)
  if (isUndecided.test(own)) return 'unclear'
  for (const part of partsToRead(afterCorrection(own))) {
    const found = worthsIn(part, check)
    if (found.length === 1) return found[0] ?? 'unclear'
    if (found.length > 1) return 'unclear'
  }
  return 'unclear'
}

/** Whether a message names several answers to a check without picking one. */
export const namesSeveral = (message: string, check: Asked): boolean =>
  worthsIn(withoutQuestion(message, check), check).length > 1

/** Strips the question from a message. Repeating the question before answering it doesn't count as a second answer. */
function withoutQuestion(message: string, { question }: Asked): string {
  const bare = question.replace(/\?$/, '')
  const at = message.toLowerCase().indexOf(bare.toLowerCase())
  return at === -1 ? message : `${message.slice(0, at)} ${message.slice(at + question.length)}`
}

/** Returns the text after the last correction, or the whole message if nothing comes after that. */
function afterCorrection(message: string): string {
  const last = [...message.matchAll(takesBack)].at(-1)
  if (last === undefined) return message
  const after = message.slice(last.index + last[0].length)
  return /[\p{L}\p{N}]/u.test(after) ? after : message
}

/** How many words may come before the comma if the answer comes first, as in "Ben's, Ann is gone". */
const wordsOfAStart = 3

/**
 * Returns the parts of an answer that may hold its verdict, most likely first: before the reason, in the conclusion,
 * anywhere.
 */
function partsToRead(message: string): string[] {
  const reason = givesReason.exec(message)
  const conclusion = [...message.matchAll(concludes)].at(-1)
  return [
    ...(reason !== null && reason.index > 0 ? [message.slice(0, reason.index)] : []),
    ...(conclusion === undefined ? [] : [message.slice(conclusion.index + conclusion[0].length)]),
    ...(/^[^,:]+(?=[,:] )/.exec(message)?.filter((start) => start.trim().split(/\s+/).length <= wordsOfAStart) ?? []),
    ...(message.match(/[^.!?;\n]+(?:\.\d+[^.!?;\n]*)*/g) ?? []).slice(0, 1),
    message,
  ]
}

const worths = ['right', 'half', 'wrong'] as const

/** Returns the verdict on each answer that one part of a message gives. */
function worthsIn(part: string, check: Asked): Worth[] {
  const yes = isYesOrNo(check) ? saysYes(part) : null
  if (yes !== null) {
    const worth = worths.find((each) => check[each].includes(yes ? 'yes' : 'no'))
    return worth === undefined ? [] : [worth]
  }
  const words = wordsWithNumbers(part)
  const numbers = numberSaid(words, check)
  if (numbers !== null) return numbers
  const said = worths.flatMap((worth) =>
    check[worth]
      .filter((value) => !isNumber(value))
      .flatMap((value) => phraseIn(words, value).map((found) => ({ ...found, worth }))),
  )
  // If answers overlap, the longer one counts: "not used" isn't "used", and "5 7 8" isn't "5 8".
  const meant = said.filter(
    (one) => !said.some((other) => other.from <= one.from && other.to >= one.to && other.words > one.words),
  )
  const claimed = meant.filter(({ isDenied }) => !isDenied).map(({ worth }) => worth)
  if (claimed.length > 0) return [...new Set(claimed)]
  const placed = optionPlaced(part, check)
  if (placed !== null) return [placed]
  const denied = meant.map(({ worth }) => worth)
  if (denied.includes('right')) return ['wrong']
  // Rejecting one of two options means choosing the other, which is right.
  return denied.length > 0 && check.options?.length === 2 ? ['right'] : []
}

export const isYesOrNo = ({ right, half, wrong }: Asked): boolean =>
  [...right, ...half, ...wrong].some((value) => value === 'yes' || value === 'no')

const spanOf = (value: string): { from: number; to: number } | null => {
  const match = /^(-?[\d.]+?)(?:\.\.(-?[\d.]+))?$/.exec(value)
  if (match === null) return null
  const from = Number(match[1])
  return Number.isNaN(from) ? null : { from, to: Number(match[2] ?? match[1]) }
}

export const isNumber = (value: string): boolean => spanOf(value) !== null

/** Whether the check's answer is a number. */
export const isCounted = ({ right }: Asked): boolean => right.some(isNumber)

/** Words that mean zero if the check asks for a number. */
const nothing = /^(?:no|none|nothing|nobody|neither|never|nowhere|zilch)$/

const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

/** The longest answer, in words, in which "third" may be a number. In a longer one, it is about the order of things. */
const wordsOfAPlace = 6

/**
 * Reads "the third" as three if the answer has no other number, as in a reply to "which entry is wrong? Give its
 * number."
 */
function withOrdinals(words: readonly string[]): readonly string[] {
  if (words.length > wordsOfAPlace || words.some((word) => !Number.isNaN(Number(word)))) return words
  return words.map((word) => {
    const place = ordinals.indexOf(word)
    return place > 0 ? String(place) : (/^(\d+)(?:st|nd|rd|th)$/.exec(word)?.[1] ?? word)
  })
}

const nearly = /^(?:nearly|almost|practically|next)$/

/**
 * Returns the verdict on the number in an answer; null if the check doesn't ask for one. An answer may repeat given
 * numbers along the way, so the last number counts, unless two of them are side by side.
 */
function numberSaid(spoken: readonly string[], check: Asked): Worth[] | null {
  if (!isCounted(check)) return null
  const worthOf = (number: number): Worth | null =>
    worths.find((worth) =>
      check[worth].some((value) => {
        const span = spanOf(value)
        return span !== null && number >= span.from && number <= span.to
      }),
    ) ?? null
  const given = new Set(
    wordsWithNumbers(`${check.situation} ${check.question}`).filter((word) => !Number.isNaN(Number(word))),
  )
  const words = withOrdinals(spoken)
  const said = words.flatMap((word, at) => {
    // In "one for each", the one explains how something was counted. It isn't the answer.
    if (word === '1' && /^(?:for|per|of|by|each|after)$/.test(words[at + 1] ?? '') && words.some(isOtherNumber))
      return []
    const isNothing = nothing.test(word) && !isNumberAfter(words, at) && !nearly.test(words[at - 1] ?? '')
    const number = isNothing ? 0 : Number(word)
    if (Number.isNaN(number)) return []
    const worth = worthOf(number)
    if (worth === null && given.has(String(number))) return []
    const isDenied = /^(?:not|isn't|never)$/.test(words[at - 1] ?? '')
    return [{ at, worth: worth ?? 'wrong', isDenied }] as const
  })
  const claimed = said.filter(({ isDenied }) => !isDenied)
  const [last, before] = [claimed.at(-1), claimed.at(-2)]
  if (last === undefined) return said.some(({ worth }) => worth === 'right') ? ['wrong'] : null
  const isBeside =
    before !== undefined && words.slice(before.at + 1, last.at).some((word) => word === 'or' || word === 'to')
  return isBeside && before.worth !== last.worth ? [before.worth, last.worth] : [last.worth]
}

const isOtherNumber = (word: string): boolean => word !== '1' && !Number.isNaN(Number(word))

/** Whether a number follows soon. "No 3" and "no more than 3" mean three, not nothing. */
const isNumberAfter = (words: readonly string[], at: number): boolean =>
  words.slice(at + 1, at + 5).some((word) => !Number.isNaN(Number(word)))

const places = [
  /\b(?:the )?(?:first|former|1st|option (?:a|1|one)|number (?:1|one))(?: (?:one|option|of (?:them|the two)))?\b/i,
  /\b(?:the )?(?:second|2nd|option (?:b|2|two)|number (?:2|two))(?: (?:one|option|of (?:them|the two)))?\b/i,
  /\b(?:the )?(?:third|3rd|option (?:c|3|three)|number (?:3|three))(?: (?:one|option))?\b/i,
  /\b(?:the )?(?:fourth|4th|option (?:d|4|four)|number (?:4|four))(?: (?:one|option))?\b/i,
]
const last = /\b(?:the )?(?:last|latter)(?: (?:one|option|of (?:them|the two)))?\b/i

/** Returns the verdict on an option chosen by its position; null if the answer chooses none that way. */
function optionPlaced(part: string, { options, ...check }: Asked): Worth | null {
  if (options === undefined) return null
  // If the options themselves contain "first" or "last", these words don't choose an option by its position.
  if (options.some((option) => [...places, last].some((place) => place.test(option)))) return null
  const bare = part.trim().split(/\s+/).length <= 6 ? part : ''
  const named = places.flatMap((place, index) => (index < options.length && place.test(bare) ? [index] : []))
  if (last.test(bare)) named.push(options.length - 1)
  const [only] = [...new Set(named)]
  if (new Set(named).size !== 1 || only === undefined) return null
  const option = options[only]
  return worths.find((worth) => option !== undefined && check[worth].includes(option.toLowerCase())) ?? null
}

type FoundPhrase = { from: number; to: number; words: number; isDenied: boolean }

const negations = new Set(['not', 'no', 'never', 'neither', 'without', 'nobody'])
const negationBefore = 3
const endsClause = /^[,.;:!]$/

/** How many other words may come between the words of an authored answer. */
const maxBetween = 4

/** Finds where the words of an authored answer occur in order. Returns one place at most. */
function phraseIn(words: readonly string[], value: string): FoundPhrase[] {
  const groups = value.split(/\s+/).map((group) => group.split('|').map((word) => wordsWithNumbers(word)[0] ?? word))
  const stems = words.map(stemOf)
  const isMet = (group: readonly string[] | undefined, at: number): boolean =>
    group?.some((word) => words[at] === word || stems[at] === stemOf(word)) ?? false
  for (let from = 0; from < words.length; from++) {
    if (!isMet(groups[0], from)) continue
    let to = from
    const isWhole = groups.slice(1).every((group) => {
      const next = words.findIndex((_word, at) => at > to && at <= to + maxBetween && isMet(group, at))
      if (next !== -1) to = next
      return next !== -1
    })
    if (!isWhole) continue
    const before = words.slice(Math.max(0, from - negationBefore), from)
    const ofClause = before.slice(before.findLastIndex((word) => endsClause.test(word)) + 1)
    return [{ from, to, words: groups.length, isDenied: ofClause.some((word) => negations.has(word)) }]
  }
  return []
}
