import { pointsIn } from '../../../reading/pointsIn.ts'
import { approachIn, mistakeInWords } from '../../../reading/recognise.ts'
import { approachAccepted, candidateWords } from '../../interviewer/scripted/conversation.ts'
import { bodyOf, type CodeLine, isFunction, isLoop, loopsAround, quoted } from '../code/readCode.ts'
import type { CoachMoment } from '../provider.ts'
import { caseToTry, suspicionsIn } from './bugs.ts'
import { isSayable, joined, type SayHelp, wasHeard } from './compose.ts'
import { sentenceOnTests } from './facts.ts'
import { costUnsaid, improvementsIn, inPairs } from './simplify.ts'

/** Short feedback on the present state: what the tests said, what holds, and the one thing to look at first. */
export function feedback(moment: CoachMoment, say: SayHelp): string {
  if (moment.turn.spoken !== null) return feedbackInWords(moment, say)
  const tests = sentenceOnTests(moment.turn.testResults)
  const slow = moment.turn.testResults?.firstFailureStatus === 'TIME_LIMIT_EXCEEDED' ? say('slowRun') : null
  const inTurn = slow === null ? weaknesses(moment, say) : [inPairs(moment, say), ...weaknesses(moment, say)]
  const weak = inTurn.filter((text) => text !== null).find((text) => !wasHeard(moment, text) && isSayable(moment, text))
  const next = weak ?? joined(moment, [nothingWeak(moment, say), caseToTry(moment, say)])
  // Where nothing works yet, there is one thing to be said first.
  const strength = moment.turn.testResults?.passed === 0 ? null : strengthOfCode(moment)
  return joined(moment, [tests, strength, slow, next, weak !== undefined && costUnsaid(moment) ? say('sayCost') : null])
}

/** What the code shows comes first, then what the words about it do, then how it is written. */
function weaknesses(moment: CoachMoment, say: SayHelp): string[] {
  const { challenge } = moment.turn
  const words = candidateWords(moment.turn).join('\n')
  const approach = challenge === null ? null : approachIn(words, challenge)
  const astray = approach?.quality === 'wrong' || approach?.quality === 'brute_force' ? [approach.response] : []
  const mistake = challenge === null ? null : mistakeInWords(words, challenge)
  return [
    ...suspicionsIn(moment, say).map(({ text }) => text),
    ...astray,
    ...(mistake === null ? [] : [mistake.nudge]),
    ...improvementsIn(moment, say),
  ]
}

function nothingWeak({ turn }: CoachMoment, say: SayHelp): string {
  if (turn.testResults?.allTestCasesPassed === false) return say('feedbackUnseen')
  const told = turn.challenge !== null && approachIn(candidateWords(turn).join('\n'), turn.challenge) !== null
  return say(told || approachAccepted(turn) || turn.testResults !== null ? 'feedbackNothing' : 'noPlan')
}

/** Something true that speaks for the code, found in it; null where there is too little of it. */
function strengthOfCode({ code, turn }: CoachMoment): string | null {
  if (!code.isIndented) return null
  const functions = code.own.filter(isFunction)
  const helper = functions.find(
    (line) =>
      bodyOf(line, code).length >= 2 &&
      !code.given.has(nameOfFunction(line) ?? 'main') &&
      nameOfFunction(line) !== 'main',
  )
  const name = helper === undefined ? null : nameOfFunction(helper)
  if (name !== null) return `${quoted(name)} as a function of its own keeps the main part short to read.`
  const guard = code.own.find(
    (line) =>
      /^\s*if\b/.test(line.text) &&
      loopsAround(line).length === 0 &&
      /^\s*(return|throw|raise)\b/.test(bodyOf(line, code)[0]?.text ?? ''),
  )
  const loops = code.own.filter((line) => isLoop(line) && !line.continues)
  if (guard !== undefined && loops[0] !== undefined && guard.number < loops[0].number)
    return `Line ${guard.number} settles a special case before the main work begins, which is easy to follow.`
  const stops = code.own.find(
    (line) =>
      /^\s*return\b/.test(line.text) &&
      loopsAround(line).length > 0 &&
      line.parent !== null &&
      !isLoop(line.parent) &&
      !loopsAround(line).some(isEndless),
  )
  if (stops !== undefined) return `Line ${stops.number} stops as soon as the answer is known, which saves work.`
  const telling = tellingName(code.own)
  if (loops.length === 1 && loops[0] !== undefined && loopsAround(loops[0]).length === 0)
    return `One loop, on line ${loops[0].number}, carries the whole work${telling === null ? '' : `, and a name like ${quoted(telling)} says what it holds`}.`
  if (telling !== null) return `A name like ${quoted(telling)} says what it holds, which helps whoever reads along.`
  return turn.candidateName !== '' && approachAccepted(turn)
    ? 'You have a plan that was accepted to hold it against.'
    : null
}

/** A loop that only ends from within. */
const isEndless = ({ text }: CodeLine): boolean =>
  /\bwhile\b\W*(true|True|1)\b|\bfor\s*(\(\s*;\s*;|\{)|\bloop\b/.test(text)

const nameOfFunction = ({ text }: CodeLine): string | null =>
  /\b(?:def|func|function|fn|fun|sub)\s+(\w+)/.exec(text)?.[1] ?? /\b(\w+)\s*\(/.exec(text)?.[1] ?? null

const shortestTelling = 5

/** A name that the candidate chose and that is a word. */
function tellingName(own: CodeLine[]): string | null {
  for (const { text, continues } of own) {
    const name = continues
      ? undefined
      : /^\s*(?:[A-Za-z_][\w<>[\]:]*[&*]?\s+)?([A-Za-z_]\w*)\s*:?=(?!=)/.exec(text)?.[1]
    if (
      name !== undefined &&
      name.length >= shortestTelling &&
      !/^(result|answer|total|value|array|count|const)$|\d$/.test(name)
    )
      return name
  }
  return null
}

/** On a question that is answered in words: how much of it was said, and a slip if there is one. */
function feedbackInWords(moment: CoachMoment, say: SayHelp): string {
  const { turn } = moment
  const words = candidateWords(turn).join('\n')
  if (turn.spoken === null || words.trim() === '')
    return 'You have not said anything on this question yet. Begin with one sentence that answers it, and then give the reason.'
  const essential = turn.spoken.points.filter(({ weight }) => weight === 'essential')
  const made = pointsIn(words, turn.spoken).filter(({ weight }) => weight === 'essential').length
  const slip = mistakeInWords(words, turn.spoken)?.nudge ?? null
  const told =
    made === 0
      ? 'I do not hear one of the main points yet.'
      : `I hear ${made} of the ${essential.length} main points in what you have said.`
  const onwards =
    made === essential.length
      ? 'What would set it apart now is an example of your own.'
      : 'Say what follows from your last sentence, and when it would not hold.'
  return joined(
    moment,
    [told, slip !== null && !wasHeard(moment, slip) ? slip : onwards, say('toInterviewer')].slice(0, 2),
  )
}
