import type { CodeNode } from '../../../code/codeNode.ts'
import { assignmentOf, baseOf, callOf, isName, loopsAround } from '../../../code/parts.ts'
import { quoted } from '../code/readCode.ts'
import type { CoachMoment } from '../provider.ts'
import { suspicionsIn } from './bugs.ts'
import { isSayable, joined, type SayHelp, wasHeard } from './compose.ts'
import { sentenceOnTests } from './facts.ts'
import { inPairs } from './simplify.ts'

/**
 * Tells candidates how to find the bug themselves: the test results, where to start, and what to watch in an example.
 */
export function helpDebug(moment: CoachMoment, say: SayHelp): string {
  const tests = sentenceOnTests(moment.turn.testResults)
  const place = suspicionsIn(moment, say).find(({ text }) => !wasHeard(moment, text) && isSayable(moment, text))
  switch (moment.turn.testResults?.firstFailureStatus) {
    case 'TIME_LIMIT_EXCEEDED':
      // Tracing a small example doesn't show why the code is slow.
      return joined(moment, [tests, inPairs(moment, say) ?? say('slowRun'), say('countRounds')])
    case 'COMPILATION_ERROR':
      return joined(moment, [tests, place?.isSure === true ? place.text : null, say('readCompiler')])
    default:
      return joined(moment, [tests, place?.text ?? null, traceOf(moment, say)])
  }
}

const longestShown = 24

function traceOf(moment: CoachMoment, say: SayHelp): string {
  const watch = nameToWatch(moment)
  const shown = moment.turn.challenge?.examples ?? []
  const index = shown.findIndex(({ output }) => isShort(output))
  const output = shown[index]?.output.trim()
  const told = output === undefined ? '' : say('trace', { example: String(index + 1), watch, output: `\`${output}\`` })
  return told !== '' && isSayable(moment, told) ? told : say('traceAny', { watch })
}

const isShort = (output: string): boolean => !output.trim().includes('\n') && output.trim().length <= longestShown

/** Returns the name that the candidate's loops change most often. */
function nameToWatch({ code }: CoachMoment): string {
  const changed = new Map<string, number>()
  for (const node of code.nodes.filter(code.isOwn)) {
    const target = changedBy(node)
    if (target === null || !isName(baseOf(target))) continue
    const name = baseOf(target).text
    // Prefer names over list elements: a single value is easier to write down than a table.
    const weight = (loopsAround(node).length > 0 ? 2 : 1) / (isName(target) ? 1 : 4)
    changed.set(name, (changed.get(name) ?? 0) + weight)
  }
  const [most] = [...changed].sort(([, one], [, other]) => other - one)
  return most === undefined ? 'every value that changes' : quoted(most[0])
}

const changing = /^(append|push|push_back|add|pop|remove|insert|put|extend|update)$/

function changedBy(node: CodeNode): CodeNode | null {
  const call = callOf(node)
  return assignmentOf(node)?.target ?? (call !== null && changing.test(call.name) ? call.receiver : null)
}
