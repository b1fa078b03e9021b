import { tokenPrices } from '@greenroom/shared/rules'
import type { Round } from '@greenroom/shared/session'
import { UnstyledButton } from '@mantine/core'
import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import classes from './CoachAsks.module.css'
import { type CoachAsk, coachAsks } from './coachAsks.ts'
import { costOf } from './costs.ts'
import { toolTexts as texts } from './toolTexts.ts'

/** Buttons for requests to the coach, each with its price; a disabled one says why. */
export function CoachAsks(props: {
  /** Whether to show a title; false if the container already has the same one. */
  hasTitle: boolean
  /** Why all requests are disabled, or null. */
  blockedBecause: string | null
  /** Why requests about code are disabled, or null. */
  noCodeBecause: string | null
  /** The round whose dimensions are scored; null if unscored, in which case there is no price to show. */
  round: Round | null
  onAsk: (ask: CoachAsk) => void
}) {
  return (
    <section className={clsx(ui.lineAbove, classes.asks)} aria-label={props.hasTitle ? texts.askFor : undefined}>
      {props.hasTitle && <h3 className={clsx(ui.under6, ui.text15, ui.tight, ui.line20, ui.strong)}>{texts.askFor}</h3>}
      <p className={clsx(ui.under8, ui.small, ui.quiet)}>
        {props.blockedBecause ?? texts.tokens(tokenPrices.coachCall)}
      </p>
      <ul className={clsx(ui.unmarked, ui.bare, classes.list)}>
        {coachAsks.map((ask) => {
          const why = ask.needsCode ? props.noCodeBecause : null
          return (
            <li key={ask.key}>
              <UnstyledButton
                className={clsx(ui.flex, ui.wrap, ui.between, ui.wide, ui.small, ui.round, classes.ask)}
                disabled={props.blockedBecause !== null || why !== null}
                onClick={() => props.onAsk(ask)}
              >
                <span className={clsx(ui.medium, classes.label)}>{ask.label}</span>
                <span className={clsx(ui.text12, ui.quiet)}>
                  {why ?? (props.round === null ? ask.what : costOf({ asked: ask.caps }, props.round))}
                </span>
              </UnstyledButton>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
