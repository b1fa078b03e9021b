import type { Intent } from '@greenroom/shared/vocabulary'
import { wordCount } from '../plainWords.ts'
import { asksSomething } from './clauses.ts'
import { isSurelyTalk, noTalk, type Talk } from './readTalk.ts'
import { feelings, generalActs, stances, type TalkAct, talkActs } from './talkActs.ts'
import { wishLabels } from './talkModel/talkModel.ts'
import { doneWithIt, isClearTalk, isWish, isWork, saidIn, wishBeside } from './wishes.ts'

/** These move the step, the ladder or the score, which no talk about the interview may. */
const effective: readonly Intent[] = ['attempt_to_answer_question', ...wishLabels]

const asksAboutTask: readonly TalkAct[] = [...talkActs.task, ...talkActs.allowed, 'someTask', 'someScope', 'someRule']
const besides: readonly TalkAct[] = talkActs.besides
/** Said beside an answer these are a part of it: its reaction is the opinion. */
const opinions: readonly TalkAct[] = [...talkActs.opinion, ...generalActs, 'cutOff']

/** The label of a message (spec §3) of which all is talk: what it is read as anyway, as long as that has no effect. */
export function intentOfTalk({ acts }: Pick<Talk, 'acts'>, otherwise: Intent): Intent {
  if (!effective.includes(otherwise)) return otherwise
  if (acts.some(({ act }) => asksAboutTask.includes(act))) return 'request_for_clarification'
  return acts.length > 0 && acts.every(({ act }) => besides.includes(act)) ? 'unrelated_question' : 'unknown'
}

export type Settled = { talk: Talk; intent: Intent }

/**
 * What of a message is answered as talk, and what it wants. An aside never voids the answer beside it, and what only looks like an
 * answer beside an aside is a part of the aside.
 * @param whole what the whole message is read as
 * @param ofMatter what its matter is read as alone
 * @param speaksOfMatter whether a text has something of the question in it
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
    // A doubt, or a word taken back, may be the answer itself.
    if (talk.acts.some(({ act }) => stances.includes(act))) return speaksOfMatter(saidIn(talk)) ? asItIs : alone
    // A plain question is no answer, unless it has something of the question in it.
    const onlyAsks = talk.acts.every(({ clause }) => asksSomething(clause)) && !speaksOfMatter(saidIn(talk))
    return onlyAsks || talk.acts.every(isSurelyTalk) ? alone : asItIs
  }
  const beside = (intent: Intent): Settled => ({ talk: { ...talk, acts: besideAn(intent, talk) }, intent })
  // In words that nobody foresaw it's an answer all the same.
  const readsAsAnswer = () => wordCount(talk.matter) >= fewestWordsOfAnAnswer && ofMatter() === answer
  // What is asked is the aside; what stands beside it may be the answer.
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
