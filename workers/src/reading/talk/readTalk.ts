import { asksAboutHints } from '@greenroom/shared/rules'
import { plainWords, splitCode, wordCount } from '../plainWords.ts'
import { isReprogramming } from '../reprogramming.ts'
import { complexityWord, techniqueWord } from '../technicalWords.ts'
import { asksSomething, clausesIn, sentencesIn } from './clauses.ts'
import { fillers, helping, light, stances, type TalkAct, talkActs } from './talkActs.ts'
import { familyOf, isTheSame } from './talkFamilies.ts'
import { type GuessTalk, guessTalkIn, isOffTalk, type TalkGuess, type WishLabel } from './talkModel/talkModel.ts'

/** One act of talk about the interview. */
export type Said = {
  act: TalkAct
  /** The candidate's exact words. */
  clause: string
  /** The probability that these words are about the interview at all, from 0 to 1. */
  certainty: number
  /** The probability of this particular act. */
  probability: number
}

/** The parts of a message about the interview, act by act, and the rest, which is about the question. */
export type Talk = {
  /** In order, and each only once. */
  acts: readonly Said[]
  /** The clauses about the question, word for word; empty if there are none. */
  matter: string
  /** The wishes, or statements of not knowing, that the rest of the message seems to contain. */
  wishes?: readonly WishLabel[]
}

export const noTalk: Talk = { acts: [], matter: '' }

/** A message's situation, with the details needed to tell talk from answers. */
export type TalkContext = {
  /** Whether a clause is about the current question: it answers it or asks about it. */
  isMatter: (clause: string) => boolean
  /**
   * Whether the authors anticipated a clause as a question about the task. If so, their answer is better than any
   * general one.
   */
  isForeseen?: (clause: string) => boolean
  /** Whether the interviewer expects a short answer, in any wording. */
  isAnswering?: boolean
  /**
   * Whether nothing else is known about the message, so that guessing the likeliest act is better than finding none.
   */
  isEager?: boolean
  /** The guesses for each clause. Without them, nothing is read as talk. */
  guess?: GuessTalk | undefined
}

const guessesNothing: GuessTalk = () => []

/** Prepares all the guesses `readTalk` may need for these messages. */
export const guessTalkOf = (messages: readonly string[]): Promise<GuessTalk> =>
  guessTalkIn(
    messages
      .filter(isReadable)
      .flatMap(sentencesIn)
      .flatMap((sentence) => [sentence, ...clausesIn(sentence)]),
  )

const longestRead = 2_000

const isReadable = (message: string): boolean =>
  message.length <= longestRead && splitCode(message).code.trim() === '' && !isReprogramming(plainWords(message))

/** The minimum number of words in the rest of a message. If it's shorter, it is neither an answer nor a question. */
const fewestWordsOfMatter = 2

/**
 * Extracts the talk about the interview itself from a message. Code and attempts to reprogram the interviewer aren't
 * talk.
 */
export function readTalk(message: string, context: TalkContext): Talk {
  if (!isReadable(message)) return noTalk
  const acts: Said[] = []
  const matter: string[] = []
  for (const { said, clause } of withoutSlips(sentencesIn(message).flatMap((each) => readSentence(each, context)))) {
    if (said === null) matter.push(clause)
    else if (!acts.some(({ act }) => act === said.act)) acts.push(said)
  }
  const rest = matter.join(' ').trim()
  const wishes = [...new Set(matter.flatMap((clause) => wishIn(clause, context) ?? []))]
  // A message that breaks off was probably sent by accident.
  const isWhole = acts.some(({ probability }) => probability >= clear)
  if (
    !isWhole &&
    breaksOff.test(plainWords(message)) &&
    !/\b(what|which|who|where|how)\b/.test(plainWords(message)) &&
    wordCount(message) >= 3 &&
    wordCount(message) <= 14
  )
    return { acts: [...acts, { act: 'cutOff', clause: rest, certainty: 1, probability: 1 }], matter: '' }
  const isAskedFor = asksForTheAnswer.test(plainWords(rest))
  const telling = answerable(
    acts.filter(({ act, probability }) => !fillers.includes(act) && (!isAskedFor || probability >= clear)),
  )
  return { acts: telling, matter: telling.length > 0 && wordCount(rest) < fewestWordsOfMatter ? '' : rest, wishes }
}

