import type { Intent } from '@greenroom/shared/vocabulary'
import { wordCount } from '../plainWords.ts'
import { asksSomething } from './clauses.ts'
import { isSurelyTalk, noTalk, type Talk } from './readTalk.ts'
import { feelings, generalActs, stances, type TalkAct, talkActs } from './talkActs.ts'
import { wishLabels } from './talkModel/talkModel.ts'
import { doneWithIt, isClearTalk, isWish, isWork, saidIn, wishBeside } from './wishes.ts'

/** Intents that change the step, the ladder or the score. Talk about the interview must never have one of these. */
const effective: readonly Intent[] = ['attempt_to_answer_question', ...wishLabels]

const asksAboutTask: readonly TalkAct[] = [...talkActs.task, ...talkActs.allowed, 'someTask', 'someScope', 'someRule']
const besides: readonly TalkAct[] = talkActs.besides
/** Acts that belong to an answer if they stand next to one, because they are opinions on that answer. */
const opinions: readonly TalkAct[] = [...talkActs.opinion, ...generalActs, 'cutOff']

/**
 * Returns the intent of a message that is all talk (spec §3): its usual intent, unless that is one of the `effective`
 * ones.
 */
export function intentOfTalk({ acts }: Pick<Talk, 'acts'>, otherwise: Intent): Intent {
  if (!effective.includes(otherwise)) return otherwise
  if (acts.some(({ act }) => asksAboutTask.includes(act))) return 'request_for_clarification'
  return acts.length > 0 && acts.every(({ act }) => besides.includes(act)) ? 'unrelated_question' : 'unknown'
}

export type Settled = { talk: Talk; intent: Intent }

/**
 * Decides which part of a message is answered as talk, and the message's intent. An aside never cancels the answer next
 * to it. Anything next to an aside that only looks like an answer is part of the aside.
 * @param whole the intent of the whole message
 * @param ofMatter the intent of the part about the question
 * @param speaksOfMatter whether a text says something about the question
 */
export function settleTalk(
  talk: Talk,
  whole: Intent,
  { ofMatter, speaksOfMatter }: { ofMatter: () => Intent; speaksOfMatter: (text: string) => boolean },
): Settled {
  const asItIs = { talk: noTalk, intent: whole }
  if (talk.acts.length === 0) return asItIs
  const alone: Settled = { talk: { acts: talk.acts, matter: '' }, intent: intentOfTalk(talk, whole) }
  if (isWish(whole)) {
    const kept = wishBeside(talk, whole, ofMatter)
    if (kept !== 'none') return kept === 'wish' ? withFeelings(talk, whole) : alone
  }
  if (talk.matter === '') {
    if (whole !== answer) return alone
    // A doubt or a correction may be the answer itself.
    if (talk.acts.some(({ act }) => stances.includes(act))) return speaksOfMatter(saidIn(talk)) ? asItIs : alone
    // A plain question isn't an answer, unless the message says something about the task.
    const onlyAsks = talk.acts.every(({ clause }) => asksSomething(clause)) && !speaksOfMatter(saidIn(talk))
    return onlyAsks || talk.acts.every(isSurelyTalk) ? alone : asItIs
  }
  const beside = (intent: Intent): Settled => ({ talk: { ...talk, acts: besideAn(intent, talk) }, intent })
  // The rest of the message can be an answer even if no author anticipated the wording.
  const readsAsAnswer = () => wordCount(talk.matter) >= fewestWordsOfAnAnswer && ofMatter() === answer
  // The aside asks the question, but the words next to it may be the answer.
  const asksInAside = whole === 'request_for_clarification' && !talk.matter.includes('?')
  if (isWork.includes(whole) && !asksInAside)
    return whole !== answer || isAnswer(talk.matter, speaksOfMatter) || readsAsAnswer() ? beside(whole) : alone
  const meant = ofMatter()
  return isWork.includes(meant) && speaksOfMatter(talk.matter) ? beside(meant) : alone
}

function withFeelings({ acts, matter }: Talk, intent: Intent): Settled {
  const felt =
    matter === ''
      ? []
      : acts.filter((said) => feelings.includes(said.act) || (isClearTalk(said) && !doneWithIt.includes(said.act)))
  return { talk: felt.length > 0 ? { acts: felt, matter } : noTalk, intent }
}

const answer: Intent = 'attempt_to_answer_question'
const wordsOfAnAnswer = 25
const fewestWordsOfAnAnswer = 4

const isAnswer = (matter: string, speaksOfMatter: (text: string) => boolean): boolean =>
  wordCount(matter) >= wordsOfAnAnswer || speaksOfMatter(matter)

function besideAn(intent: Intent, { acts }: Talk): Talk['acts'] {
  const kept = acts.filter(({ act }) => !opinions.includes(act))
  return intent === answer ? kept.filter(isSurelyTalk) : kept
}
