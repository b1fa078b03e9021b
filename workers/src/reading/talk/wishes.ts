import { asksForHint } from '@greenroom/shared/rules'
import type { Intent } from '@greenroom/shared/vocabulary'
import { seeksHelp } from '../intent/seeksHelp.ts'
import { plainWords, wordCount } from '../plainWords.ts'
import { asksSomething } from './clauses.ts'
import { isFarFromMatter, isLikelyTalk, isPlaced, isSurelyTalk, type Said, type Talk } from './readTalk.ts'
import { courtesies, feelings, helping, light, nothingMore, type TalkAct } from './talkActs.ts'
import { wishLabels } from './talkModel/talkModel.ts'

/** Whether an intent is in `wishLabels`: a wish for help or for another question, or not knowing. */
export const isWish = (intent: Intent): boolean => wishLabels.some((label) => label === intent)

/** The intents of a candidate who is working on the question. */
export const isWork: readonly Intent[] = ['attempt_to_answer_question', 'request_for_clarification', 'request_for_hint']

/** Joins the clauses that were read as talk, in the candidate's words. */
export const saidIn = ({ acts }: Talk): string => acts.map(({ clause }) => clause).join(' ')

/** Explicit phrasings of each wish. An explicit wish outranks talk; an implied one doesn't. */
const inSoManyWords: Partial<Record<Intent, RegExp>> = {
  request_for_hint: /\b(hints?|clues?|nudges?|help|stuck|pointers?|tips?|where (do|should|would) i (start|begin))\b/,
  request_to_skip:
    /\b((?<!did i (just )?|i accidentally )skip|(?<!before the |time for |i (?:can|could) (?:do|give you|tell you) )(next|following|another|different|new|other) (question|one|problem|task|exercise)|(?<!of )(?<!time for another )(question|one) after|move (on|along)|pass on|leave this|give up|change (of|the) (question|problem|task))\b/,
  declare_not_knowing_answer:
    /\b(don't|do not|didn't) (really |even |actually )?(know|remember)\b|\b(can't|cannot|can not) (answer|remember|recall)\b|\b(dunno|idk|no idea|no clue|not a clue|no answer|stuck|give up|(got|remember|know) nothing)\b|^(i'm |i am )?not (so |really )?sure[.!…]*$/,
}

/**
 * Decides between a wish and the talk around it. Returns the wish, the talk alone, or neither if the wish was only read
 * into an aside and the rest is work. An explicit wish counts anywhere, except in plain talk about the rules. Any clear
 * talk outranks an implied wish.
 */
export function wishBeside(talk: Talk, whole: Intent, ofMatter: () => Intent): 'wish' | 'talk' | 'none' {
  if (talk.acts.some(declinesHelp)) return 'talk'
  const said = `${saidIn(talk)} ${talk.matter}`
  if (whole === 'request_for_hint' && (asksForHint(said) || seeksHelp(said))) return 'wish'
  const inWords = inSoManyWords[whole]?.test(plainWords(said)) ?? false
  if (talk.matter === '') {
    // Having nothing more to say isn't the same as not knowing.
    if (talk.acts.every((said) => nothingMore.includes(said.act) && isLikelyTalk(said))) return 'talk'
    const isImplied = (said: Said) => isNoWish(said) || (impliesNothing(said, whole) && isLikelyTalk(said))
    const isTalk = talk.acts.some((said) => isClearTalk(said) || (!inWords && isImplied(said)))
    return isTalk ? 'talk' : 'wish'
  }
  // "That's all. Next one?" doesn't ask to skip an unanswered question.
  if (whole === 'request_to_skip' && talk.acts.some((said) => isPlaced(said) && doneWithIt.includes(said.act)))
    return 'talk'
  const asksBeside = talk.acts.some((said) => impliesNothing(said, whole) && isLikelyTalk(said))
  if (whole === 'request_to_skip' && !inWords && asksBeside) return 'talk'
  if (inWords || talk.wishes?.some((wish) => wish === whole)) return 'wish'
  const meant = ofMatter()
  if (meant === whole) return 'wish'
  if (talk.acts.some((said) => isClearTalk(said) || isNoWish(said))) return 'talk'
  return isWork.includes(meant) ? 'none' : 'wish'
}

/**
 * Whether an act explains why a message sounds like this wish. A doubt about one's own work isn't giving up. Asking for
 * the time, or for permission, isn't asking for another question.
 */
const impliesNothing = ({ act, clause, probability }: Said, whole: Intent): boolean => {
  if (whole === 'declare_not_knowing_answer') return doubts.includes(act) && probability >= likelyEnough
  if (!asksSomething(clause) || wordCount(clause) < fewestWordsOfAQuestion) return false
  return ofTime.includes(act) || (whole === 'request_to_skip' && ofLeave.includes(act) && probability >= likelyEnough)
}

const fewestWordsOfAQuestion = 3
const ofTime: readonly TalkAct[] = ['timeLeft', 'timeTotal', 'timeForThis', 'onSchedule', 'pacing', 'questionCount']
const ofLeave: readonly TalkAct[] = [
  'mayDraw',
  'mayLibrary',
  'mayImports',
  'mayLanguage',
  'mayRun',
  'mayPaper',
  'mayDocs',
]
const doubts: readonly TalkAct[] = [
  ...(['lineLooksOff', 'justGuessing', 'maybeOverkill', 'doesItCount', 'roughWork'] as const),
  ...(['nervous', 'imposter', 'thinksFailing', 'embarrassed', 'sorryRambling'] as const),
]

/** Whether a message only implies a wish for help or the next question, without explicit words for it. */
export const isReadBetweenTheLines = (intent: Intent, message: string): boolean =>
  isWish(intent) && inSoManyWords[intent]?.test(plainWords(message)) !== true

/** Acts of a candidate who has said everything about the question. */
export const doneWithIt: readonly TalkAct[] = ['finished', 'nothingToAdd', 'isThatEnough', 'anythingElseNeeded']

/**
 * Acts that are close to a wish for help or another question, or to not knowing. The message may still contain such a
 * wish.
 */
const closeToWish: readonly TalkAct[] = [
  ...helping,
  ...(['apology', 'sorryRambling', 'onlyRead', 'declinesHelp'] as const),
  ...(['betterWay', 'whatMissed', 'missesPoint', 'hintPolicy', 'mayContinue', 'comeBackLater', 'bored'] as const),
  ...(['tooHard', 'hatesInterviews', 'notThisKind', 'knowsIt', 'blankMind', 'mayBreak'] as const),
]
/** Acts that may accompany anything, including a wish. */
const onTheWay: readonly TalkAct[] = [...courtesies, ...light, ...feelings, 'relieved', 'oldTimes']

/** Whether it is clear which act of talk this is, and the act is neither close to a wish nor just an accompaniment. */
export const isClearTalk = (said: Said): boolean =>
  isPlaced(said) && isSurelyTalk(said) && !onTheWay.includes(said.act) && !closeToWish.includes(said.act)

/** Whether an act is so far from every wish that similar-sounding words don't make it one. */
const isNoWish = (said: Said): boolean => isFarFromMatter(said) && !closeToWish.includes(said.act)

const declinesHelp = (said: Said): boolean =>
  said.act === 'declinesHelp' && isFarFromMatter(said) && said.probability >= likelyEnough
const likelyEnough = 0.5
