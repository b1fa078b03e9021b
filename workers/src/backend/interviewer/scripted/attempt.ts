import { plainWords, wordCount } from '../plainWords.ts'
import type { Turn } from '../provider.ts'
import { type Approach, approachIn, isGuessing, judgeCost, mistakeInWords, mistakesInCode } from '../recognise.ts'
import { complexityWord, techniqueWord } from '../technicalWords.ts'
import { approachAccepted, earlierAttempts, wasSaid } from './conversation.ts'
import type { Say } from './say.ts'

export type Reaction = { text: string; accepted: boolean | null }

/** An approach in fewer words than these is a keyword, not an explanation. */
const fewestWords = 7

const onlyAsks =
  /^\W*((so|or|and|but|ok|okay|hmm|well|then|now) )*(is|isn't|are|aren't|was|should|would|could|can|do|does|did|must|shall|may|might|will|which|what|how|why)\b/

/** "I could sort, or keep a heap. Which is better?" leaves the choice to the interviewer, with all that stands before it. */
const leavesTheChoice =
  /^[\s\S]*\b(which|what) (one|of|is|are|do|does|would|should|way|approach|works?|fits?)\b[^.!?\n]*\?|^[\s\S]*\b(better|best|preferred|faster|smarter)\b[^.!?\n]*\?/i

/** A message without what it only asks: a reaction to "would a heap do, or a stack?" would be a verdict on a guess. */
const proposed = (message: string): string =>
  message
    .replace(leavesTheChoice, ' ')
    .replaceAll(/[^.!?\n]*\?/g, (question) => (onlyAsks.test(plainWords(question)) ? ' ' : question))

/** Reacts to a proposal before the code is handed in: accepts it, pushes it further, or asks for substance. */
export function reactToAttempt(turn: Turn, say: Say): Reaction {
  if (turn.step === 'coding' || approachAccepted(turn)) return reactToChangeOfPlan(turn, say)
  if (turn.challenge === null) return reactWithoutMaterial(turn, say)
  const before = earlierAttempts(turn)
  const together = [...before, turn.message]
    .filter((message) => !isGuessing(message))
    .map(proposed)
    .join('\n')
  if (isGuessing(turn.message)) return { text: say('vague'), accepted: false }
  const approach = approachIn(proposed(turn.message), turn.challenge) ?? approachIn(together, turn.challenge)
  if (approach?.quality === 'optimal' || approach?.quality === 'acceptable') {
    const substance = wordCount(together) >= fewestWords || complexityWord.test(plainWords(together))
    if (!substance) return { text: say('vague'), accepted: false }
    return { text: accepting(approach, turn, say), accepted: true }
  }
  // From the second attempt on the engine lets them code, whatever the approach.
  if (before.length > 0) return { text: say(approach === null ? 'settleForUnclear' : 'settleForSlow'), accepted: false }
  if (approach !== null && !wasSaid(turn, approach.response)) return { text: approach.response, accepted: false }
  if (approach?.quality === 'brute_force') return { text: say('bruteForce'), accepted: false }
  return {
    text: say(approach !== null ? 'doubtful' : wordCount(turn.message) < 20 ? 'vague' : 'showMe'),
    accepted: false,
  }
}

/** "Go on and code it": the author's words on this approach, and what of the cost is still open. */
function accepting(approach: Approach, turn: Turn, say: Say): string {
  const authored = approach.response
  const usable = !wasSaid(turn, authored) && !authored.includes('?')
  const invites = /\b(code|implement|write|editor)\b/i.test(authored)
  const own = approach.quality === 'optimal' ? 'acceptOptimal' : 'acceptAcceptable'
  const accept = usable ? (invites ? authored : `${authored} ${say('pleaseCode')}`) : say(own)
  const { time, space } = turn.challenge
    ? judgeCost(turn.message, turn.challenge, approach)
    : { time: 'unsaid', space: 'unsaid' }
  return time === 'wrong' || space === 'wrong' ? `${accept} ${say('costLater')}` : accept
}

/** Who comes upon something better while coding is told so; who talks about the code is followed. */
function reactToChangeOfPlan(turn: Turn, say: Say): Reaction {
  const approach = turn.challenge && approachIn(turn.message, turn.challenge)
  const before = turn.challenge && approachIn(earlierAttempts(turn).join('\n'), turn.challenge)
  const detailed = wordCount(turn.message) >= fewestWords
  if (approach?.quality === 'optimal' && before?.quality !== 'optimal' && detailed) {
    return { text: accepting(approach, turn, say), accepted: true }
  }
  const astray = approach?.quality === 'wrong' && !approachAccepted(turn) && !wasSaid(turn, approach.response)
  return { text: astray ? approach.response : reactWhileCoding(turn, say), accepted: false }
}

/** While they write the interviewer says little: it points at a mistake it sees, once, and otherwise follows. */
export function reactWhileCoding(turn: Turn, say: Say): string {
  const { challenge, message } = turn
  const seen = challenge === null ? [] : [mistakeInWords(message, challenge), ...mistakesInCode(turn.code, challenge)]
  const fresh = seen.find((mistake) => mistake !== null && !wasSaid(turn, mistake.nudge))
  if (fresh) return nudgeTo(fresh.nudge, say)
  return saysFinished.test(plainWords(message)) ? say('pressDone') : say('codingTalk')
}

const saysFinished =
  /\b(i'm|i am|it's|it is|code is|now) (done|finished|complete|ready)\b|\b(finished|that's it|all done|i finished|done now)\b/

const nudgeTo = (nudge: string, say: Say): string => say('mistake', { nudge })

/** Without authored material nobody knows what is right: what has substance may be coded, what is slow is questioned once. */
function reactWithoutMaterial(turn: Turn, say: Say): Reaction {
  const plain = plainWords(turn.message)
  const slow =
    /\b(brute[ -]?force|nested (for )?loops?|every pair|all (the )?(pairs|combinations|subsets)|n\^2|quadratic|exponential)\b/
  const before = earlierAttempts(turn)
  if (slow.test(plain) && before.length === 0) return { text: say('bruteForce'), accepted: false }
  const technical = techniqueWord.test(plain) || complexityWord.test(plain)
  if (technical && wordCount(plain) >= 12 && !slow.test(plain)) return { text: say('acceptUnjudged'), accepted: true }
  if (before.length > 0) return { text: say(slow.test(plain) ? 'settleForSlow' : 'settleForUnclear'), accepted: false }
  return { text: say('vague'), accepted: false }
}
