import { edgeCasesIn } from '../../../reading/edgeCases.ts'
import { plainWords } from '../../../reading/plainWords.ts'
import { approachIn } from '../../../reading/recognise.ts'
import { approachAccepted, candidateWords, costSoFar } from '../../interviewer/scripted/conversation.ts'
import { asksHowTo, howTo } from '../answers/howTo.ts'
import type { CoachMoment } from '../provider.ts'
import { answerTo } from './clarification.ts'
import { isSayable, joined, type SayHelp, wasHeard } from './compose.ts'

const uneasy =
  /\b(nervous|anxious|anxiety|stress(ed|ful)?|panick?(ing|ed)?|scared|afraid|overwhelmed|tired|frustrat(ed|ing)|blank(ed)?|freez(e|ing)|frozen|shak(y|ing)|terrified|worried|embarrass(ed|ing)|stupid|hopeless|(can't|cannot) (think|focus|concentrate))\b/
const aboutCode =
  /\b(my (code|program|function|loop|solution)|bugs?|debug|feedback|review|simplif(y|ier)|refactor|line \d+|fails?|crash(es|ed)?|error|wrong answer)\b/
const asksForClock = /\bhow (much time|long|many minutes)\b.*\b(left|have|remain(s|ing)?|more)\b|\btime (is )?left\b/
const asksWho = /\b(who|what) are you\b|\bwhat can you do\b|\bhow can you help\b/
const hiddenCases = /\b(hidden|secret|private) (tests?|cases?|inputs?)\b/
const wantsCode =
  /\b(write|code|type|implement|finish|complete) (me )?(the|this|it|my|a|that) ?(whole |rest of the )?(code|loop|function|program|solution|method|rest)?( for me)?[.!?]*$/
const asksWhatACallDoes = /\bwhat does [\w.]+ do\b/
const thanks = /^(ok(ay)?[,.]? )?(great,? )?(thanks|thank you|thx|cheers)\b/
const asksWhatNext =
  /\bwhat (now|next)\b|\bwhat('s| is) (left|missing|next)\b|\bwhat should i (say|do|try|write)( (now|next|first))?\b/
const aboutProgress =
  /\b(how am i doing|how is it going|am i (doing|on (the )?(right )?(track|way))|is (this|that|it|(this|my) (idea|approach|plan|answer|solution|code)) (any )?(right|correct|ok(ay)?|good|fine)|(will|did) i pass|chances)\b/
const aboutLastHint = /\b((last|previous|that) hint|hint (again|mean|once more)|repeat (the|that) hint)\b/

/**
 * Answers a message to the coach. Doesn't give hints from the ladder or judge answers, because the candidate gets both
 * elsewhere, where they count.
 */
export function answerMessage(moment: CoachMoment, say: SayHelp): string {
  const { turn, isUntouched } = moment
  const plain = plainWords(turn.message)
  const next = nextStep(moment)
  const lastHint = (turn.challenge ?? turn.spoken)?.hints[turn.hintRung - 1]
  if (lastHint !== undefined && aboutLastHint.test(plain)) return joined(moment, [say('hintAgain', { hint: lastHint })])
  if (uneasy.test(plain)) return say('nerves', { next: smallStep(moment) })
  if (thanks.test(plain)) return say('thanks')
  if (asksForClock.test(plain)) return say(turn.practice ? 'noClock' : 'time')
  if (asksWho.test(plain)) return say('whoIAm')
  if (hiddenCases.test(plain)) return say('staysHidden')
  if (wantsCode.test(plain)) return say('writesNoCode')
  if (asksWhatACallDoes.test(plain) && turn.intent !== 'attempt_to_answer_question') return say('tryItOut')
  if (asksHowTo.test(plain) && howTo.some(({ asks }) => asks.test(plain))) return say('nameIt')
  if (aboutProgress.test(plain)) return progress(moment, say, 'progress')
  if (asksWhatNext.test(plain)) return progress(moment, say, 'whatNext')
  if (turn.intent !== 'request_to_skip' && !isUntouched && aboutCode.test(plain)) return say('toButtons')
  switch (turn.intent) {
    case 'request_for_hint':
      return turn.challenge === null && turn.spoken === null ? say('noHintMaterial') : say('toHint')
    case 'request_for_clarification':
      return joined(moment, [answerTo(turn, say)])
    case 'request_to_skip':
      return say('toSkip')
    case 'declare_not_knowing_answer':
      return say('notKnowing', { next: smallStep(moment) })
    case 'attempt_to_answer_question':
      return reactToIdea(moment, say)
    case 'unrelated_question':
      return say('offTopic', { next })
    case 'unknown':
      return say('greeting', { next })
  }
}

/**
 * Asks the author's question about a wrong idea, as the interviewer would. Leaves any other idea to the interviewer's
 * judgement.
 */
function reactToIdea(moment: CoachMoment, say: SayHelp): string {
  const { challenge, message } = moment.turn
  const approach = challenge === null ? null : approachIn(message, challenge)
  const astray = approach !== null && (approach.quality === 'wrong' || approach.quality === 'brute_force')
  if (astray && !wasHeard(moment, approach.response) && isSayable(moment, approach.response)) return approach.response
  return say(moment.turn.practice ? 'ideaAlone' : 'toInterviewer')
}

type Seen = { plan: boolean; code: boolean; cost: boolean; edges: boolean }

function seenSoFar({ turn, isUntouched }: CoachMoment): Seen {
  const words = candidateWords(turn).join('\n')
  const cost = costSoFar(turn)
  return {
    plan: approachAccepted(turn) || (turn.challenge !== null && approachIn(words, turn.challenge) !== null),
    code: !isUntouched,
    cost: cost.time !== 'unsaid' && cost.space !== 'unsaid',
    edges: turn.challenge !== null && edgeCasesIn(words, turn.challenge).length > 0,
  }
}

/** Returns the smallest useful next step, worded as the end of a sentence. */
function nextStep(moment: CoachMoment): string {
  const { turn } = moment
  if (turn.spoken !== null) return 'answer the question in one sentence, and then give the reason for it.'
  const seen = seenSoFar(moment)
  if (!seen.plan && !seen.code)
    return 'solve the first example by hand and say aloud what you do. That’s how a plan begins.'
  if (!seen.code) return 'write your plan as three comments, and then the code under the first of them.'
  if (!seen.plan) return 'say in two sentences what your code is meant to do.'
  if (!seen.cost) return 'say what your code costs in time and in memory, and why.'
  if (!seen.edges)
    return 'name the smallest and the strangest input that is allowed, and follow your code through both.'
  return 'follow the first example through your code, line by line.'
}

/** Returns a step for a candidate who has no idea how to go on. */
function smallStep(moment: CoachMoment): string {
  const isOpen = moment.turn.spoken === null && !moment.isUntouched
  return isOpen
    ? 'follow the first example through your code, line by line, and stop at the first surprise.'
    : nextStep(moment)
}

function progress(moment: CoachMoment, say: SayHelp, slot: 'progress' | 'whatNext'): string {
  const { spoken } = moment.turn
  const seen = seenSoFar(moment)
  const parts =
    spoken !== null
      ? []
      : [
          seen.plan ? 'you have told a plan' : 'no plan is told yet',
          seen.code ? 'there is code' : 'there is no code',
          seen.cost ? 'its cost was stated' : 'its cost is not stated',
        ]
  const [first, ...others] = parts
  const told = first === undefined ? say('nothingSaid') : `${first}${others.map((each) => `, ${each}`).join('')}.`
  return joined(moment, [say(slot, { seen: told, next: nextStep(moment) })])
}
