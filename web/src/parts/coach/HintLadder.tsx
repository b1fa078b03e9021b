import { refusalTexts } from '@greenroom/shared/english'
import type { Round } from '@greenroom/shared/session'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { Markdown } from '../../ui/Markdown.tsx'
import ui from '../../ui/primitives.module.css'
import { StepLine } from '../../ui/StepLine.tsx'
import { useInterview } from '../room/useInterview.ts'
import { costOfRung, scoredAs } from './costs.ts'
import classes from './HintLadder.module.css'
import { noHintBecause, type Rung, rungsOf } from './hintLadder.ts'
import { toolTexts as texts } from './toolTexts.ts'

/** A question's five hints: those given, in full, and the price of the next one. */
export function HintLadder({ isAsking, onNext }: { isAsking: boolean; onNext: () => void }) {
  const picked = useInterview((state) => ({
    hintRung: state.question.hintRung,
    hints: state.question.hints,
    why: noHintBecause(state),
    round: scoredAs(state),
    messages: state.messages,
  }))
  if (picked === null) return null
  const { hintRung, why, round } = picked
  const rungs = rungsOf(picked, picked.messages)
  const next = hintRung + 1
  const reason = why ?? (isAsking ? refusalTexts.COACH_PENDING : null)
  return (
    <section className={clsx(ui.inset16by20, classes.ladder)} aria-label={texts.ladder}>
      <div className={clsx(ui.row, ui.between, ui.gap12, classes.head)}>
        <h3 className={clsx(ui.flat, ui.text15, ui.tight, ui.line20, ui.strong)}>{texts.ladderStanding(hintRung)}</h3>
        {why === null && (
          <Button size="xs" disabled={isAsking} onClick={onNext}>
            {texts.nextHint(next)}
          </Button>
        )}
      </div>
      <StepLine
        label={texts.ladderStanding(hintRung)}
        segments={rungs.map(({ rung }) => ({
          key: String(rung),
          weight: 1,
          filled: rung <= hintRung ? 1 : 0,
          current: rung === hintRung,
        }))}
      />
      <p className={clsx(ui.small, ui.quiet, classes.next)}>
        {reason ?? texts.nextCosts(next, costOfRung(next, round))}
      </p>
      <ol className={clsx(ui.list, classes.rungs)}>
        {rungs.map((rung) => (
          <RungLine key={rung.rung} rung={rung} round={round} isLatest={rung.rung === hintRung} />
        ))}
      </ol>
    </section>
  )
}

function RungLine(props: { rung: Rung; round: Round | null; isLatest: boolean }) {
  const { rung, name, state, words } = props.rung
  if (words === null)
    return (
      <li className={clsx(ui.flex, ui.between, ui.gap12, ui.small, ui.quiet, classes.rung)} data-state={state}>
        <span>{name}</span>
        <span className={clsx(ui.fixed, ui.text12, ui.faint, ui.right, classes.cost)}>
          {state === 'passed' ? texts.passedRung : costOfRung(rung, props.round)}
        </span>
      </li>
    )
  return (
    <li className={clsx(ui.flex, ui.between, ui.gap12, ui.small, ui.quiet, classes.rung)} data-state={state}>
      <details className={clsx(ui.shrinks, ui.ink, ui.breaks, classes.given)} open={props.isLatest}>
        <summary>{name}</summary>
        <Markdown text={words} />
      </details>
    </li>
  )
}
