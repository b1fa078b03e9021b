import {
  questionsOf,
  type Session,
  type SessionScorecard,
  type StatedCost,
  stepTargets,
} from '@greenroom/shared/session'
import { clsx } from 'clsx'
import { Cost, CostUnknown } from '../../../parts/facts/Cost.tsx'
import { Counterexample } from '../../../parts/facts/Counterexample.tsx'
import type { HandIn } from '../../../parts/replay/handIns.ts'
import type { Timeline } from '../../../parts/replay/timeline.ts'
import ui from '../../../ui/primitives.module.css'
import { elapsedOf } from '../../../ui/time.ts'
import type { Before } from '../previous.ts'
import { Radar } from '../Radar.tsx'
import { TimePerStep } from '../TimePerStep.tsx'
import classes from './FactsTab.module.css'
import { StatedCosts } from './StatedCosts.tsx'
import { TestsByKind } from './TestsByKind.tsx'

/** Counts and measurements, not judgements. */
export function FactsTab(props: {
  session: Session
  scorecard: SessionScorecard
  round: number | null
  before: Before | null
  timeline: Timeline
  handIns: readonly HandIn[]
  /** When a commit was stored, in ms from the start of the interview; null if unknown. */
  momentOf: (seq: number) => number | null
}) {
  const { session, scorecard, round, timeline, handIns } = props
  const shown = round === null ? scorecard : (scorecard.rounds[round] ?? scorecard)
  const silence = timeline.silences.toSorted((a, b) => b.toMs - b.fromMs - (a.toMs - a.fromMs))[0]
  const judged = handIns.filter(({ results }) => results !== null)
  // If there are several versions, show one with a counterexample. For the cost, show the last one.
  const wrong = handIns.filter(({ facts }) => facts !== null && facts.counterexample !== null)
  const examined = (wrong.length > 0 ? wrong : handIns.filter(({ facts }) => facts !== null)).slice(-1)
  const measured = handIns.findLast(({ facts }) => facts !== null && facts.cost !== null)
  const cost = measured?.facts?.cost ?? null
  const stated = scorecard.rounds[(measured?.question ?? 0) - 1]?.objective.costs?.time
  const questions = [...new Set(judged.map(({ question }) => question))]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by the keyboard
    <div className={clsx(ui.tall, ui.scrolls, ui.focusInside, classes.facts)} tabIndex={0}>
      <div className={classes.columns}>
        {examined.flatMap(({ facts, atMs, runId }) =>
          facts === null ? [] : [<Counterexample key={runId} facts={facts} atMs={atMs} />],
        )}
        {questions.map((question) => (
          <TestsByKind
            key={question}
            title={
              questions.length > 1
                ? (questionsOf(session).find(({ number }) => number === question)?.challenge.title ?? null)
                : null
            }
            handIns={judged.filter((each) => each.question === question)}
          />
        ))}
        {cost !== null && <Cost cost={cost} stated={statedIn(stated, props.momentOf)} />}
        {cost === null && examined.length > 0 && <CostUnknown />}
        {shown.objective.costs !== undefined && <StatedCosts costs={shown.objective.costs} />}
        <TimePerStep
          phaseSeconds={shown.objective.phaseSeconds}
          targets={round === null ? stepTargets(session) : {}}
          spentMs={round === null ? timeline.durationMs : null}
          wholeMs={session.settings.timeLimitInMinutes * 60_000}
          silence={
            round !== null || silence === undefined
              ? null
              : { length: elapsedOf(silence.toMs - silence.fromMs), at: elapsedOf(silence.fromMs) }
          }
        />
        <Radar lines={shown.lines} before={round === null ? props.before : null} />
      </div>
    </div>
  )
}

/** The time cost that the candidate stated, and when; null if they didn't state one. */
const statedIn = (cost: StatedCost | undefined, momentOf: (seq: number) => number | null) =>
  cost === undefined || cost.said === null
    ? null
    : { ...cost, said: cost.said, atMs: cost.seq === undefined ? null : momentOf(cost.seq) }
