import { wordCount } from '../../../../reading/plainWords.ts'
import { sentencesIn } from '../../../../reading/sentences.ts'
import { asksSomething } from '../../../../reading/talk/clauses.ts'
import type { Said } from '../../../../reading/talk/readTalk.ts'
import { courtesies, feelings, type TalkAct } from '../../../../reading/talk/talkActs.ts'
import { isTheSame } from '../../../../reading/talk/talkFamilies.ts'
import { isLastWord } from '../../lastWord.ts'
import type { Turn } from '../../provider.ts'
import { wantsVerdict } from '../../verdictRule.ts'
import type { Reaction } from '../attempt.ts'
import { nextFollowUp } from '../followUp.ts'
import { type Say, sayBrieflyIn, sayIn } from '../say.ts'
import { isStuck } from '../stuck.ts'
import { actMeant } from './actMeant.ts'
import type { Answer } from './answers/answer.ts'
import { answerTo } from './answers.ts'
import { backToWork } from './backToWork.ts'
import { type Situation, situationOf } from './situation.ts'

/** The maximum number of words in one turn. */
export const maxWordsOfATurn = 45

/**
 * Orders the acts: a kind word first if the candidate is upset, then the answers, then everything else. Drops
 * courtesies if there is anything else to answer.
 */
const inOrder = (acts: Turn['talk']['acts']): Turn['talk']['acts'] => {
  const asked = acts.filter(({ act }) => !courtesies.includes(act))
  const kept = asked.length === 0 ? acts.slice(0, 2) : [...acts.filter(({ act }) => act === 'greeting'), ...asked]
  return withoutRepeats(kept).sort((one, other) => placeOf(one) - placeOf(other))
}

const placeOf = ({ act, clause }: Said): number =>
  act === 'greeting' || feelings.includes(act) ? 0 : asksSomething(clause) ? 1 : 2

/** Keeps only the likeliest of several acts with the same answer. */
const withoutRepeats = (acts: readonly Said[]): Said[] =>
  acts.filter(
    (each) =>
      !acts.some(
        (other) =>
          other !== each &&
          isTheSame(each.act, other.act) &&
          (other.probability > each.probability ||
            (other.probability === each.probability && acts.indexOf(other) < acts.indexOf(each))),
      ),
  )

/**
 * Replies to a message that is only about the interview. Answers each act from the facts, and ends with a clause that
 * leads back to the work. Doesn't accept or judge anything, and doesn't give hints. Null if the message has no talk, or
 * the candidate wants a verdict.
 */
export function replyToTalk(turn: Turn): Reaction | null {
  const { talk } = turn
  if (turn.call !== 'reply' || talk.acts.length === 0 || talk.matter !== '' || wantsVerdict(turn)) return null
  const acts = inOrder(talk.acts)
  const isSeveral = acts.length > 1
  const say = isSeveral ? sayBrieflyIn(turn, turn.message) : sayIn(turn, turn.message)
  const situation = { ...situationOf(turn), isOneOfSeveral: isSeveral }
  if (isLastWord(turn)) return closing(turn, situation, say)
  const answers = acts.map((said) => answerOf(said, situation, say))
  const text = isSeveral ? inOneTurn(answers.map((each) => each.text)) : within(answers.map((each) => each.text))
  if (turn.step === 'follow_up' && situation.maySpeakOfCode && isStuck(turn)) return goingOn(turn, text)
  const leads = answers.every(({ back }) => back) && !text.includes('?')
  const back = leads ? backToWork(situation, say, maxWordsOfATurn - wordCount(text)) : ''
  return { text: within([text, back]) || say('overToYou'), accepted: null }
}

/** Answers the talk, and asks the next question about the code instead of the last one again. */
function goingOn(turn: Turn, answer: string): Reaction {
  const say = sayIn(turn, turn.message)
  const next = `${say('moveOn')} ${nextFollowUp(turn, say)}`
  return { text: within([withoutQuestion(answer), next], next), accepted: null }
}

