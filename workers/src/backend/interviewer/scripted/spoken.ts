import type { SpokenQuestion } from '@greenroom/shared/content'
import { asksForTime } from '@greenroom/shared/rules'
import { wordCount } from '../../../reading/plainWords.ts'
import { asksForVerdict, asksHowToSpeak, asksToBeHeard } from '../../../reading/smallTalk.ts'
import { isLastWord } from '../lastWord.ts'
import type { Turn } from '../provider.ts'
import { maxWords } from '../turnRules.ts'
import type { Reaction } from './attempt.ts'
import { reactToWish, withBoardMentioned } from './board.ts'
import { clarify } from './clarify.ts'
import { isInParts, placeInDesign } from './design/designParts.ts'
import { nextQuestion } from './nextQuestion.ts'
import { open, openAfterSkip } from './opening.ts'
import type { Say } from './say.ts'
import { reactToAnswer, reactToDeeper } from './spokenAnswer.ts'

const plain = (text: string): Reaction => ({ text, accepted: null })

/** The parts of the scripted interviewer's replies to a spoken question that depend on its material. */
export type InWords = {
  /** Answers a request that isn't about the question; null if the message makes no such request. */
  toWish: () => string | null
  /** Replies to an answer to the question itself. */
  toAnswer: () => Reaction
  /** Reacts to an answer to a later question. Doesn't ask anything. */
  toDeeper: () => Reaction
  /** Adds anything else worth mentioning to a reaction. */
  mention: (reaction: Reaction) => Reaction
  /** Returns the next question. */
  next: () => string
  /** The slots for when no hint is left or prepared, and for when the candidate doesn't know. */
  words: {
    noHints: 'noMoreSpokenHints' | 'noOpenHints' | 'noMoreStoryHints'
    notKnowing: 'notKnowingTheAnswer' | 'notKnowingUnjudged' | 'noStoryYet'
  }
}

/** Replies in a spoken question. */
export function respondInWords(turn: Turn, question: SpokenQuestion, say: Say): Reaction {
  return respondWith(turn, say, {
    toWish: () => reactToWish(turn, question, say),
    toAnswer: () => reactToAnswer(turn, question, say),
    toDeeper: () => reactToDeeper(turn, question, say),
    mention: (reaction) => withBoardMentioned(reaction, turn, question, say),
    next: () => nextQuestion(turn, question, say),
    words: { noHints: 'noMoreSpokenHints', notKnowing: 'notKnowingTheAnswer' },
  })
}

/** Like `respondInWords`, but `inWords` supplies each part: from the material, or a reply that there is none. */
export function respondWith(turn: Turn, say: Say, inWords: InWords): Reaction {
  switch (turn.call) {
    case 'opening':
      return plain(open(turn, say))
    case 'skipQuestion':
      return plain(openAfterSkip(turn, say))
    case 'doneCoding':
      return plain(`${say('spokenDone')} ${inWords.next()}`)
    case 'reply':
      return reply(turn, say, inWords)
  }
}

function reply(turn: Turn, say: Say, { toWish, toAnswer, toDeeper, mention, next, words }: InWords): Reaction {
  const isAnswered = turn.step === 'follow_up' || turn.step === 'wrap_up'
  if (isLastWord(turn)) {
    const { text, accepted } = toDeeper()
    return { text: `${text} ${say('close')}`.trim(), accepted }
  }
  const wish = toWish()
  if (wish !== null) return plain(wish)
  const deeper = (): Reaction => {
    const { text, accepted } = toDeeper()
    return { text: `${text} ${next()}`.trim(), accepted }
  }
  switch (turn.intent) {
    case 'request_to_skip':
      return plain(say('skipByButton'))
    case 'request_for_hint':
      if (turn.exam) return plain(say('noHintsInSpokenExam'))
      return plain(say(isAnswered ? 'noHintsAfterCode' : words.noHints))
    case 'request_for_clarification':
      if (asksForVerdict(turn.message) && !isAnswered && !clarify(turn, say).settled)
        return plain(say('judgeYourAnswer'))
      return plain(clarified(turn, say, isAnswered))
    case 'unrelated_question':
      return plain(`${say('unrelated')} ${say('backOnTrack')}`)
    case 'attempt_to_answer_question':
      return mention(isAnswered ? deeper() : toAnswer())
    case 'declare_not_knowing_answer':
      return isAnswered ? deeper() : plain(say(words.notKnowing))
    case 'unknown':
      if (asksForTime(turn.message)) return plain(say('pause'))
      if (asksToBeHeard(turn.message)) return plain(say('hearsYou'))
      if (asksHowToSpeak(turn.message)) return plain(say('asYouLike'))
      return plain(say(isAnswered ? 'acknowledgeFollowUp' : 'acknowledgeSpoken'))
  }
}

/** Answers the question, then leads to the next step. */
function clarified(turn: Turn, say: Say, isAnswered: boolean): string {
  const { text, settled } = clarify(turn, say)
  if (!settled || text.includes('?') || wordCount(text) > maxWords - 20) return text
  if (isInParts(turn) && placeInDesign(turn).now !== 'requirements') return `${text} ${say('toLastQuestion')}`
  if (isAnswered) return `${text} ${say('toAnswerAtHand')}`
  if (turn.challengeType !== 'system_design') return `${text} ${say('backToAnswer')}`
  return `${text} ${say(turn.board === '' ? 'askOn' : 'askOnDrawn')}`
}
