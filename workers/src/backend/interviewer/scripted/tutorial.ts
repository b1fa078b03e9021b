import { asksForTime } from '@greenroom/shared/rules'
import type { Turn } from '../provider.ts'
import type { TutorialPlace } from '../tutorialPlace.ts'
import type { Say } from './say.ts'

/**
 * Replies in a tutorial: asks a question for each step, helps a candidate who is stuck, and finally gives the answer.
 */
export function respondInTutorial(turn: Turn, place: TutorialPlace, say: Say): string {
  switch (turn.call) {
    case 'opening':
      return opening(say(turn.introduced ? 'nextQuestion' : 'introduce'), place, say)
    case 'skipQuestion':
      return opening(say(turn.introduced ? 'skipped' : 'introduce'), place, say)
    case 'doneCoding':
      return say('tutorialClose')
    case 'reply':
      return turn.step === 'wrap_up' ? say('tutorialClose') : reply(turn, place, say)
  }
}

const opening = (greeting: string, { stands }: TutorialPlace, say: Say): string =>
  `${greeting} ${say('tutorialBegins')}\n\n${stands?.question ?? ''}`.trim()

function reply(turn: Turn, place: TutorialPlace, say: Say): string {
  const { stands, settles, isRight } = place
  if (stands === undefined) return say('tutorialClose')
  if (settles) {
    // A candidate without an answer still gets the author's reply to one.
    const told = isRight === true ? stands.answer : `${say('tutorialTold')} “${stands.answer}”`
    return `${told}\n\n${place.next?.question ?? say('tutorialClose')}`
  }
  switch (turn.intent) {
    case 'attempt_to_answer_question':
    case 'declare_not_knowing_answer':
    case 'request_for_clarification':
    case 'request_for_hint':
    case 'request_to_skip':
      return stands.whenStuck
    case 'unrelated_question':
      return `${say('tutorialBackTo')} ${stands.question}`
    case 'unknown':
      return asksForTime(turn.message) ? say('pause') : `${say('tutorialAsksAgain')} ${stands.question}`
  }
}
