import type { InProgress, Question } from '@greenroom/shared/session'
import { clsx } from 'clsx'
import { roomTexts as texts } from '../../../parts/room/texts.ts'
import ui from '../../../ui/primitives.module.css'
import { StepLine } from '../../../ui/StepLine.tsx'
import { DesignSteps } from './DesignSteps.tsx'
import classes from './RoomSteps.module.css'
import { useDesignBand } from './useDesignBand.ts'
import { stepName, useStepPlan } from './useStepPlan.ts'
import { useStepTime } from './useStepTime.ts'

const minuteMs = 60_000

/** The question's progress on one line: the parts of a design, or any other question's steps. */
export function RoomSteps({ lineOnly = false }: { lineOnly?: boolean }) {
  const band = useDesignBand()
  return band === null ? <QuestionSteps lineOnly={lineOnly} /> : <DesignSteps band={band} lineOnly={lineOnly} />
}

/** The current step's name, its share of the time, and the next step. */
function QuestionSteps({ lineOnly }: { lineOnly: boolean }) {
  const state = useStepPlan()
  const ownMs = useStepTime()
  if (state === null) return <div />
  const { plan, index } = state
  // The previous step is still shown, but its elapsed time is no longer known.
  const passedMs = state.isHeld ? null : ownMs
  const current = plan[index]
  const next = plan[index + 1]
  if (current === undefined) return <div />
  const name = stepName(state.step, state)
  const where = texts.step(index + 1, plan.length)
  const passedMinutes = passedMs === null ? null : Math.floor(passedMs / minuteMs)
  const time =
    passedMinutes === null ? texts.stepPlan(current.minutes) : texts.stepMinutes(passedMinutes, current.minutes)
  const line = (
    <StepLine
      label={`${name}, ${where}`}
      segments={plan.map(({ step, minutes }, position) => ({
        key: step,
        weight: minutes,
        current: position === index,
        filled: position < index ? 1 : position > index ? 0 : (passedMs ?? 0) / (minutes * minuteMs),
      }))}
    />
  )
  if (lineOnly) return line
  return (
    <div className={ui.shrinks}>
      <p
        className={clsx(
          ui.flex,
          ui.between,
          ui.gap12,
          ui.under6,
          ui.text14,
          ui.line18,
          ui.quiet,
          ui.figures,
          ui.oneLine,
          ui.clipped,
        )}
      >
        <span className={clsx(ui.clipped, classes.now)}>
          <strong className={clsx(ui.ink, ui.strong)}>{name}</strong> {standing(state) ?? where}, {time}
        </span>
        {next !== undefined && <span>{texts.next(stepName(next.step, state))}</span>}
      </p>
      {line}
    </div>
  )
}

/** Progress through a deck of statements, with the number of wrong answers; null for any other question. */
function standing(state: Pick<InProgress, 'step'> & Pick<Question, 'statements' | 'challenge'>): string | null {
  const { step, statements, challenge } = state
  const { statementCount } = challenge
  if (step !== 'approach' || statements === null || statementCount === undefined) return null
  return texts.statementsStanding(Math.min(statements.settled + 1, statementCount), statementCount, statements.strikes)
}
