import { mistakesSeen, nameOf } from '../code/regions.ts'
import { suspectsIn } from '../code/suspects.ts'
import type { CoachMoment } from '../provider.ts'
import { joined, linesOf, type SayHelp, wasHeard } from './compose.ts'
import { sentenceOnTests } from './facts.ts'

/** A suspicious place. `isSure` means that the error is in the program's text, not in its idea. */
export type Suspicion = { line: number; text: string; region: string; isSure: boolean }

/** Matches errors in the program's text, which we report before possible errors in its idea. */
const sure =
  /\b(never closes|how the line ends|no partner|begins a block|placeholder|gives it a value|never hands a result back)\b/

/** Lists every suspicious place, most certain first: where it is and what to consider, but never how to fix it. */
export function suspicionsIn(moment: CoachMoment, say: SayHelp): Suspicion[] {
  const { code, turn } = moment
  const suspects = suspectsIn(code, { hasStub: turn.challenge !== null }).map((each) => ({
    ...each,
    region: `line ${each.line}`,
    isSure: sure.test(each.text),
  }))
  // Once all tests pass, the authors' warnings about common mistakes no longer apply.
  const warned = turn.testResults?.allTestCasesPassed === true ? [] : authored(moment, say)
  return [...suspects.filter(({ isSure }) => isSure), ...warned, ...suspects.filter(({ isSure }) => !isSure)]
}

const authored = ({ code, turn }: CoachMoment, say: SayHelp): Suspicion[] =>
  turn.challenge === null
    ? []
    : mistakesSeen(code, turn.challenge).map(({ mistake, region }) => ({
        line: region.from,
        region: nameOf(region, code),
        isSure: false,
        text: `${say('region', { region: nameOf(region, code) })} ${mistake.nudge}`,
      }))

/** Whether this suspicion was mentioned before, in the author's words or by the same remark about the same line. */
const wasNamed = (moment: CoachMoment, { text }: Suspicion): boolean =>
  wasHeard(moment, text) || wasHeard(moment, text.slice(text.indexOf('.') + 1).trim() || text)

/** Says which region is suspicious, but not how to fix it. If no region is, says so and suggests a case to try. */
export function scanForBugs(moment: CoachMoment, say: SayHelp): string {
  const all = suspicionsIn(moment, say)
  const fresh = all.filter((each) => !wasNamed(moment, each))
  for (const { text } of fresh) {
    const said = joined(moment, [text])
    if (said !== '') return said
  }
  const tests = sentenceOnTests(moment.turn.testResults)
  const [first] = all
  if (first !== undefined)
    return joined(moment, [say('stillThere', { region: first.region }), tests, caseToTry(moment, say)])
  const fails = moment.turn.testResults?.allTestCasesPassed === false
  const seen = fails ? 'nothingSeenButFails' : 'nothingSuspicious'
  const nothing = say(moment.code.tree === null ? 'cannotRead' : seen, { lines: linesOf(moment) })
  return joined(moment, [tests, nothing, caseToTry(moment, say)])
}

/** Returns an edge case that nobody has asked about yet; null if there is none. */
export function caseToTry(moment: CoachMoment, say: SayHelp): string | null {
  const open = moment.turn.challenge?.edgeCases.find(({ question }) => !wasHeard(moment, question))
  return open === undefined ? null : say('otherwiseTry', { question: open.question })
}
