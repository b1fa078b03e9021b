import { isAfterCoding } from '@greenroom/shared/rules'
import { notUnderstanding } from '../../../reading/intent/intentRules.ts'
import { plainWords, wordCount } from '../../../reading/plainWords.ts'
import { requirementsAsked } from '../../../reading/requirements.ts'
import { sentencesIn } from '../../../reading/sentences.ts'
import { countOf, strengthOf, wordsOf } from '../../../reading/signs.ts'
import { asksHowToSpeak } from '../../../reading/smallTalk.ts'
import { isInWords } from '../material.ts'
import type { Turn } from '../provider.ts'
import { aboutTheRoom } from './aboutTheRoom.ts'
import { wasSaid } from './conversation.ts'
import { answerOfExample } from './exampleTrace.ts'
import { gistOf, limitsOf } from './gist.ts'
import type { Say } from './say.ts'

const asksForLimits =
  /\b(how (big|large|long|many|much)|size|limits?|constraints?|range|max(imum)?|upper bound|length|zero|negative|minus|empty|at least|at most|smallest|largest|minimum)\b/
/** Asks for a number that the limits of the input don't contain. */
const countsOthers =
  /\bhow (many|much|long) (tries|attempts|times|hints?|questions?|rounds?|minutes|time|points|people|hidden|tests?)\b/
const asksForLibrary =
  /\b(can|may|could|should|must|ok|okay|fine|allowed|have)\b[^?]{0,30}(\b(use|call|write)\b[^?]{0,20}(\b\w+\(\)|\b(my|our) own\b|\bmyself\b)|\buse (a |an |the )?(dict|set|map|hash ?map|deque|heapq?|counter|sorted|bisect|array|list|queue|stack)\b)|\b(library|libraries|built-?ins?|import|package|numpy|standard|collections|language|stl)\b/
const asksForExample = /\b(example|repeat|rephrase|again|explain|in other words|understand|clarify|confus|unclear)/

const wantsTold = /\b(trick|solution|answers?|hints?)\b/

/** Asks whether to explain, which isn't asking for an explanation. */
const offersToExplain =
  /\b(should|shall|may|can|could|do you want me to|let me|i('ll| will| would|'d)?)( \w+){0,2} explain\b/

/**
 * An answer about the task. `settled` means that the candidate can build on it. Otherwise, the text itself says how to
 * continue.
 */
export type Clarification = { text: string; settled: boolean }

const settled = (text: string): Clarification => ({ text, settled: true })
const open = (text: string): Clarification => ({ text, settled: false })

/**
 * Answers each question about the task with the answer its author prepared. If none fits, the candidate has to decide.
 */
export function clarify(turn: Turn, say: Say): Clarification {
  const asked = questionsIn(turn.message)
  if (asked.length < 2) return clarifyOne(turn, say)
  const answers = asked.slice(0, maxQuestions).map((message) => clarifyOne({ ...turn, message }, say))
  const told = [...new Set(answers.filter((each) => each.settled && !each.text.includes('?')).map(({ text }) => text))]
  const [first, ...others] = told
  if (first === undefined) return answers[0] ?? clarifyOne(turn, say)
  const text = others.reduce(
    (all, each) => (wordCount(all) + wordCount(each) > maxWordsOfAnswers ? all : `${all} ${each}`),
    first,
  )
  return settled(answers.every((each) => each.settled) ? text : `${text} ${say('restIsYours')}`)
}

/** Returns the questions in a message, even if two of them share a sentence: "how long is it, and may it be empty?" */
export const questionsIn = (message: string): string[] =>
  (message.match(/[^.?!\n]+\?/g) ?? []).flatMap((each) => each.trim().split(betweenQuestions))

/** Where one question ends and the next begins without a mark between them. */
const betweenQuestions =
  /,? and (?=(?:also )?(?:may|can|could|is|are|what|how|do|does|should|must|which|where|will) )(?=\w+ \w+ \w+)/

const maxQuestions = 3
/**
 * The maximum number of words in answers to several questions that still leave room for a next step in the same turn.
 */
const maxWordsOfAnswers = 34

function clarifyOne(turn: Turn, say: Say): Clarification {
  const { message } = turn
  const ofExample = answerOfExample(turn, say)
  if (ofExample !== null) return settled(ofExample)
  const plain = plainWords(message)
  const words = wordsOf(message)
  const known = (turn.challenge ?? turn.spoken)?.clarifications
    .map((clarification) => ({
      ...clarification,
      strength: strengthOf(words, clarification.signs),
      count: countOf(words, clarification.signs),
    }))
    .filter(({ strength }) => strength > 0)
    .sort((one, other) => other.strength - one.strength || other.count - one.count)[0]
  const asked = turn.step !== null && isAfterCoding(turn.step) ? lastQuestion(turn) : ''
  if (asked !== '' && (notUnderstanding.test(plain) || asksForExample.test(plain))) {
    // "Please repeat the trick" doesn't ask for the question again.
    if (wantsTold.test(plain)) return open(`${say('unrelated')} ${say('backOnTrack')}`)
    return open(say('askedThat', { question: asked }))
  }
  const required = requirementsAsked(message, turn.spoken?.requirements ?? [])
  if (required !== '' && (known === undefined || known.strength < 2)) return settled(say('required', { required }))
  if (known === undefined && asksHowToSpeak(message)) return settled(say('asYouLike'))
  if (known !== undefined) return settled(wasSaid(turn, known.answer) ? asBefore(known.answer, say) : known.answer)
  if (asksForLibrary.test(plain)) return settled(say('library'))
  const limits = limitsOf(turn)
  if (asksForLimits.test(plain) && !countsOthers.test(plain) && limits !== '') return settled(say('limits', { limits }))
  const gist = gistOf(turn)
  const isLost = notUnderstanding.test(plain) || (asksForExample.test(plain) && !offersToExplain.test(plain))
  const ofRoom = isLost && !offersToExplain.test(plain) ? null : aboutTheRoom(turn, say)
  if (ofRoom !== null) return open(ofRoom)
  if (isLost && gist !== '') {
    return open(gist.includes('?') ? say('restate', { gist }) : `${say('restate', { gist })} ${say('afterRestating')}`)
  }
  return open(say(isInWords(turn) ? 'unclarifiedInWords' : 'unclarified'))
}

/**
 * Returns the interviewer's last question about this task: in the author's words and with its lead-in if possible, or
 * else the sentence they said.
 */
function lastQuestion({ aboutThisQuestion, challenge, spoken }: Turn): string {
  const last = aboutThisQuestion.findLast(({ sender, message }) => sender === 'interviewer' && message.includes('?'))
  if (last === undefined) return ''
  const prepared = [
    ...(challenge?.edgeCases ?? []),
    ...((challenge ?? spoken)?.followUps ?? []),
    ...(spoken?.points ?? []),
  ].find(({ question }) => question !== null && last.message.includes(question))
  const sentence = sentencesIn(last.message).findLast((each) => each.trim().endsWith('?'))
  return prepared?.question ?? sentence?.trim() ?? ''
}

const asBefore = (answer: string, say: Say): string => (answer.includes('?') ? answer : say('asBefore', { answer }))
