import type { ChallengeType } from '@greenroom/shared/vocabulary'
import { isWithoutGrammar } from '../../../reading/grammar.ts'
import { wordCount } from '../../../reading/plainWords.ts'
import type { Turn } from '../provider.ts'
import { wantsVerdict } from '../verdictRule.ts'
import type { Reaction } from './attempt.ts'
import { interviewerWords, slotIn } from './conversation.ts'
import type { Slot } from './phrases.ts'
import type { Say } from './say.ts'
import { respondWith } from './spoken.ts'

/** Questions that fit each kind of challenge, in the order to ask them. */
const asksOf: Record<Exclude<ChallengeType, 'coding'>, readonly Slot[]> = {
  knowledge: ['openCase', 'openReason', 'openLimits', 'openCheck'],
  explain_code: ['openTrace', 'openPurpose', 'openBreaks', 'openImprove'],
  algorizing: ['openMethod', 'openExample', 'openProof', 'openGrowth'],
  low_level_design: ['openClasses', 'openCalls', 'openChange', 'openTests'],
  system_design: [
    ...(['openRequirements', 'openInterface', 'openRequest', 'openLoad'] as const),
    ...(['openStorage', 'openFailure', 'openGivenUp'] as const),
  ],
  tutorial: ['openOwnWords', 'openUse', 'openUnclear'],
}

/** The minimum number of words in an answer. A shorter one is a keyword, not an explanation. */
const fewestWords = 6

/**
 * Replies in a spoken question that isn't ours: asks one question after another that fits its kind, and doesn't call
 * anything right or wrong.
 */
export function respondUnjudged(turn: Turn, say: Say): Reaction {
  const next = () => nextOpen(turn, say)
  return respondWith(turn, say, {
    toWish: () => null,
    toAnswer: () => reactUnjudged(turn, say, next),
    toDeeper: () => takeNote(turn, say),
    mention: (reaction) => reaction,
    next,
    words: { noHints: 'noOpenHints', notKnowing: 'notKnowingUnjudged' },
  })
}

function reactUnjudged(turn: Turn, say: Say, next: () => string): Reaction {
  if (wantsVerdict(turn)) return { text: say('chooseInWords'), accepted: false }
  if (isWithoutGrammar(turn.message)) return { text: say('putIntoSentence'), accepted: false }
  if (wordCount(turn.message) < fewestWords) return { text: say('spokenShort'), accepted: false }
  return { text: `${say('followUpNoted')} ${next()}`, accepted: false }
}

export function takeNote({ intent }: Turn, say: Say): Reaction {
  if (intent === 'declare_not_knowing_answer') return { text: say('followUpUnknown'), accepted: null }
  return intent === 'attempt_to_answer_question'
    ? { text: say('followUpNoted'), accepted: false }
    : { text: '', accepted: null }
}

/** Returns the first of these questions that hasn't been asked yet. */
export const nextOpen = (turn: Turn, say: Say): string => say(notAsked(turn)[0] ?? 'spokenGeneric')

/** Counts the remaining questions that fit this kind. */
export const opensLeft = (turn: Turn): number => notAsked(turn).length

function notAsked(turn: Turn): Slot[] {
  const asks = turn.challengeType === 'coding' ? [] : asksOf[turn.challengeType]
  const said = interviewerWords(turn)
  return asks.filter((slot) => !said.some((message) => slotIn(message, slot)))
}
