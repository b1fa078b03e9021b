import { mistakesSeen, nameOf } from '../code/regions.ts'
import { suspectsIn } from '../code/suspects.ts'
import type { CoachMoment } from '../provider.ts'
import { joined, linesOf, type SayHelp, wasHeard } from './compose.ts'
import { sentenceOnTests } from './facts.ts'

/** `isSure` where it is about the text of the program, and not about its idea. */
export type Suspicion = { line: number; text: string; region: string; isSure: boolean }

/** What is wrong with the text of the program itself is told before what may be wrong with its idea. */
const sure =
  /\b(never closes|how the line ends|no partner|begins a block|placeholder|gives it a value|never hands a result back)\b/

/** Every place that looks suspicious, the surest first: its region, and what to think of there; never how to mend it. */
export function suspicionsIn(moment: CoachMoment, say: SayHelp): Suspicion[] {
  const { code, turn } = moment
  const suspects = suspectsIn(code, { hasStub: turn.challenge !== null }).map((each) => ({
    ...each,
    region: `line ${each.line}`,
    isSure: sure.test(each.text),
  }))
  // What the authors warn of is held against code that is not known to be right.
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

/** Whether somebody spoke of this place before: of the author's words, or of the same line in the same way. */
const wasNamed = (moment: CoachMoment, { text }: Suspicion): boolean =>
  wasHeard(moment, text) || wasHeard(moment, text.slice(text.indexOf('.') + 1).trim() || text)

/** The suspicious region and not the fix; where there is none, it says so and leaves a case to try. */
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

/** A case at an edge that nobody has asked about yet. */
export function caseToTry(moment: CoachMoment, say: SayHelp): string | null {
  const open = moment.turn.challenge?.edgeCases.find(({ question }) => !wasHeard(moment, question))
  return open === undefined ? null : say('otherwiseTry', { question: open.question })
}
