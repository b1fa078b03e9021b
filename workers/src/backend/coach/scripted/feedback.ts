import type { CodeNode } from '../../../code/codeNode.ts'
import {
  assignmentOf,
  bodyOf,
  conditionOf,
  isFunction,
  isIf,
  isLoop,
  isName,
  leavesBy,
  loopsAround,
} from '../../../code/parts.ts'
import { pointsIn } from '../../../reading/pointsIn.ts'
import { approachIn, mistakeInWords } from '../../../reading/recognise.ts'
import { approachAccepted, candidateWords } from '../../interviewer/scripted/conversation.ts'
import { type CodeReading, quoted } from '../code/readCode.ts'
import { nameOfFunction } from '../code/results.ts'
import type { CoachMoment } from '../provider.ts'
import { caseToTry, suspicionsIn } from './bugs.ts'
import { isSayable, joined, type SayHelp, wasHeard } from './compose.ts'
import { sentenceOnTests } from './facts.ts'
import { costUnsaid, improvementsIn, inPairs } from './simplify.ts'

/** Gives short feedback on the current state: the test results, what works, and one thing to look at first. */
export function feedback(moment: CoachMoment, say: SayHelp): string {
  if (moment.turn.spoken !== null) return feedbackInWords(moment, say)
  const tests = sentenceOnTests(moment.turn.testResults)
  const slow = moment.turn.testResults?.firstFailureStatus === 'TIME_LIMIT_EXCEEDED' ? say('slowRun') : null
  const inTurn = slow === null ? weaknesses(moment, say) : [inPairs(moment, say), ...weaknesses(moment, say)]
  const weak = inTurn.filter((text) => text !== null).find((text) => !wasHeard(moment, text) && isSayable(moment, text))
  const next = weak ?? joined(moment, [nothingWeak(moment, say), caseToTry(moment, say)])
  // If no test passes yet, say only what to do first.
  const strength = moment.turn.testResults?.passed === 0 ? null : strengthOfCode(moment)
  return joined(moment, [tests, strength, slow, next, weak !== undefined && costUnsaid(moment) ? say('sayCost') : null])
}

/** Lists things to improve: findings in the code first, then in what the candidate said, then style. */
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

/** Returns an honest compliment on the code; null if there is too little code. */
function strengthOfCode({ code, turn }: CoachMoment): string | null {
  const own = code.nodes.filter(code.isOwn)
  const named = own.filter((node) => isFunction(node) && bodyOf(node).length >= 2).map(nameOfFunction)
  const name = named.find((each) => each !== null && each !== 'main' && !code.given.has(each)) ?? null
  if (name !== null) return `${quoted(name)} as a function of its own keeps the main part short to read.`
  const guard = own.find(
    (node) =>
      isIf(node) && loopsAround(node).length === 0 && /^(return|throw|raise)$/.test(leavesBy(bodyOf(node)[0]) ?? ''),
  )
  const loops = own.filter(isLoop)
  const [first] = loops
  if (guard !== undefined && first !== undefined && guard.from < first.from)
    return `Line ${guard.line} settles a special case before the main work begins, which is easy to follow.`
  const stops = own.find(stopsEarly)
  if (stops !== undefined) return `Line ${stops.line} stops as soon as the answer is known, which saves work.`
  const telling = tellingName(code)
  if (loops.length === 1 && first !== undefined && loopsAround(first).length === 0)
    return `One loop, on line ${first.line}, carries the whole work${telling === null ? '' : `, and a name like ${quoted(telling)} says what it holds`}.`
  if (telling !== null) return `A name like ${quoted(telling)} says what it holds, which helps whoever reads along.`
  return turn.candidateName !== '' && approachAccepted(turn)
    ? 'You have a plan that was accepted to hold it against.'
    : null
}

/** Whether a node returns from inside a loop, on a condition. */
function stopsEarly(node: CodeNode): boolean {
  const loops = loopsAround(node)
  const isLast = loops[0] !== undefined && bodyOf(loops[0]).includes(node)
  return node.isNamed && leavesBy(node) === 'return' && loops.length > 0 && !isLast && !loops.some(isEndless)
}

/** Whether the only way out of a loop is from inside. */
const isEndless = (loop: CodeNode): boolean =>
  !/^(true|1)$/i.test(conditionOf(loop)?.text ?? 'true')
    ? false
    : /^(while|loop|for_statement$)/.test(loop.type) &&
      !/right|left/.test(loop.children.map(({ field }) => field).join(' '))

const shortestTelling = 5

/** Returns a name the candidate chose that is a real word; null if there is none. */
function tellingName(code: CodeReading): string | null {
  for (const node of code.nodes.filter(code.isOwn)) {
    const assignment = assignmentOf(node)
    const name =
      assignment !== null && isName(assignment.target) && /^:?=$/.test(assignment.operator)
        ? assignment.target.text
        : ''
    if (name.length >= shortestTelling && !/^(result|answer|total|value|array|count)$|\d$/.test(name)) return name
  }
  return null
}

/** Gives feedback on a spoken question: how much of the answer is there, and a slip if there is one. */
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
