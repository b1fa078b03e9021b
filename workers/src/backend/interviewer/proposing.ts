import { asksSomething } from '../../reading/talk/clauses.ts'
import { nothingMore } from '../../reading/talk/talkActs.ts'
import { isAside, isLastWord } from './lastWord.ts'
import { isInWords } from './material.ts'
import type { Turn } from './provider.ts'
import { nextFollowUp, preparedLeft, reactToFollowUp } from './scripted/followUp.ts'
import { nextQuestion, questionsLeft } from './scripted/nextQuestion.ts'
import { type Say, sayIn } from './scripted/say.ts'
import { reactToDeeper } from './scripted/spokenAnswer.ts'
import { isStory, nextOfStory, reactToMore, storyAsksLeft } from './scripted/story.ts'
import { besideOthers, withoutQuestion } from './scripted/talk/talk.ts'
import { nextOpen, opensLeft, takeNote } from './scripted/unjudged.ts'

/** The interviewer's message when the candidate should choose the next step. */
export type FromProposal = {
  message: string
  accepted: boolean | null
  proposes?: true
  isExhausted?: true | undefined
  traced?: undefined
  namedInput?: undefined
  check?: undefined
}

/**
 * Asks, when the follow-up closes, how to use the time left and whether the candidate has anything to add or ask. If
 * they choose to continue, asks the next question. Only comes earlier if there is nothing left to ask. Null if there is
 * nothing to offer. A provider never words this, because the page shows buttons below it.
 */
export function fromProposal(turn: Turn): FromProposal | null {
  const say = sayIn(turn)
  const matter = matterOf(turn, say)
  if (turn.answersProposal === 'go_on') return { message: `${say('goingOn')} ${matter.next()}`, accepted: null }
  if (turn.answersProposal === 'next' || turn.answersProposal === 'problem')
    return { message: say(slotForMovingOn(turn.message)), accepted: null }
  if (turn.answersProposal === 'questions') return { message: say('yourQuestions'), accepted: null }
  const { offer } = turn
  if (offer === null || turn.call !== 'reply') return null
  const isExhausted = matter.left() === 0
  if (offer.isDue === false ? !isDoneEarly(turn, isExhausted) : !isLastWord(turn)) return null
  const { text, accepted } = matter.react()
  const proposed = say(slotFor(offer), { minutes: minutesIn(offer) })
  // After "that's all", don't ask whether there is more.
  const proposal = saysNothingMore(turn) ? withoutQuestion(proposed) : proposed
  const asksAside = isAside(turn) && turn.talk.acts.some(({ clause }) => asksSomething(clause))
  const message = asksAside ? besideOthers(turn, proposal, []) : `${text} ${proposal}`.trim()
  return { message, accepted, proposes: true, ...(isExhausted ? { isExhausted } : {}) }
}

/** Whether nothing is left to ask, even though the follow-up isn't over. */
const isDoneEarly = ({ intent, spoken, step }: Turn, isExhausted: boolean): boolean =>
  isExhausted &&
  step === 'follow_up' &&
  spoken !== null &&
  (intent === 'attempt_to_answer_question' || intent === 'declare_not_knowing_answer')

const saysNothingMore = (turn: Turn): boolean =>
  isAside(turn) && turn.talk.acts.some(({ act }) => nothingMore.includes(act))

const slotForMovingOn = (message: string) => {
  if (hasToLeave.test(message)) return 'movingOnButLeaving'
  return saysGoodbye.test(message) ? 'movingOnNotYetBye' : 'movingOn'
}

const hasToLeave = /\b(have|need|got|gotta|must)( to)? (leave|go|run|stop here|head out)\b/i
const saysGoodbye = /\b(good ?bye|bye|see you|have a (nice|good|great|lovely)|take care|farewell)\b/i

type Offer = NonNullable<Turn['offer']>

const minutesIn = ({ minutesLeft = 0 }: Offer): string => (minutesLeft === 1 ? 'one minute' : `${minutesLeft} minutes`)

function slotFor({ hasNext = false, isAgain = false, isBugOpen, isTooSlow, minutes, minutesLeft }: Offer) {
  if (isBugOpen && minutes !== undefined) return isTooSlow ? 'proposeTooSlow' : 'proposeWithBug'
  if (hasNext) return isAgain ? 'proposeNextAgain' : 'proposeNext'
  if (minutesLeft === undefined) return 'proposeUntimed'
  if (minutes === undefined) return 'proposeAtTheEnd'
  return isAgain ? 'proposeAgain' : 'propose'
}

/** Returns how to react to an answer, the next question, and how many are left, for this kind of question. */
function matterOf(turn: Turn, say: Say) {
  const { spoken } = turn
  if (spoken !== null && isStory(turn))
    return {
      react: () => reactToMore(turn, say),
      next: () => nextOfStory(turn, spoken, say),
      left: () => storyAsksLeft(turn, spoken),
    }
  if (spoken !== null)
    return {
      react: () => reactToDeeper(turn, spoken, say),
      next: () => nextQuestion(turn, spoken, say),
      left: () => questionsLeft(turn, spoken),
    }
  if (isInWords(turn))
    return { react: () => takeNote(turn, say), next: () => nextOpen(turn, say), left: () => opensLeft(turn) }
  return {
    react: () => reactToFollowUp(turn, say),
    next: () => nextFollowUp(turn, say),
    left: () => preparedLeft(turn),
  }
}
