import { plainWords, wordCount } from '../../../../../reading/plainWords.ts'
import { sentencesIn } from '../../../../../reading/sentences.ts'
import type { TalkActOf } from '../../../../../reading/talk/talkActs.ts'
import { interviewerWords } from '../../conversation.ts'
import { gistOf } from '../../gist.ts'
import type { Slot } from '../../phrases.ts'
import type { Say } from '../../say.ts'
import type { Situation } from '../situation.ts'
import type { Answer } from './answer.ts'
import { type AnswerTo, alone, hasExamples, thenBack } from './answer.ts'
import {
  exampleCount,
  exampleSaid,
  hasDecimals,
  inputSaid,
  limitLines,
  limitsSaid,
  lineAbout,
  numericLimits,
  outputSaid,
  returnSaid,
  smallestSize,
} from './materialFacts.ts'

export const answersToTask: Record<TalkActOf<'task'>, AnswerTo> = {
  repeatTask: (s, say) => repeatTask(s, say),
  taskSimpler: (s, say) => taskSimpler(s, say),
  weakLanguage: (_s, say) => thenBack(say('plainWordsAreFine')),
  repeatLast: (s, say) => {
    if (s.openQuestion === '' || s.at === 'opening') return repeatTask(s, say)
    return alone(repeatQuestion(s, say))
  },
  rephraseLast: (s, say) => rephraseLast(s, say),
  slower: (s, say) => {
    if (s.openQuestion === '') return thenBack(say('slowlyThen'))
    return alone(`${say('slowlyThen')} ${repeatQuestion(s, say)}`)
  },
  whereIsTask: (s, say) => thenBack(say(s.work === 'deck' ? 'statementIsThere' : 'textIsThere')),
  whereToAnswer: (s, say) =>
    thenBack(say(s.maySpeakOfCode ? 'codeThere' : s.work === 'design' ? 'drawThere' : 'answerHere')),
  wantsExample: (s, say) => thenBack(say(hasExample(s) ? 'examplesThere' : exampleSlot(s))),
  explainExample: (s, say, clause) => explainExample(s, say, clause),
  sayBack: (s, say) => sayBack(s, say),
  readRight: (s, say) => thenBack(say(s.work === 'design' ? 'designTextDecides' : 'textDecides')),
  checkWording: (s, say) => checkWording(s, say),
  whichReading: (_s, say) => thenBack(say('bothReadings')),
  whichPart: (s, say) => thenBack(say(s.work === 'design' || s.work === 'story' ? 'partYouChoose' : 'wholeOfIt')),
  whichVersion: (s, say) => thenBack(say(s.maySpeakOfCode ? 'versionOfCode' : 'versionYouKnow')),
  whatInput: (s, say) => {
    const input = inputSaid(s.turn)
    return thenBack(input === '' || wordCount(input) > 28 ? say('inputInText') : say('inputIs', { input }))
  },
  whatOutput: (s, say) => {
    const output = outputSaid(s.turn)
    if (output !== '' && wordCount(output) <= 24)
      return thenBack(say('outputIs', { type: returnSaid(s.turn), output: lowerFirst(output) }))
    return thenBack(say(outputSlot(s)))
  },
  scopeSize: (s, say) => {
    const limits = limitsSaid(numericLimits(s.turn))
    return thenBack(limits === '' ? say(sizeSlot(s)) : say('byTheLimits', { limits }))
  },
  scopeScale: (s, say) => thenBack(say(scaleSlot(s))),
  scopeLoad: (s, say) => thenBack(say(s.work === 'design' ? 'loadIsYours' : 'yoursToAssume')),
  scopeRegion: (s, say) => thenBack(say(s.work === 'design' ? 'oneRegionFirst' : 'yoursToAssume')),
  scopeTargets: (s, say) => thenBack(say(s.work === 'design' ? 'targetsAreYours' : 'yoursToAssume')),
  scopeFeatures: (s, say) => thenBack(say(s.work === 'design' ? 'coreFeaturesFirst' : 'textDecides')),
  scopeEmpty: (s, say) => {
    const size = smallestSize(s.turn)
    if (size === null) return thenBack(say(unsaidSlot(s, 'emptyIsYours')))
    const [limits = ''] = limitLines(s.turn)
    return thenBack(say(size === 0 ? 'emptyByLimits' : 'neverEmptyByLimits', { limits, size: String(size) }))
  },
  scopeInvalid: (s, say) =>
    thenBack(say(s.maySpeakOfCode ? 'inputIsValid' : s.work === 'design' ? 'invalidInDesign' : 'sayBothCases')),
  scopeDuplicates: (s, say) =>
    quotedOr(
      s,
      say,
      lineAbout(s.turn, /\b(distinct|duplicates?|unique|more than once|no two|each greater|several [^.]* same)\b/i),
      'duplicatesMayCome',
    ),
  scopeTies: (s, say) => thenBack(say(s.work === 'design' ? 'tieRuleIsYours' : 'anyRightAnswer')),
  scopeCase: (s, say) =>
    quotedOr(s, say, lineAbout(s.turn, /\b(lower|upper)-? ?case|capital letters?\b/i), 'caseIsKept'),
  scopeNegative: (s, say) => {
    const lines = numericLimits(s.turn)
    if (lines.length === 0) return thenBack(say(unsaidSlot(s, 'unsaidInText')))
    const negative = lines.find((line) => /(^|[^\d\p{L}])-\d/u.test(line))
    if (negative !== undefined) return thenBack(say('negativeByLimits', { limits: negative }))
    return thenBack(say('noNegatives', { limits: limitsSaid(lines) }))
  },
  scopeNothing: (s, say) => {
    const output = outputSaid(s.turn)
    if (/\bif\b|\bwhen\b|\bor\b/.test(output) && wordCount(output) <= 24)
      return thenBack(say('outputOfNothing', { output: lowerFirst(output) }))
    return thenBack(say(s.maySpeakOfCode ? 'nothingFoundInCode' : 'nothingFoundInWords'))
  },
  scopeOrder: (s, say) =>
    quotedOr(
      s,
      say,
      lineAbout(s.turn, /\b(no particular order|in any order|sorted|ascending|descending|each greater than)\b/i),
      'noOrderPromised',
    ),
  scopeNumbers: (s, say) => {
    const decimals = hasDecimals(s.turn)
    return thenBack(say(decimals === null ? unsaidSlot(s, 'unsaidInText') : decimals ? 'decimalsToo' : 'wholeNumbers'))
  },
  scopeInPlace: (s, say) => thenBack(say(s.maySpeakOfCode ? 'inputMayChange' : 'yoursToAssume')),
  scopeThreads: (s, say) => thenBack(say(s.maySpeakOfCode ? 'oneThread' : 'threadsInWords')),
  scopeRunLimits: (s, say) => {
    const { challenge } = s.turn
    if (challenge === null) return thenBack(say(s.maySpeakOfCode ? 'limitsInText' : 'nothingToRun'))
    const { timeMs, memoryMb } = challenge.limits
    return thenBack(say('runLimitsAre', { seconds: String(timeMs / 1000), memory: String(memoryMb) }))
  },
  mayAssume: (s, say) => thenBack(say(s.maySpeakOfCode ? 'assumeWithinText' : 'yoursToAssume')),
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

const hasExample = (s: Situation): boolean => exampleCount(s.turn) > 0 || hasExamples(s)

const exampleSlot = (s: Situation): Slot => (s.work === 'story' ? 'exampleOfStory' : 'noExample')

const outputSlot = (s: Situation): Slot => {
  if (s.maySpeakOfCode) return 'outputInText'
  if (s.work === 'design') return 'outputOfDesign'
  if (s.work === 'story') return 'outputOfStory'
  return s.work === 'deck' ? 'outputOfDeck' : 'outputOfWords'
}

const sizeSlot = (s: Situation): Slot =>
  s.maySpeakOfCode ? 'limitsInText' : s.work === 'design' ? scaleSlot(s) : 'aimBeyondSmall'

const scaleSlot = (s: Situation): Slot => {
  if (s.turn.challengeType === 'system_design') return 'scaleIsLarge'
  return s.work === 'design' ? 'scaleIsSmall' : s.maySpeakOfCode ? 'limitsInText' : 'generalCase'
}

/**
 * Picks the answer to a question that the material leaves open. For code, the statement decides; for everything else,
 * the candidate does.
 */
const unsaidSlot = (s: Situation, inCode: Slot): Slot => (s.maySpeakOfCode ? inCode : 'yoursToAssume')

function quotedOr(s: Situation, say: Say, line: string, otherwise: Slot): Answer {
  if (line !== '') return thenBack(say('textSays', { line }))
  return thenBack(say(s.work === 'design' || s.work === 'story' ? 'yoursToAssume' : otherwise))
}

const ordinals = ['first', 'second', 'third', 'fourth']
const nth = [/\b(second|two|2|2nd)\b/i, /\b(third|three|3|3rd)\b/i, /\b(fourth|four|4)\b/i]

/** Gives the author's explanation of the example that the candidate named. */
function explainExample(s: Situation, say: Say, clause: string): Answer {
  const named = nth.findIndex((number) => number.test(clause)) + 1
  const index = named < exampleCount(s.turn) ? named : 0
  const explained = exampleSaid(s.turn, index)
  if (explained === '') return thenBack(say(hasExample(s) ? 'examplesThere' : exampleSlot(s)))
  return alone(say('exampleExplained', { which: ordinals[index] ?? 'first', explained }))
}

const comparing =
  /\b(at least|at most|more than|less than|fewer than|greater|larger|smaller|up to|not including|inclusive|exclusive|strictly|exceeds?)\b|[<≤]/i

function checkWording(s: Situation, say: Say): Answer {
  const line = lineAbout(s.turn, comparing)
  if (line !== '') return thenBack(say('textSays', { line }))
  return thenBack(say(s.maySpeakOfCode ? 'textIsThere' : 'comparesNothing'))
}

function repeatQuestion({ turn, openQuestion }: Situation, say: Say): string {
  const heard = interviewerWords(turn).filter((message) => message.includes(plainWords(openQuestion))).length
  if (heard < 2) return say('lastAsked', { question: openQuestion })
  return say('toQuestion', { question: sentencesIn(openQuestion).at(-1)?.trim() ?? openQuestion })
}

/**
 * The kinds of answer a question can ask for, recognised by wording. The questions are ours, so we know the wording.
 */
const kindsOfQuestion: readonly (readonly [asks: RegExp, slot: Slot])[] = [
  [/\b(complexity|cost|how (long|much|many|large|big|fast|often)|bound|worst case)\b/i, 'afterAmount'],
  [/\bwhy\b|\bwhat makes\b|\breasons?\b|\bconvince\b|\bprove\b/i, 'afterReason'],
  [/\bwhat would you (change|do differently|improve)\b|\bwhat changes\b/i, 'afterChange'],
  [/\bwhat (happens|if|would happen|does .* (return|print|do))\b|\bwhen\b.*\bfails?\b|\bwhat about\b/i, 'afterOutcome'],
  [/\bwhich\b|\bwould you (rather|choose|pick)\b|\bor\b/i, 'afterChoice'],
  [/\b(you|your)\b.*\b(did|yourself|part|own|team|learn\w*)\b/i, 'afterDeed'],
  [/\bhow (do|does|did|would|could|can|will|is|are)\b/i, 'afterSteps'],
]

/** Rephrases the open question: says which kind of answer it asks for and, if the question is short, repeats it. */
function rephraseLast(s: Situation, say: Say): Answer {
  const { openQuestion } = s
  if (openQuestion === '' || s.at === 'opening') return taskSimpler(s, say)
  const after = say(kindsOfQuestion.find(([asks]) => asks.test(openQuestion))?.[1] ?? 'afterCase')
  const core = sentencesIn(openQuestion).at(-1)?.trim() ?? openQuestion
  return alone(wordCount(core) <= 20 ? `${after} ${say('thatIsBehind', { question: core })}` : after)
}

const longestGist = 34

function gistWithin(s: Situation, most: number): { text: string; isWhole: boolean } {
  const gist = gistOf(s.turn)
  let short = ''
  for (const sentence of sentencesIn(gist)) {
    if (wordCount(`${short}${sentence}`) > most) break
    short += sentence
  }
  const text = short.trim() === '' ? (sentencesIn(gist)[0] ?? gist) : short.trim()
  return { text: text.trim(), isWhole: text.trim() === gist.trim() }
}

/** Shortens the task by cutting from its middle. It keeps its beginning, and always ends with what it asks for. */
function taskWithin(s: Situation, most: number): { text: string; isWhole: boolean } {
  const sentences = sentencesIn(gistOf(s.turn)).map((each) => each.trim())
  const ask = sentences.at(-1) ?? ''
  if (wordCount(ask) > most) return gistWithin(s, most)
  let short = ''
  let count = 0
  for (const sentence of sentences.slice(0, -1)) {
    if (wordCount(`${short} ${sentence} ${ask}`) > most) break
    short = `${short} ${sentence}`
    count += 1
  }
  return { text: `${short} ${ask}`.trim(), isWhole: count === sentences.length - 1 }
}

/** Explains the task more simply. For code: what goes in and what comes out; otherwise the core of the task. */
function taskSimpler(s: Situation, say: Say): Answer {
  const input = inputSaid(s.turn)
  const output = outputSaid(s.turn)
  if (input !== '' && output !== '' && wordCount(`${input} ${output}`) <= 30)
    return alone(say('taskByItsEnds', { input, output: lowerFirst(output) }))
  const { text } = gistWithin(s, 30)
  return text === '' ? thenBack(say('textIsThere')) : alone(say('taskAtHeart', { gist: text }))
}

function sayBack(s: Situation, say: Say): Answer {
  const output = outputSaid(s.turn)
  if (output !== '' && wordCount(output) <= 24)
    return thenBack(say('heardAndOutput', { type: returnSaid(s.turn), output: lowerFirst(output) }))
  const gist = sentencesIn(gistOf(s.turn)).at(-1)?.trim() ?? ''
  return thenBack(gist === '' || wordCount(gist) > longestGist - 8 ? say('textDecides') : say('heardAndGist', { gist }))
}

function repeatTask(s: Situation, say: Say): Answer {
  const { text, isWhole } = taskWithin(s, longestGist)
  if (text === '') return thenBack(say('textIsThere'))
  const said = say('inShort', { gist: text })
  return alone(isWhole || said.includes('?') ? said : `${said} ${say('restIsOnScreen')}`)
}
