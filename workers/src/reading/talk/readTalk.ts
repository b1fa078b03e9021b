import { asksAboutHints } from '@greenroom/shared/rules'
import { plainWords, splitCode, wordCount } from '../plainWords.ts'
import { isReprogramming } from '../reprogramming.ts'
import { complexityWord, techniqueWord } from '../technicalWords.ts'
import { asksSomething, clausesIn, sentencesIn } from './clauses.ts'
import { fillers, helping, light, stances, type TalkAct, talkActs } from './talkActs.ts'
import { familyOf, isTheSame } from './talkFamilies.ts'
import { type GuessTalk, guessTalkIn, isOffTalk, type TalkGuess, type WishLabel } from './talkModel/talkModel.ts'

/** Something that was said about the interview. */
export type Said = {
  act: TalkAct
  /** In which words. */
  clause: string
  /** How likely it is that these words are about the interview at all, whatever they do: from 0 to 1. */
  certainty: number
  /** How likely it is that they do just this. */
  probability: number
}

/** What of a message is about the interview, act by act, and what is left of it for the matter. */
export type Talk = {
  /** In the order in which they were said, each once. */
  acts: readonly Said[]
  /** The clauses that speak of the matter, as they were said; empty where there are none. */
  matter: string
  /** What clauses of the matter wish for, or don't know, as far as their meaning tells. */
  wishes?: readonly WishLabel[]
}

export const noTalk: Talk = { acts: [], matter: '' }

/** Where a message was said, as far as it tells talk from matter. */
export type TalkContext = {
  /** Whether a clause is about the question at hand: it answers it, or asks about it. */
  isMatter: (clause: string) => boolean
  /** Whether the authors foresaw what a clause asks about the task; they know better than any general answer. */
  isForeseen?: (clause: string) => boolean
  /** Whether a short answer is waited for, which may be put in any words. */
  isAnswering?: boolean
  /** Whether nothing else is known of the message, so that the likeliest act is better than none. */
  isEager?: boolean
  /** What each clause may be; without it nothing is heard as talk. */
  guess?: GuessTalk | undefined
}

const guessesNothing: GuessTalk = () => []

/** Guesses for all that `readTalk` may ask of these messages. */
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

/** The rest of a message is an answer or a question only from so many words on. */
const fewestWordsOfMatter = 2

/** Reads what somebody says of the interview itself. Code, and attempts to reprogram the interviewer, are no talk. */
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
  // A thought that breaks off is a slip of the key.
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

/** A message with so many words of the matter is an answer. */
const fewestWordsOfAnswer = 25

/** In a long answer some clause always sounds like talk by chance ("if yes I start"): there an aside has to be beyond doubt. */
function withoutSlips(read: readonly Clause[]): readonly Clause[] {
  const words = read.reduce((sum, { said, clause }) => sum + (said === null ? wordCount(clause) : 0), 0)
  if (words < fewestWordsOfAnswer) return read
  return read.map((each) => (each.said === null || isBeyondDoubt(each.said) ? each : { ...each, said: null }))
}

const isBeyondDoubt = ({ clause, certainty, probability }: Said): boolean =>
  wordCount(clause) > 1 &&
  (asksSomething(clause) ? probability >= clear : certainty >= farFromMatter && probability >= allButCertain)

const allButCertain = 0.95

/** The wish that a clause is likelier to be than any word about the interview. */
function wishIn(clause: string, { guess = guessesNothing }: Pick<TalkContext, 'guess'>): WishLabel | null {
  const label = guess(clause).find((each) => each.label !== 'matter')?.label
  return label !== undefined && label !== 'matter' && isOffTalk(label) ? label : null
}

