import type { SpokenQuestion } from '@greenroom/shared/content'
import { asksForTime } from '@greenroom/shared/rules'
import { wordCount } from '../../../reading/plainWords.ts'
import { asksForVerdict, asksHowToSpeak, asksToBeHeard } from '../../../reading/smallTalk.ts'
import { isLastWord } from '../lastWord.ts'
import type { Turn } from '../provider.ts'
import { mostWords } from '../turnRules.ts'
import type { Reaction } from './attempt.ts'
import { reactToWish, withBoardMentioned } from './board.ts'
import { clarify } from './clarify.ts'
import { nextQuestion } from './nextQuestion.ts'
import { open, openAfterSkip } from './opening.ts'
import type { Say } from './say.ts'
import { reactToAnswer, reactToDeeper } from './spokenAnswer.ts'

const plain = (text: string): Reaction => ({ text, accepted: null })

/** The interviewer's words on a question that is answered in words. */
export function respondInWords(turn: Turn, question: SpokenQuestion, say: Say): Reaction {
  switch (turn.call) {
    case 'opening':
      return plain(open(turn, say))
    case 'skipQuestion':
      return plain(openAfterSkip(turn, say))
    case 'doneCoding':
      return plain(`${say('spokenDone')} ${nextQuestion(turn, question, say)}`)
    case 'reply':
      return reply(turn, question, say)
  }
}

function reply(turn: Turn, question: SpokenQuestion, say: Say): Reaction {
  const isAnswered = turn.step === 'follow_up' || turn.step === 'wrap_up'
  if (isLastWord(turn)) {
    const { text, accepted } = reactToDeeper(turn, question, say)
    return { text: `${text} ${say('close')}`.trim(), accepted }
  }
  const wish = reactToWish(turn, question, say)
  if (wish !== null) return plain(wish)
  const deeper = (): Reaction => {
    const { text, accepted } = reactToDeeper(turn, question, say)
    return { text: `${text} ${nextQuestion(turn, question, say)}`.trim(), accepted }
  }
  switch (turn.intent) {
    case 'request_to_skip':
      return plain(say('skipByButton'))
    case 'request_for_hint':
      if (turn.exam) return plain(say('noHintsInSpokenExam'))
      return plain(say(isAnswered ? 'noHintsAfterCode' : 'noMoreSpokenHints'))
    case 'request_for_clarification':
      if (asksForVerdict(turn.message) && !isAnswered && !clarify(turn, say).settled)
        return plain(say('judgeYourAnswer'))
      return plain(clarified(turn, say, isAnswered))
    case 'unrelated_question':
      return plain(`${say('unrelated')} ${say('backOnTrack')}`)
    case 'attempt_to_answer_question':
      return withBoardMentioned(isAnswered ? deeper() : reactToAnswer(turn, question, say), turn, question, say)
    case 'declare_not_knowing_answer':
      return isAnswered ? deeper() : plain(say('notKnowingTheAnswer'))
    case 'unknown':
      if (asksForTime(turn.message)) return plain(say('pause'))
      if (asksToBeHeard(turn.message)) return plain(say('hearsYou'))
      if (asksHowToSpeak(turn.message)) return plain(say('asYouLike'))
      return plain(say(isAnswered ? 'acknowledgeFollowUp' : 'acknowledgeSpoken'))
  }
}

/** The answer, and one step on. */
function clarified(turn: Turn, say: Say, isAnswered: boolean): string {
  const { text, settled } = clarify(turn, say)
  if (!settled || text.includes('?') || wordCount(text) > mostWords - 20) return text
  if (isAnswered) return `${text} ${say('toAnswerAtHand')}`
  if (turn.spoken?.challengeType !== 'system_design') return `${text} ${say('backToAnswer')}`
  return `${text} ${say(turn.board === '' ? 'askOn' : 'askOnDrawn')}`
}