const answerOf = (said: Said, situation: Situation, say: Say): Answer =>
  answerTo[actMeant(said, situation)](situation, say, said.clause)

/** Joins several answers into one turn: the statements from each, then just one question at the end. */
function inOneTurn(texts: readonly string[]): string {
  // If a text quotes a question, keep all of it.
  const told = texts.map((text) => (/“[^”]*\?”/.test(text) ? '' : withoutQuestion(text)))
  const question = texts.find((_text, index) => told[index] === '') ?? ''
  return within([...told.map(withoutMinutesOf(told)), question])
}

/** Drops the time left from an answer if an earlier answer mentions it. */
const withoutMinutesOf =
  (texts: readonly string[]) =>
  (text: string, index: number): string => {
    const said = texts.slice(0, index).flatMap((earlier) => earlier.match(minutesSaid) ?? [])
    return sentencesIn(text)
      .filter((sentence) => !(sentence.match(minutesSaid) ?? []).some((minutes) => said.includes(minutes)))
      .join('')
      .trim()
  }
const minutesSaid = /\b\d+ minutes\b/g

/** Replies when the question closes: answers the candidate's questions and says goodbye. */
function closing(turn: Turn, situation: Situation, say: Say): Reaction {
  const answers = inOrder(turn.talk.acts).map((said) =>
    withoutQuestion(answerOf(said, { ...situation, at: 'closing' }, say).text),
  )
  const isBye = turn.talk.acts.some(({ act }) => act === 'goodbye')
  return { text: isBye ? within(answers) : closedBy(answers, say('close')), accepted: null }
}

/** Adds the answers to any talk in a message before the reaction to the rest of the message. */
export function withTalk(turn: Turn, { text, accepted }: Reaction): Reaction {
  const { talk } = turn
  if (turn.call !== 'reply' || talk.acts.length === 0 || talk.matter === '' || wantsVerdict(turn))
    return { text, accepted }
  const say = sayBrieflyIn(turn, turn.message)
  const situation = situationOf(turn)
  const acts = inOrder(talk.acts).filter(({ act }) => !courtesies.includes(act) || talk.acts.length === 1)
  const said = acts.map((said) => withoutQuestion(answerOf(said, situation, say).text))
  return { text: within([...said, text], text), accepted }
}

/**
 * Answers the talk in a message that other code replies to. These answers come first and the other reply (`text`) after
 * them, in one turn.
 */
export function besideOthers(turn: Turn, text: string, theirs: readonly TalkAct[]): string {
  const acts = inOrder(turn.talk.acts).filter(({ act }) => !theirs.includes(act) && !courtesies.includes(act))
  if (acts.length === 0) return text
  const say = sayBrieflyIn(turn, turn.message)
  const situation = { ...situationOf(turn), isOneOfSeveral: true }
  return within([...acts.map((said) => withoutQuestion(answerOf(said, situation, say).text)), text], text)
}

const closedBy = (answers: readonly string[], close: string): string => within([...answers, close], close)

/** Removes the question from a text, because another question follows or this one was just answered. */
export const withoutQuestion = (text: string): string =>
  (text.match(/[^.?!]+[.?!]*/g) ?? [])
    .filter((sentence) => !sentence.includes('?'))
    .join('')
    .trim()

/** Keeps as many of the texts as fit into one turn with at most one question. Always leaves room for `kept`. */
function within(texts: readonly string[], kept = ''): string {
  let words = kept === '' ? 0 : wordCount(kept)
  let asks = kept.includes('?')
  return texts
    .filter((text) => {
      if (text === '') return false
      if (text === kept) return true
      const isFirst = words === 0
      if (!isFirst && (words + wordCount(text) > maxWordsOfATurn || (asks && text.includes('?')))) return false
      words += wordCount(text)
      asks ||= text.includes('?')
      return true
    })
    .join(' ')
}
