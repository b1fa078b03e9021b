import type { Challenge } from '@greenroom/shared/content'
import { growthAsSaid } from '../../../reading/complexity.ts'
import { isWithoutGrammar } from '../../../reading/grammar.ts'
import { proposedIn } from '../../../reading/guess.ts'
import { approachJudged, spaceKey, timeKey } from '../../../reading/judgement/judgeCode.ts'
import { plainWords, wordCount } from '../../../reading/plainWords.ts'
import { type Approach, approachIn, mistakeInWords, mistakesInCode } from '../../../reading/recognise.ts'
import { complexityWord, techniqueWord } from '../../../reading/technicalWords.ts'
import { techniqueFamiliesIn } from '../../../reading/techniqueFamilies.ts'
import type { Turn } from '../provider.ts'
import { wantsVerdict } from '../verdictRule.ts'
import { approachAccepted, costSoFar, earlierAttempts, interviewerWords, slotIn, wasSaid } from './conversation.ts'
import { pushBackExample } from './exampleTrace.ts'
import type { Slot } from './phrases.ts'
import type { Say } from './say.ts'

export type Reaction = { text: string; accepted: boolean | null }

/** The minimum number of words in an approach. A shorter one is a keyword, not an explanation. */
const fewestWords = 7

/** Words by which the candidate rules an idea out, such as "so greedy is wrong". */
const rulesItOut =
  /\b(so|then|thus|therefore|hence|which means|okay?|yeah|yes|right|hm+)\b[^.!?]{0,40}\b(greedy|that|it|this|(my|the|that|this) (first |simple )?(idea|rule|approach|plan|way))\b[^.!?]{0,20}(\bis (wrong|out|not (optimal|right|correct|enough))|\b(does|would|will|can)(n't| not) (work|hold|do)|\bwon't (work|hold|do)|\b(fails|breaks)\b)/

/** Reacts to an approach before the code is handed in: accepts it, pushes it further, or asks for more. */
export function reactToAttempt(turn: Turn, say: Say): Reaction {
  if (wantsVerdict(turn) && namesPossibility(turn)) return { text: say('chooseYourself'), accepted: false }
  if (turn.step === 'coding' || approachAccepted(turn)) return reactToChangeOfPlan(turn, say)
  if (turn.challenge === null) return reactWithoutMaterial(turn, say)
  if (isWithoutGrammar(turn.message)) return { text: say('putIntoSentence'), accepted: false }
  const otherExample = pushBackExample(turn, say)
  if (otherExample !== null) return { text: otherExample, accepted: false }
  const before = earlierAttempts(turn)
  const proposals = [...before, turn.message].map(proposedIn)
  const approach = approachSoFar(turn, turn.challenge)
  if (approach !== null && isWorkable(approach)) {
    // Naming several approaches without describing any isn't an explanation.
    if (!proposals.some(isSubstantial)) return { text: say('vague'), accepted: false }
    if (before.length === 0 && !saysCost(turn)) return { text: say('askPlanCost'), accepted: false }
    const doubted = before.length === 0 ? doubtedCost(turn, say) : null
    if (doubted !== null) return { text: doubted, accepted: false }
    return { text: accepting(approach, turn, say), accepted: true }
  }
  if (rulesItOut.test(plainWords(turn.message))) return { text: say('ruledOut'), accepted: false }
  // After two attempts the engine lets the candidate code, whatever the approach.
  if (before.length > 0) return { text: say(approach === null ? 'settleForUnclear' : 'settleForSlow'), accepted: false }
  if (approach !== null && !wasSaid(turn, approach.response)) return { text: approach.response, accepted: false }
  if (approach?.quality === 'brute_force') return { text: say('bruteForce'), accepted: false }
  return {
    text: say(approach !== null ? 'doubtful' : wordCount(turn.message) < 20 ? 'vague' : 'showMe'),
    accepted: false,
  }
}

/** Whether a plan gives the right result within the limits. */
export const isWorkable = ({ quality }: Approach): boolean => quality === 'optimal' || quality === 'acceptable'

/** Returns the approach this message adopts, or else the one adopted before. */
export const approachSoFar = ({ judged }: Turn, challenge: Challenge): Approach | null =>
  judged.toReversed().reduce<Approach | null>((found, judgement) => found ?? approachJudged(judgement, challenge), null)

/** Whether the candidate mentioned what the plan costs, rightly or not. */
const saysCost = ({ judged }: Turn): boolean => judged.flat().some(({ point }) => point === timeKey)

/**
 * Asks where a claimed cost comes from, as the candidate worded it, if their plan doesn't have that cost. Null
 * otherwise.
 */
function doubtedCost({ judgement, message }: Turn, say: Say): string | null {
  const isWrong = (key: string) => judgement.some(({ point, verdict }) => point === key && verdict === 'contradicted')
  const time = isWrong(timeKey) ? growthAsSaid(message, 'time') : null
  if (time !== null) return say('askPlanCostAgain', { said: time })
  const space = isWrong(spaceKey) ? growthAsSaid(message, 'space') : null
  return space === null ? null : say('askPlanSpaceAgain', { said: space })
}

const isSubstantial = (proposal: string): boolean =>
  wordCount(proposal) >= fewestWords || complexityWord.test(plainWords(proposal))

const namesPossibility = ({ message, challenge }: Turn): boolean =>
  techniqueFamiliesIn(plainWords(message)).length > 0 || (challenge !== null && approachIn(message, challenge) !== null)

/** Invites the candidate to code, with the author's words on this approach and any open point about the cost. */
export function accepting(approach: Approach, turn: Turn, say: Say): string {
  const authored = approach.response
  const usable = !wasSaid(turn, authored) && !authored.includes('?')
  const invites = /\b(code|implement|write|editor)\b/i.test(authored)
  const own = approach.quality === 'optimal' ? 'acceptOptimal' : 'acceptAcceptable'
  const accept = usable ? (invites ? authored : `${authored} ${say('pleaseCode')}`) : say(own)
  const cost = costSoFar(turn)
  return cost.time === 'wrong' || cost.space === 'wrong' ? `${accept} ${say('costLater')}` : accept
}

/** Reacts while the candidate codes: if they have found a better approach, says so; otherwise as usual. */
function reactToChangeOfPlan(turn: Turn, say: Say): Reaction {
  const approach = turn.challenge && approachJudged(turn.judgement, turn.challenge)
  const before = turn.challenge && approachSoFar({ ...turn, judged: turn.judged.slice(0, -1) }, turn.challenge)
  const detailed = wordCount(turn.message) >= fewestWords
  if (approach?.quality === 'optimal' && before?.quality !== 'optimal' && detailed) {
    return { text: accepting(approach, turn, say), accepted: true }
  }
  const astray = approach?.quality === 'wrong' && !approachAccepted(turn) && !wasSaid(turn, approach.response)
  return { text: astray ? approach.response : reactWhileCoding(turn, say), accepted: false }
}

/** Replies while the candidate is writing. Points at a visible mistake once, and otherwise keeps out of the way. */
export function reactWhileCoding(turn: Turn, say: Say): string {
  const { challenge, message } = turn
  const seen =
    challenge === null ? [] : [mistakeInWords(message, challenge), ...mistakesInCode(turn.codeAlone, challenge)]
  const fresh = seen.find((mistake) => mistake !== null && !wasSaid(turn, mistake.nudge))
  if (fresh) return nudgeTo(fresh.nudge, say)
  return saysFinished.test(plainWords(message)) ? say('pressDone') : say('codingTalk')
}

const saysFinished =
  /\b(i'm|i am|it's|it is|code is|now) (done|finished|complete|ready)\b|\b(finished|that's it|all done|i finished|done now)\b/

const nudgeTo = (nudge: string, say: Say): string => say('mistake', { nudge })

/**
 * Picks the reply to a plan concrete enough to code: asks for its cost first, unless the candidate has already been
 * told to code.
 */
function unjudged(turn: Turn, before: readonly string[]): Slot {
  if (interviewerWords(turn).some((message) => slotIn(message, 'acceptUnjudged'))) return 'codingTalk'
  return before.length === 0 && !complexityWord.test(plainWords(turn.message)) ? 'askPlanCost' : 'acceptUnjudged'
}

/**
 * Reacts without authored material. We can't tell what is right, so nothing is accepted. The candidate may code any
 * substantial plan, but a slow one is challenged once.
 */
function reactWithoutMaterial(turn: Turn, say: Say): Reaction {
  const plain = plainWords(turn.message)
  const slow =
    /\b(brute[ -]?force|nested (for )?loops?|every pair|all (the )?(pairs|combinations|subsets)|n\^2|quadratic|exponential)\b/
  const before = earlierAttempts(turn)
  if (slow.test(plain) && before.length === 0) return { text: say('bruteForce'), accepted: false }
  const technical = techniqueWord.test(plain) || complexityWord.test(plain)
  if (technical && wordCount(plain) >= 12 && !slow.test(plain))
    return { text: say(unjudged(turn, before)), accepted: false }
  if (before.length > 0) return { text: say(slow.test(plain) ? 'settleForSlow' : 'settleForUnclear'), accepted: false }
  return { text: say('vague'), accepted: false }
}
