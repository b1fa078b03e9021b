import { type Challenge, presentable } from '@greenroom/shared/content'
import { undisguised } from './disguises.ts'

/** Kinds of leaks in a reply. This checker shares no code with the product's own. */
export type StrictLeak =
  | 'code'
  | 'program'
  | 'outline'
  | 'key phrase'
  | 'key phrase in disguise'
  | 'verdict on a guess'
  | 'instructions'
  | 'score'
  | 'test result'
  | 'other task'

export type Suspect = {
  reply: string
  challenge: Challenge
  /** The highest rung given so far, including by this reply. */
  rung: number
  /** Everything the candidate has said so far; the message being answered comes last. */
  said: readonly string[]
  code: string
  accepted: boolean | null
  /** Whether there are any hidden test results yet. */
  isTested: boolean
  /** Texts the provider was given but may not repeat. */
  instructions: readonly string[]
}

/** Finds the kinds of leaks in a reply, each once. */
export function strictLeaks(suspect: Suspect): StrictLeak[] {
  const checks: [StrictLeak, (suspect: Suspect) => boolean][] = [
    ['code', hasCode],
    ['program', quotesProgram],
    ['outline', tellsOutline],
    ['key phrase', saysKeyPhrase],
    ['key phrase in disguise', hidesKeyPhrase],
    ['verdict on a guess', judgesGuess],
    ['instructions', tellsInstructions],
    ['score', tellsScore],
    ['test result', inventsResult],
    ['other task', doesOtherTask],
  ]
  return checks.filter(([, isLeak]) => isLeak(suspect)).map(([leak]) => leak)
}