/** A message with this many words or more about the question is an answer. */
const fewestWordsOfAnswer = 25

/**
 * Drops uncertain asides from a long answer, in which some clause always sounds like talk by accident ("if yes I
 * start").
 */
function withoutSlips(read: readonly Clause[]): readonly Clause[] {
  const words = read.reduce((sum, { said, clause }) => sum + (said === null ? wordCount(clause) : 0), 0)
  if (words < fewestWordsOfAnswer) return read
  return read.map((each) => (each.said === null || isBeyondDoubt(each.said) ? each : { ...each, said: null }))
}

const isBeyondDoubt = ({ clause, certainty, probability }: Said): boolean =>
  wordCount(clause) > 1 &&
  (asksSomething(clause) ? probability >= clear : certainty >= farFromMatter && probability >= allButCertain)

const allButCertain = 0.95

/** Returns the wish a clause makes, if that is likelier than any talk about the interview. */
function wishIn(clause: string, { guess = guessesNothing }: Pick<TalkContext, 'guess'>): WishLabel | null {
  const label = guess(clause).find((each) => each.label !== 'matter')?.label
  return label !== undefined && label !== 'matter' && isOffTalk(label) ? label : null
}

const breaksOff =
  /\b(is|are|the|a|an|to|and|or|would|could|because|if|of|with|for|from|by|then i|so that|into|that the|i'd|we'd|let's)$/

/** Drops passing remarks that are hard to classify, because they don't need an answer. */
const answerable = (acts: readonly Said[]): Said[] => {
  const likeliest = Math.max(...acts.map(({ probability }) => probability))
  return acts.filter(
    ({ probability, clause }) =>
      probability === likeliest || probability >= (plainWords(clause).includes('?') ? placedQuestion : placed),
  )
}
const placed = 0.5
const placedQuestion = 0.3

/** Whether it is certain enough which act was meant. */
export const isPlaced = ({ probability }: Said): boolean => probability >= clear

/** Whether an act is so certain that it can't belong to an answer, even if it was read as one. */
export const isSurelyTalk = ({ certainty }: Said): boolean => certainty >= sure

/** Whether an act is far more likely to be about the interview than an answer or a wish. */
export const isLikelyTalk = ({ certainty }: Said): boolean => certainty >= certain

/** Whether it is almost certain that an act is neither an answer, nor a question about the task, nor a wish. */
export const isFarFromMatter = ({ certainty, probability }: Said): boolean =>
  certainty >= farFromMatter && probability >= placedQuestion

type Clause = { said: Said | null; clause: string }

/** The maximum number of words in a sentence with only one act. */
const maxWordsOfOneAct = 18

/**
 * Reads a sentence act by act, or as an answer with acts before and after it ("sorry, I was muted, so I'd use a heap").
 */
function readSentence(sentence: string, context: TalkContext): Clause[] {
  const whole = saidIn(sentence, context)
  const parts = clausesIn(sentence)
  const isForeseen = (clause: string) => clause.includes('?') && context.isForeseen?.(clause) === true
  const isWhole = whole !== null && whole.probability >= clear
  // Read a question that the authors anticipated as that question.
  if (parts.length <= 1 && !isWhole && isForeseen(sentence)) return [{ said: null, clause: sentence }]
  const [only = sentence] = parts
  if (parts.length <= 1)
    return [{ said: surer(whole, only === sentence ? null : saidIn(only, context)), clause: sentence }]
  const read = parts.map((part) => foreseenOr({ said: saidIn(part, context), clause: part }, context))
  const isOfMatter = parts.some((part) => isAboutMatter(part, context))
  // Here each clause has its own question or statement.
  const isOneThought = whole !== null && whole.probability >= verySure && !parts.some(asksSomething)
  if (!isOfMatter && !isOneThought && standAlone(read) > 1)
    return read.map((each) => (isOwn(each) ? each : { ...each, said: null }))
  if (!isWhole && isForeseen(sentence)) {
    const beside = read.filter(isOwn)
    const rest = read.filter((each) => !isOwn(each)).map(({ clause }) => clause)
    return rest.length === 0 ? beside : [...beside, { said: null, clause: `${rest.join(', ').replace(/[?.]*$/, '')}?` }]
  }
  const isCertain = whole !== null && whole.probability >= verySure && !read.some(isOwn)
  const isOne =
    whole !== null &&
    !isOfMatter &&
    (isCertain || (!light.includes(whole.act) && wordCount(sentence) <= maxWordsOfOneAct))
  if (isOne) return [{ said: surer(whole, mostSure(read)), clause: sentence }]
  const isMixed = read.some(({ said }) => said === null) || new Set(read.map(({ said }) => said?.act)).size > 1
  const isOther = ({ said }: Clause) => said !== null && said.act !== whole?.act && !fillers.includes(said.act)
  if (!isMixed || (whole !== null && !read.some(isOther))) return [{ said: whole, clause: sentence }]
  // Split off only the ends of a sentence, because its middle is one thought.
  const first = read.findIndex(({ said }) => said === null)
  if (first === -1) return read
  const last = read.findLastIndex(({ said }) => said === null)
  const from = parts.slice(0, first).reduce((at, part) => sentence.indexOf(part, at) + part.length, 0)
  const to = sentence.indexOf(parts[last] ?? '', from) + (parts[last] ?? '').length
  const middle = sentence.slice(from, to).replace(/^[,\s]+(?:(?:but|and|so|then) )?/, '')
  return [
    ...read.slice(0, first),
    { said: whole !== null && first === 0 && last === parts.length - 1 ? whole : null, clause: middle },
    ...read.slice(last + 1),
  ]
}

const verySure = 0.8

/** Reads a clause as the question that the authors anticipated, unless it clearly does something else. */
const foreseenOr = (each: Clause, { isForeseen }: TalkContext): Clause =>
  each.said !== null && each.said.probability < clear && isForeseen?.(each.clause) === true
    ? { ...each, said: null }
    : each

/** Whether a clause deserves a separate answer. */
const isOwn = ({ said, clause }: Clause): boolean =>
  said !== null &&
  wordCount(clause) > 1 &&
  !fillers.includes(said.act) &&
  said.probability >= (asksSomething(clause) ? ownQuestion : ownStatement)
const ownQuestion = 0.25
const ownStatement = 0.5

/** Counts the different things that the clauses do. Acts with the same answer count once. */
function standAlone(read: readonly Clause[]): number {
  const acts = read.flatMap((each) =>
    isOwn(each) && each.said !== null && !light.includes(each.said.act) ? [each.said.act] : [],
  )
  return acts.filter((act, index) => !acts.slice(0, index).some((earlier) => isTheSame(act, earlier))).length
}

/** Picks the likelier of two readings of a question. A statement keeps the reading of the whole sentence. */
const surer = (one: Said | null, other: Said | null): Said | null =>
  other !== null && asksSomething(other.clause) && other.probability > (one?.probability ?? 0) ? other : one

const mostSure = (read: readonly Clause[]): Said | null =>
  read
    .filter(({ said }) => said !== null && !light.includes(said.act))
    .reduce<Said | null>((best, { said }) => surer(best, said), null)

/** How certain it must be that a question is about the interview before it is answered as such. */
const likely = 0.5
/** How likely it must be that a question or a statement is a particular act if the message may be something else. */
const knownQuestion = 0.25
const knownStatement = 0.4
/** How certain it must be if nothing else is known about the message. */
const possible = 0.3
/**
 * How certain it must be that a statement is talk before it is answered as such. It may be an answer in words that no
 * author anticipated.
 */
const certain = 0.65
/** How certain it must be for a clause that touches on the question, is long, or was read as an answer. */
const sure = 0.9
const farFromMatter = 0.97

const isAboutMatter = (clause: string, { isMatter }: Pick<TalkContext, 'isMatter'>): boolean =>
  techniqueWord.test(plainWords(clause)) || complexityWord.test(plainWords(clause)) || isMatter(clause)

function saidIn(clause: string, context: TalkContext): Said | null {
  const { isMatter, isForeseen, isEager = false, isAnswering = false, guess = guessesNothing } = context
  const plain = plainWords(clause)
  if (wordCount(plain) >= fewestWordsToTell && !english.test(plain)) return null
  if (asksSomething(plain) && aiTool.test(plain)) return { act: 'aiTools', clause, certainty: 1, probability: 1 }
  const guesses = guess(clause)
  const best =
    likeliest(guesses) ??
    (isEager && asksSomething(plain) && wishIn(clause, context) === null
      ? { act: 'unclear' as const, probability: 0 }
      : null)
  if (best === null) return null
  const { act, probability } = best
  const isClear = probability >= clear && act === guesses.find(({ label }) => label !== 'matter')?.label
  const isWish = asksForTheAnswer.test(plain) && !asksAboutHints(clause)
  if (isWish || (soundsHelpless.test(plain) && (!isClear || helping.includes(act)))) return null
  if (aboutTask.includes(act) && (isForeseen?.(clause) === true || isMatter(clause))) return null
  // A clause that mentions a result questions or defends the answer itself.
  if ([...stances, ...aboutTask].includes(act) && /\d/.test(plain)) return null
  const certainty = 1 - sumOf(guesses.filter(({ label }) => isOffTalk(label)))
  const asks = asksSomething(plain)
  const isSure = certainty >= sure && isClear
  // A clause that names a technique or answers the question isn't talk about rules, plans or opinions. The exception is
  // a candidate who leaves the choice to the interviewer.
  if (isAboutMatter(clause, { isMatter }))
    return isSure && (besideMatter.includes(act) || (asks && leavingTheChoice.includes(act) && !isMatter(clause)))
      ? { act, clause, certainty, probability }
      : null
  if (!asks && isAnswering && !(isSure && besideMatter.includes(act))) return null
  if (!asks && (aboutRules.includes(act) || generalOfRules.includes(act)) && !isSure) return null
  if (!isEager && probability < (asks ? knownQuestion : knownStatement)) return null
  const isLong = !asks && wordCount(plain) > maxWordsOfAStatement
  const needed = isEager ? possible : asks ? likely : isLong ? sure : certain
  return certainty >= needed ? { act, clause, certainty, probability } : null
}

/** A tool's name shows what is being asked, whatever the tool is for. */
const aiTool =
  /\b(may|can|could|should|am|is|are) (i|it|we|ai|llms?|copilot|chatgpt)\b.*\b(chat ?gpt|gpt-?\d?|copilot|claude|gemini|(an? |some )?(llms?|ai( tools?| assistants?)?))\b/

const sumOf = (guesses: readonly TalkGuess[]): number => guesses.reduce((sum, { probability }) => sum + probability, 0)

/** Returns the most likely act or, if no act is likely enough, the family of the likely ones. */
function likeliest(guesses: ReturnType<GuessTalk>): Pick<Said, 'act' | 'probability'> | null {
  // Other readers handle wishes for help or for another question, and not knowing.
  const [best] = guesses.filter(({ label }) => label !== 'matter')
  if (best === undefined || isOffTalk(best.label) || best.label === 'cutOff') return null
  if (best.probability >= unsure) return { act: best.label, probability: best.probability }
  const alike = familyOf(guesses)
  if (alike !== null && alike.probability >= commonEnough && alike.probability >= best.probability * moreThanOne)
    return { act: alike.family.general, probability: alike.probability }
  // A clause that could be anything is noise.
  return best.probability < placeable ? null : { act: best.label, probability: best.probability }
}

const placeable = 0.16
/** Below this probability, the most likely act is as often wrong as right. */
const unsure = 0.35
const commonEnough = 0.4
const moreThanOne = 1.5

/**
 * The minimum number of words for telling the language. The sentence model only knows English, so a text this long
 * should contain a common English word.
 */
const fewestWordsToTell = 5
const english =
  /\b(i|i'm|im|i'd|i've|you|u|your|the|a|an|is|are|was|be|it|its|it's|to|do|did|does|can|could|may|my|me|of|in|for|on|at|with|and|or|but|what|how|that|this|there|we|if|not|no|so|have|has|just|will|would|should|please|sorry|thanks?|up|out|any|one|get|got|again)\b/

const aboutTask: readonly TalkAct[] = talkActs.task
const generalOfRules: readonly TalkAct[] = ['someTask', 'someScope', 'someRule']
const aboutRules: readonly TalkAct[] = [...talkActs.task, ...talkActs.allowed]
const leavingTheChoice: readonly TalkAct[] = [
  ...(['yourChoice', 'wouldYouDoSo', 'whichOfTwo'] as const),
  // Asking for permission, whatever it is for: "may I use heapq", "is it ok to begin with brute force".
  ...([
    'mayLibrary',
    'mayImports',
    'ownVersion',
    'maySimple',
    'myOrder',
    'mayPseudocode',
    'mayStub',
    'mayCode',
  ] as const),
]
const besideMatter: readonly TalkAct[] = [
  ...talkActs.people,
  ...talkActs.time,
  ...talkActs.accident,
  ...(['aboutJob', 'aboutStack', 'aboutTeam', 'aboutPay', 'aboutPlace'] as const),
  ...(['shortOrLong', 'howDetailed', 'answerFormat'] as const),
]

/** At this probability, no other act can be meant. */
const clear = 0.6
const maxWordsOfAStatement = 13

/** Phrases that ask for a hint, the answer or another question. Other readers handle these. */
const asksForTheAnswer =
  /\b(give|need|want|get|have|use|take|like|another|next|more)\b.{0,15}\b(hints?|clues?|nudges?)\b(?!.*\b(cost|penalt|count|affect|score|points|against|allowed|bad)\b)|\b(skip(?! (?:the |a |this )?(?:\w+ )?(?:screen|round|stage|call|interview)\b)|(?<!before the )next (question|one|problem|task)|move on|(?<!time for )another (question|problem|task))\b(?!.*\b(accident\w*|mistake|cost|count|what happens|affect|after|left|how)\b)|\b(solution|trick|answer)\b(?=.*\b(tell|give|show|write)\b)(?!.*\b(afterwards|later|at the end)\b)|\btell me the trick\b|(?<!\b(?:i|we|to) )\b(give|show|write|tell|send|print|hand|type|paste) (me |us |out )?(\w+ ){0,3}(pseudo-?code|code|solution|algorithm|outline|key)\b|\bwrite (the|my|some|it|this) (code )?for me\b|\b(stuck|give up)\b|\b(trick|solution|answer|algorithm|way)\b(?=.*\b(repeat|spell|complete|reveal|confirm)\b)|\b(spell|complete|finish) (out )?(my sentence|the (data structure|name|word|trick|answer|sentence))\b|\bhow (do|would) you solve (this|it)\b|\b(you are|you're|be) the candidate\b/
/** Phrases that may be such a plea, or may be about something else. */
const soundsHelpless = /\b(no idea|no clue|don't know how|blank)\b/