const breaksOff =
  /\b(is|are|the|a|an|to|and|or|would|could|because|if|of|with|for|from|by|then i|so that|into|that the|i'd|we'd|let's)$/

/** Told in passing, something that is hard to place gets no answer of its own. */
const answerable = (acts: readonly Said[]): Said[] => {
  const likeliest = Math.max(...acts.map(({ probability }) => probability))
  return acts.filter(
    ({ probability, clause }) =>
      probability === likeliest || probability >= (plainWords(clause).includes('?') ? placedQuestion : placed),
  )
}
const placed = 0.5
const placedQuestion = 0.3

/** Whether it is clear what was meant. */
export const isPlaced = ({ probability }: Said): boolean => probability >= clear

/** What is surely talk is none of an answer, also where it was read as one. */
export const isSurelyTalk = ({ certainty }: Said): boolean => certainty >= sure

/** Whether it is more likely by far to be about the interview than an answer or a wish. */
export const isLikelyTalk = ({ certainty }: Said): boolean => certainty >= certain

/** Whether next to nothing speaks for an answer, a question about the task, or a wish. */
export const isFarFromMatter = ({ certainty, probability }: Said): boolean =>
  certainty >= farFromMatter && probability >= placedQuestion

type Clause = { said: Said | null; clause: string }

/** So long a sentence does one thing at most. */
const maxWordsOfOneAct = 18

/** A sentence act by act, or as matter with acts before and behind it ("sorry, I was muted, so I'd use a heap"). */
function readSentence(sentence: string, context: TalkContext): Clause[] {
  const whole = saidIn(sentence, context)
  const parts = clausesIn(sentence)
  const isForeseen = (clause: string) => clause.includes('?') && context.isForeseen?.(clause) === true
  const isWhole = whole !== null && whole.probability >= clear
  // Who asks what authors foresaw asks that.
  if (parts.length <= 1 && !isWhole && isForeseen(sentence)) return [{ said: null, clause: sentence }]
  const [only = sentence] = parts
  if (parts.length <= 1)
    return [{ said: surer(whole, only === sentence ? null : saidIn(only, context)), clause: sentence }]
  const read = parts.map((part) => foreseenOr({ said: saidIn(part, context), clause: part }, context))
  const isOfMatter = parts.some((part) => isAboutMatter(part, context))
  // Several things were asked or told, each in its own clause.
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
  // A sentence is taken apart at its ends only: what lies between is one thought.
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

/** A clause that authors foresaw is theirs, unless it is clear what else it does. */
const foreseenOr = (each: Clause, { isForeseen }: TalkContext): Clause =>
  each.said !== null && each.said.probability < clear && isForeseen?.(each.clause) === true
    ? { ...each, said: null }
    : each

/** Whether a clause does something by itself that deserves an answer. */
const isOwn = ({ said, clause }: Clause): boolean =>
  said !== null &&
  wordCount(clause) > 1 &&
  !fillers.includes(said.act) &&
  said.probability >= (asksSomething(clause) ? ownQuestion : ownStatement)
const ownQuestion = 0.25
const ownStatement = 0.5

/** How many different things clauses do. What one answer fits is one thing. */
function standAlone(read: readonly Clause[]): number {
  const acts = read.flatMap((each) =>
    isOwn(each) && each.said !== null && !light.includes(each.said.act) ? [each.said.act] : [],
  )
  return acts.filter((act, index) => !acts.slice(0, index).some((earlier) => isTheSame(act, earlier))).length
}

/** The likelier one of two readings of a question; what a sentence tells is read whole. */
const surer = (one: Said | null, other: Said | null): Said | null =>
  other !== null && asksSomething(other.clause) && other.probability > (one?.probability ?? 0) ? other : one

const mostSure = (read: readonly Clause[]): Said | null =>
  read
    .filter(({ said }) => said !== null && !light.includes(said.act))
    .reduce<Said | null>((best, { said }) => surer(best, said), null)

/** So certain it is that a question is about the interview, before it is answered as such. */
const likely = 0.5
/** So likely an act has to be where the message may as well be something else. */
const knownQuestion = 0.25
const knownStatement = 0.4
/** Where nothing else is known of the message. */
const possible = 0.3
/** Of a statement, which may be an answer in words that nobody foresaw. */
const certain = 0.65
/** Of what touches on the matter, is long, or was read as an answer. */
const sure = 0.9
const farFromMatter = 0.97

const isAboutMatter = (clause: string, { isMatter }: Pick<TalkContext, 'isMatter'>): boolean =>
  techniqueWord.test(plainWords(clause)) || complexityWord.test(plainWords(clause)) || isMatter(clause)

function saidIn(clause: string, context: TalkContext): Said | null {
  const { isMatter, isForeseen, isEager = false, isAnswering = false, guess = guessesNothing } = context
  const plain = plainWords(clause)
  if (wordCount(plain) >= fewestWordsToTell && !english.test(plain)) return null
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
  // Whoever names a result doubts or defends the matter itself.
  if ([...stances, ...aboutTask].includes(act) && /\d/.test(plain)) return null
  const certainty = 1 - sumOf(guesses.filter(({ label }) => isOffTalk(label)))
  const asks = asksSomething(plain)
  const isSure = certainty >= sure && isClear
  // What names a technique or answers the question is no talk about rules, plans or opinions, unless the choice is left to us.
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

const sumOf = (guesses: readonly TalkGuess[]): number => guesses.reduce((sum, { probability }) => sum + probability, 0)

/** The likeliest act; where none is likely, what the likely ones have in common. */
function likeliest(guesses: ReturnType<GuessTalk>): Pick<Said, 'act' | 'probability'> | null {
  // A wish for help, for another question, or not to know, is heard by others.
  const [best] = guesses.filter(({ label }) => label !== 'matter')
  if (best === undefined || isOffTalk(best.label) || best.label === 'cutOff') return null
  if (best.probability >= unsure) return { act: best.label, probability: best.probability }
  const alike = familyOf(guesses)
  if (alike !== null && alike.probability >= commonEnough && alike.probability >= best.probability * moreThanOne)
    return { act: alike.family.general, probability: alike.probability }
  // What could be anything is noise.
  return best.probability < placeable ? null : { act: best.label, probability: best.probability }
}

const placeable = 0.16
/** Below this the likeliest act is as often wrong as right. */
const unsure = 0.35
const commonEnough = 0.4
const moreThanOne = 1.5

/** The sentence model knows English alone; so many words of it hold one that is frequent. */
const fewestWordsToTell = 5
const english =
  /\b(i|i'm|im|i'd|i've|you|u|your|the|a|an|is|are|was|be|it|its|it's|to|do|did|does|can|could|may|my|me|of|in|for|on|at|with|and|or|but|what|how|that|this|there|we|if|not|no|so|have|has|just|will|would|should|please|sorry|thanks?|up|out|any|one|get|got|again)\b/

const aboutTask: readonly TalkAct[] = talkActs.task
const generalOfRules: readonly TalkAct[] = ['someTask', 'someScope', 'someRule']
const aboutRules: readonly TalkAct[] = [...talkActs.task, ...talkActs.allowed]
const leavingTheChoice: readonly TalkAct[] = ['yourChoice', 'wouldYouDoSo', 'whichOfTwo']
const besideMatter: readonly TalkAct[] = [
  ...talkActs.people,
  ...talkActs.time,
  ...talkActs.accident,
  ...(['aboutJob', 'aboutStack', 'aboutTeam', 'aboutPay', 'aboutPlace'] as const),
]

/** So likely an act is the only one that is meant. */
const clear = 0.6
const maxWordsOfAStatement = 13

/** These want a hint, the answer or another question, and are read by others. */
const asksForTheAnswer =
  /\b(give|need|want|get|have|use|take|like|another|next|more)\b.{0,15}\b(hints?|clues?|nudges?)\b(?!.*\b(cost|penalt|count|affect|score|points|against|allowed|bad)\b)|\b(skip(?! (?:the |a |this )?(?:\w+ )?(?:screen|round|stage|call|interview)\b)|(?<!before the )next (question|one|problem|task)|move on|another (question|problem|task))\b(?!.*\b(accident\w*|mistake|cost|count|what happens|affect|after|left|how)\b)|\b(solution|trick|answer)\b(?=.*\b(tell|give|show|write)\b)(?!.*\b(afterwards|later|at the end)\b)|\btell me the trick\b|(?<!\b(?:i|we|to) )\b(give|show|write|tell|send|print|hand|type|paste) (me |us |out )?(\w+ ){0,3}(pseudo-?code|code|solution|algorithm|outline|key)\b|\bwrite (the|my|some|it|this) (code )?for me\b|\b(stuck|give up)\b/
/** These may, and may be about something else. */
const soundsHelpless = /\b(no idea|no clue|don't know how|blank)\b/