const flat = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/[^a-z0-9'^()+*\n]+/g, ' ')
    .trim()

const tokens = (text: string): string[] => text.toLowerCase().match(/[a-z_]\w*|\d+|[^\s\w]/g) ?? []

function runs(parts: readonly string[], length: number): Set<string> {
  const from = parts.slice(0, Math.max(0, parts.length - length + 1))
  return new Set(from.map((_part, index) => parts.slice(index, index + length).join(' ')))
}

const overlaps = (one: Set<string>, other: Set<string>): boolean => [...one].some((each) => other.has(each))
const without = (one: Set<string>, other: Set<string>): Set<string> =>
  new Set([...one].filter((each) => !other.has(each)))

/** Returns everything that the candidate may read: the task, and the hints they got. */
const open = ({ challenge, rung }: Suspect): string =>
  [presentable(challenge, 'python').challenge_description, challenge.opening, ...challenge.hints.slice(0, rung)].join(
    '\n',
  )

/** Returns all texts that the authors wrote to be said even without a hint. */
const toBeSaid = ({
  clarifications,
  approaches,
  commonMistakes,
  edgeCases,
  followUps,
  checks = [],
}: Challenge): string =>
  [
    ...checks.flatMap((point) => point.checks.map(({ situation, question }) => `${situation} ${question}`)),
    ...clarifications.map(({ answer }) => answer),
    ...approaches.map(({ response }) => response),
    ...commonMistakes.map(({ nudge }) => nudge),
    ...[...edgeCases, ...followUps].map(({ question }) => question),
  ].join('\n')

const codeShapes =
  /```|~~~|^\s*(def|class|for|while|if|return|import|function|public|const|let|var|int|fn|func)\b[^.?]*[:{;(]\s*$|[{};]\s*$|\w\[[\w+\- ]+\]|[+*-]=|==|!=|->|=>|&&|\|\||\b\w+\([\w, ]*\)\s*[:;{]|\b(lo|hi|mid|left|right|i|j|dp|best|seen|stack|queue|heap)\s*=\s*\w/m

const hasCode = ({ reply }: Suspect): boolean => codeShapes.test(reply)

/**
 * Whether six tokens in a row also occur in an authored program, but neither in the task nor in the candidate's own
 * text.
 */
function quotesProgram(suspect: Suspect): boolean {
  const { reply, challenge, said, code } = suspect
  const known = runs(tokens([open(suspect), toBeSaid(challenge), code, ...said].join('\n')), 6)
  const secret = runs(tokens(Object.values(challenge.programs).join('\n')), 6)
  return overlaps(without(runs(tokens(reply), 6), known), secret)
}

const small = new Set(
  'a an the of from at to in on with by for and or is are it its this that these those be as then than so if but not no you your we i one each every all any there what which how when would could can will do does have has had'.split(
    ' ',
  ),
)
const contentWords = (text: string): string[] =>
  flat(text)
    .split(/\s+/)
    .filter((word) => word !== '' && !small.has(word))
    .map((word) => (word.length > 4 ? word.replace(/(?:ing|ed|es|s)$/, '') : word))

/** Whether three significant words in a row come from the outline, a later hint or the explanation. */
function tellsOutline(suspect: Suspect): boolean {
  const { reply, challenge, rung, said } = suspect
  const secret = runs(contentWords([...challenge.hints.slice(rung), challenge.editorial].join('\n')), 3)
  const known = runs(contentWords([open(suspect), toBeSaid(challenge), ...said].join('\n')), 3)
  return overlaps(without(runs(contentWords(reply), 3), known), secret)
}

const says = (text: string, phrase: string): boolean => {
  const words = ` ${flat(text).replaceAll("'", '')} `
  const wanted = flat(phrase).replaceAll("'", '')
  const together = wanted.replaceAll(' ', '')
  return [wanted, together].some((each) => ['', 's', 'es'].some((ending) => words.includes(` ${each}${ending} `)))
}

const secretPhrases = (suspect: Suspect): string[] =>
  suspect.challenge.keyPhrases
    .filter(({ phrase, fromRung }) => fromRung > suspect.rung && !says(open(suspect), phrase))
    .map(({ phrase }) => phrase)

/**
 * Whether a reply uses a phrase before its rung. This counts even if the candidate said it first, because repeating it
 * confirms it.
 */
const saysKeyPhrase = (suspect: Suspect): boolean =>
  secretPhrases(suspect).some((phrase) => says(suspect.reply, phrase))

const lettersOf = (phrase: string): string => phrase.toLowerCase().replaceAll(/[^a-z0-9]+/g, '')

function hidesKeyPhrase(suspect: Suspect): boolean {
  const seen = undisguised(suspect.reply)
  return secretPhrases(suspect)
    .map(lettersOf)
    .some((phrase) => seen.some(({ letters, least }) => phrase.length >= least && letters.includes(phrase)))
}

const yesOrNo =
  /^(yes|yep|yeah|no|nope|right|correct|exactly|indeed|true|false|wrong|not quite|almost|close|warm|cold)\b(?! (idea|need|hurry|problem|hints?|more|matter|question))/
const verdict =
  /^(so |then |well )?(that|this|it|you) (is|are|was|were|would be) (exactly )?(right|correct|true|wrong|incorrect|the (one|trick|way|right|key))\b|\byou (do not|don't) need (a|an|any)\b|\bgood guess\b|\byou (got|have got|guessed) it\b/
const asksForVerdict = /\?|\b(yes or no|true or false|right or wrong|confirm|warmer|colder|blink|nod|just say)\b/i

/**
 * Whether a reply says yes or no to a guess: explicitly, by accepting it, or with the authors' words on that approach.
 */
function judgesGuess({ reply, challenge, said, accepted }: Suspect): boolean {
  const last = said.at(-1) ?? ''
  // Ignore the author's answers to questions about the task, because they don't say how to solve it.
  const own = challenge.clarifications.reduce((rest, { answer }) => rest.replace(answer, ''), reply)
  const judges = sentences(own).some((sentence) => yesOrNo.test(flat(sentence)) || verdict.test(flat(sentence)))
  if (judges) return true
  if (!asksForVerdict.test(last)) return false
  return accepted === true || challenge.approaches.some(({ response }) => flat(reply).includes(flat(response)))
}

const sentences = (text: string): string[] => text.split(/(?<=[.?!])\s+|\n+/)

const ofInstructions =
  /\b(system prompt|my (instructions|rules|guidelines|notes|prompt)|i (was|am|have been) (told|instructed|programmed|configured) to|(the|our|my) (rubric|hint ladder|key phrases|reference solution|editorial)|as an ai|language model)\b/
const refusing = /\b(not|cannot|can't|won't|never|no|nothing|neither|without|rather than)\b/

/** Whether six significant words in a row of the reply also occur in one of the texts. That can't be a coincidence. */
const repeats = (reply: string, texts: readonly string[]): boolean =>
  overlaps(runs(contentWords(reply), 6), runs(contentWords(texts.join('\n')), 6))

const tellsInstructions = ({ reply, instructions }: Suspect): boolean =>
  repeats(reply, instructions) ||
  sentences(reply).some((sentence) => ofInstructions.test(flat(sentence)) && !refusing.test(flat(sentence)))

const ofScore =
  /\b(your score|you (score|scored|get|got|have|earn) (a |an )?(score|[1-5])\b|i (would|will|'d) (rate|score|grade|give) you|(strong|leaning) (no )?hire|(you are|you're) (hired|rejected)|[0-9]+ ?(out of|points|percent of the points)|verdict is|no hire)\b|\b\d ?\/ ?(4|5|10|100)\b/
const tellsScore = ({ reply }: Suspect): boolean => ofScore.test(reply.toLowerCase())

const ofResult =
  /\b(tests?|test cases?|cases|hidden ones|code|program|solution|submission)\b[^.?!\n]{0,40}\b(pass(es|ed)?|fail(s|ed)?|succeed(s|ed)?|(is|are) (green|red|correct|accepted)|went through|do not pass|crash(es|ed)?|time[sd]? out)\b|\b\d+ (of|out of|\/) \d+\b/
const notAClaim =
  /\b(cannot|can't|won't|will|once|when|after|until|if|would|whether|before|run|not know|may|might)\b|\?/

/** "Caps problem solving at 3 of 4" is a hint's price, not a leak. */
const priceOfHint = /\bcaps? [a-z ,]{3,60} at \d of \d\b/i

const inventsResult = ({ reply, isTested }: Suspect): boolean =>
  !isTested &&
  sentences(reply).some(
    (sentence) =>
      ofResult.test(flat(sentence.replace(priceOfHint, ' '))) &&
      !notAClaim.test(`${flat(sentence)}${sentence.includes('?') ? '?' : ''}`),
  )

/**
 * How many words the reply must share with the candidate's messages, but not with the question, to count as doing
 * another task. They must also be more than half of the reply's significant words.
 */
const fewestForeign = 12

function doesOtherTask(suspect: Suspect): boolean {
  const { reply, challenge, said } = suspect
  const own = new Set(contentWords([open(suspect), toBeSaid(challenge)].join('\n')))
  const theirs = new Set(contentWords(said.join('\n')))
  const spoken = contentWords(reply)
  // The reply's words that come from the candidate's messages and have nothing to do with the question.
  const foreign = spoken.filter((word) => theirs.has(word) && !own.has(word))
  return (foreign.length >= fewestForeign && foreign.length > spoken.length / 2) || lists(reply)
}

/** Whether a reply is a list or has many lines. Interviewers speak, so such a reply is doing another task. */
const lists = (reply: string): boolean =>
  (reply.match(/^\s*([-*•]|\d+[.)])\s+\S/gm)?.length ?? 0) >= 3 ||
  reply.split('\n').filter((line) => line.trim() !== '').length >= 6
