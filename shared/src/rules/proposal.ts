import { spokenText } from './spokenText.ts'

export const proposalOptions = ['go_on', 'problem', 'questions', 'next', 'end'] as const
/**
 * What an interviewer can propose: more time on this question, a second problem, the candidate's own questions, the
 * next question, or the end.
 */
export type ProposalOption = (typeof proposalOptions)[number]

const minuteMs = 60_000
/** The minutes reserved for wrapping up. */
const minutesForTheEnd = 2
const fewestMinutesMore = 2
const maxMinutesMore = 10

/** The extra minutes that an interviewer can propose; null if too little time is left. */
export function minutesToGoOn(remainingMs: number): number | null {
  const minutes = Math.floor(remainingMs / minuteMs) - minutesForTheEnd
  return minutes < fewestMinutesMore ? null : Math.min(minutes, maxMinutesMore)
}

export const proposalAnswers = ['go_on', 'problem', 'questions', 'end', 'other'] as const
/**
 * A candidate's answer to a proposal. `end` ends this question; `other` means that they asked a question or weren't
 * clear.
 */
export type ProposalAnswer = (typeof proposalAnswers)[number]

/**
 * A message of up to this many words is read as a whole. In a longer message, only the first sentence is read, and only
 * if it has at most `maxWordsBefore` words.
 */
const maxWords = 16
const maxWordsBefore = 6

const goesOn =
  /\b(keep (going|talking)|go (on|ahead)|going on|carry on|continue|(another|one more|the next|next)( (one|question))?|more questions?|let's (do|try|go|talk|look|discuss|hear)|(would|i'd|i'll) (like|love|be happy) to (try|talk|discuss|hear|hear more|look))\b/g
const ends =
  /\b(end|stop|finish|leave|wrap)( it)?( up)?( here| now)\b|\blet's (end|stop|finish|wrap)\b|\b(wrap (it )?up|call it a day|that's (all|it|enough)|i'm (done|finished|good)|i am (done|finished)|no more|nothing more)\b|\b(not|don't|no need to|rather not) (want to |need to |like to )?(keep going|go on|continue|carry on)\b/g
const yes = /^(yes|yeah|yep|sure|of course|gladly|definitely|absolutely|okay|ok|please|why not)\b/
const no = /^(no|nope|nah)\b/

/** Matches a question. A candidate who thanks or says goodbye but also asks something isn't leaving. */
const asksBack =
  /\?|\b(when|where|how|who|why|what (do|does|is|are|will|happens)|(can|could|do|will|may|should) (i|you|we))\b/
const takesLeave = /\b(thanks|thank you|bye|goodbye|have a (good|nice|great))\b/

/**
 * Reads a candidate's answer to a proposal to continue or end here. If a message mentions both continuing and ending,
 * the later one counts. A message about the problem itself leaves the proposal open: the question ends only if the
 * candidate clearly wants that.
 */
export function answerToProposal(message: string): ProposalAnswer {
  const text = spokenText(message)
  const words = wordsIn(text)
  if (words <= maxWords && wantsAnotherProblem.test(text)) return 'problem'
  if (words <= maxWords && announcesQuestions.test(text)) return 'questions'
  if (words <= maxWords) {
    const read = readAnswer(text)
    if (read !== 'other') return read
    if (takesLeave.test(text) && !asksBack.test(text)) return 'end'
  } else {
    const [first = ''] = text.split(/(?<=[.!?]) /)
    const read = wordsIn(first) <= maxWordsBefore ? readAnswer(first) : 'other'
    if (read !== 'other') return read
  }
  return 'other'
}

const wantsAnotherProblem = /\b(second|another|new|different) (problem|challenge|task)\b(?!.*\?)/
const announcesQuestions =
  /^(yes|yeah|sure|actually)?[,. ]*(i|we)('ve| have|'d have)? (got )?(a|one|some|a few|a couple of|two|three)( quick| more)? questions?( for you| about \w+( \w+)?)?[.!]?$/

/** A message with more words than this counts as being about something else. */
const maxWordsOfAWish = 14
const asksForTheNext =
  /\b(move|moving|go|get|on|proceed|continue|jump|ready|skip|take|try|do|have|start)\b( \w+){0,3} (the )?next (question|one|round|task|problem|topic|part)\b|^(the )?next( (question|one|round|problem))?,?( please)?[.!]?$/
const isNoWish = /\b(not|don't|before|until|after|when|how|what|why|is there|will)\b/

/** Whether a message explicitly asks for the next question now. */
export function asksForNextQuestion(message: string): boolean {
  const text = spokenText(message)
  return wordsIn(text) <= maxWordsOfAWish && asksForTheNext.test(text) && !isNoWish.test(text)
}

const closesFromTheirSide =
  /\b(that's|that is|that was) (it|all|everything)( from me| from my side| for me| i have| i've got)\b|\b(i'm|i am) (done|finished)( here| with (it|this|that|this (one|question)))?[.!]?$|\blet's (end|stop|finish|wrap)\b|\b(end|stop|finish) (it |the interview )?(here|now)\b|\bend the interview\b|\bwrap (it )?up\b|\bcall it a day\b|\b(good ?bye|bye)[.!]?$/

/**
 * Whether the candidate says they have nothing to add. That doesn't end the question: the interviewer then proposes
 * something for the remaining time.
 */
export function wantsToClose(message: string): boolean {
  const text = spokenText(message)
  return wordsIn(text) <= maxWordsOfAWish && closesFromTheirSide.test(text) && !isNoWish.test(text)
}

const wordsIn = (text: string): number => text.split(' ').length

function readAnswer(text: string): ProposalAnswer {
  const [goOnAt, endAt] = [lastEnd(text, goesOn), lastEnd(text, ends)]
  if (goOnAt !== endAt) return goOnAt > endAt ? 'go_on' : 'end'
  if (goOnAt >= 0 || no.test(text)) return 'end'
  return yes.test(text) && !text.includes('?') ? 'go_on' : 'other'
}

/** Where the last match ends, or -1. */
const lastEnd = (text: string, pattern: RegExp): number =>
  [...text.matchAll(pattern)].reduce((_last, match) => match.index + match[0].length, -1)
