import type { SpokenQuestion } from '@greenroom/shared/content'
import { asksForTime } from '@greenroom/shared/rules'
import { wordCount } from '../../../reading/plainWords.ts'
import { asksForVerdict, asksHowToSpeak, asksToBeHeard } from '../../../reading/smallTalk.ts'
import { isLastWord } from '../lastWord.ts'
import { isInWords } from '../material.ts'
import type { InterviewerProvider, Turn } from '../provider.ts'
import { maxWords } from '../turnRules.ts'
import { type Reaction, reactToAttempt, reactWhileCoding } from './attempt.ts'
import { afterDoneCoding } from './buttons.ts'
import { clarify } from './clarify.ts'
import { approachAccepted } from './conversation.ts'
import { respondToDeck } from './deck.ts'
import { respondInDesign } from './design/design.ts'
import { nextFollowUp, reactToFollowUp } from './followUp.ts'
import { open, openAfterSkip } from './opening.ts'
import { type Say, sayIn } from './say.ts'
import { respondInWords } from './spoken.ts'
import { isStory, respondToStory } from './story.ts'
import { isStuck } from './stuck.ts'
import { replyToTalk, withTalk } from './talk/talk.ts'
import { respondInTutorial } from './tutorial.ts'
import { respondUnjudged } from './unjudged.ts'

/**
 * Creates the interviewer without a language model. Uses the authored material, and always says the same in the same
 * situation.
 */
export function scriptedProvider(): InterviewerProvider {
  return {
    name: 'scripted',
    async *reply(turn) {
      const say = sayIn(turn)
      const { text, accepted } = reactionTo(turn, say)
      yield { type: 'judgement', candidatesAnswerWasAccepted: accepted }
      yield { type: 'text', text }
    },
    ready: async () => ({ ok: true, detail: 'scripted, needs nothing' }),
  }
}

/**
 * Whether the turn's judgement, no matter who made it, means that the answer is accepted; null if the message isn't an
 * answer. The scripted interviewer and language models share this rule.
 */
export const acceptedByRules = (turn: Turn): boolean | null => reactionTo(turn, sayIn(turn)).accepted

function reactionTo(turn: Turn, say: Say): Reaction {
  return replyToTalk(turn) ?? withTalk(turn, toTheMatter(turn, say))
}

function toTheMatter(turn: Turn, say: Say): Reaction {
  if (turn.deck !== null) return { text: respondToDeck(turn, turn.deck, say), accepted: turn.deck.isRight }
  if (turn.tutorial !== null)
    return { text: respondInTutorial(turn, turn.tutorial, say), accepted: turn.tutorial.isRight }
  if (turn.spoken !== null) return respondSpoken(turn, turn.spoken, say)
  return isInWords(turn) ? respondUnjudged(turn, say) : respond(turn, say)
}

/** Replies to a spoken question, depending on its kind: a story, a whole system, or an answer. */
function respondSpoken(turn: Turn, question: SpokenQuestion, say: Say): Reaction {
  if (isStory(turn)) return respondToStory(turn, question, say)
  return question.challengeType === 'system_design'
    ? respondInDesign(turn, question, say)
    : respondInWords(turn, question, say)
}

function respond(turn: Turn, say: Say): Reaction {
  switch (turn.call) {
    case 'opening':
      return plain(open(turn, say))
    case 'skipQuestion':
      return plain(openAfterSkip(turn, say))
    case 'doneCoding':
      return plain(afterDoneCoding(turn, say))
    case 'reply':
      return reply(turn, say)
  }
}

const plain = (text: string): Reaction => ({ text, accepted: null })

function reply(turn: Turn, say: Say): Reaction {
  if (isLastWord(turn)) return close(turn, say)
  if (turn.step === 'testing') return plain(say('testing'))
  const codeIsIn = turn.step === 'follow_up' || turn.step === 'wrap_up'
  const coding = turn.step === 'coding' || approachAccepted(turn)
  if (codeIsIn && isStuck(turn)) return plain(`${say('moveOn')} ${nextFollowUp(turn, say)}`)
  switch (turn.intent) {
    case 'request_to_skip':
      return plain(say('skipByButton'))
    case 'request_for_hint':
      // The next rung is given before a provider is called, so getting here means that none is left or none was
      // prepared.
      if (turn.exam) return plain(say('noHintsInExam'))
      if (codeIsIn) return plain(say('noHintsAfterCode'))
      return plain(say(turn.challenge === null ? 'noHintsHere' : 'noMoreHints'))
    case 'request_for_clarification':
      if (asksForVerdict(turn.message) && !codeIsIn) return plain(verdict(turn, say, coding))
      return plain(clarified(turn, say, { codeIsIn, coding }))
    case 'unrelated_question':
      return plain(`${say('unrelated')} ${say('backOnTrack')}`)
    case 'attempt_to_answer_question':
      return codeIsIn ? goOn(turn, say) : patiently(reactToAttempt(turn, say), turn, say)
    case 'declare_not_knowing_answer':
      return codeIsIn ? goOn(turn, say) : plain(say(coding ? 'notKnowingWhileCoding' : 'notKnowing'))
    case 'unknown':
      if (asksForTime(turn.message)) return plain(say('pause'))
      if (asksToBeHeard(turn.message)) return plain(say('hearsYou'))
      if (asksHowToSpeak(turn.message)) return plain(say('asYouLike'))
      if (codeIsIn) return plain(say('acknowledgeFollowUp'))
      return plain(coding ? acknowledgeCoding(turn, say) : say('acknowledge'))
  }
}

/** Answers the question, then leads to the next step: back to the plan or to the code. */
function clarified(turn: Turn, say: Say, { codeIsIn, coding }: { codeIsIn: boolean; coding: boolean }): string {
  const { text: answer, settled } = clarify(turn, say)
  if (!settled || answer.includes('?') || wordCount(answer) > maxWords - 20) return answer
  if (codeIsIn) return `${answer} ${say('toAnswerAtHand')}`
  return `${answer} ${say(coding ? 'goOnCoding' : 'backToApproach')}`
}

/** Answers "is that right?", which may be a question about the task. If it isn't, asks the candidate to judge first. */
function verdict(turn: Turn, say: Say, coding: boolean): string {
  const { text, settled } = clarify(turn, say)
  return settled ? text : say(coding ? 'judgeYourCode' : 'judgeYourPlan')
}

/** Lets a candidate who asks for time think, instead of objecting now. */
const patiently = (reaction: Reaction, { message }: Turn, say: Say): Reaction =>
  reaction.accepted !== true && asksForTime(message) ? { ...reaction, text: say('pause') } : reaction

const acknowledgeCoding = (turn: Turn, say: Say): string =>
  wordCount(turn.message) < 4 ? say('acknowledgeCoding') : reactWhileCoding(turn, say)

/** Reacts to the answer and asks the next open question about the code. */
function goOn(turn: Turn, say: Say): Reaction {
  const { text, accepted } = reactToFollowUp(turn, say)
  return { text: `${text} ${nextFollowUp(turn, say)}`.trim(), accepted }
}

/** Says the last word on a question: reacts truthfully to the answer, and doesn't ask anything else. */
function close(turn: Turn, say: Say): Reaction {
  const { text, accepted } = reactToFollowUp(turn, say)
  return { text: `${text} ${say('close')}`.trim(), accepted }
}
