import { tokenPrices } from '@greenroom/shared/rules'
import type { Round } from '@greenroom/shared/session'
import { UnstyledButton } from '@mantine/core'
import classes from './CoachAsks.module.css'
import { type CoachAsk, coachAsks } from './coachAsks.ts'
import { costOf } from './costs.ts'
import { toolTexts as texts } from './toolTexts.ts'

/** What can be asked of the coach, each with what it costs; one that cannot be asked now says why. */
export function CoachAsks(props: {
  /** Whether it names itself; it does not where what it stands in has that name already. */
  hasTitle: boolean
  /** Why none can be asked, or null. */
  blockedBecause: string | null
  /** Why those about code cannot, or null. */
  noCodeBecause: string | null
  /** What it is scored as, or null; where nothing is scored there is no price to tell. */
  round: Round | null
  onAsk: (ask: CoachAsk) => void
}) {
  return (
    <section className={classes.asks} aria-label={props.hasTitle ? texts.askFor : undefined}>
      {props.hasTitle && <h3 className={classes.title}>{texts.askFor}</h3>}
      <p className={classes.note}>{props.blockedBecause ?? texts.tokens(tokenPrices.coachCall)}</p>
      <ul className={classes.list}>
        {coachAsks.map((ask) => {
          const why = ask.needsCode ? props.noCodeBecause : null
          return (
            <li key={ask.key}>
              <UnstyledButton
                className={classes.ask ?? ''}
                disabled={props.blockedBecause !== null || why !== null}
                onClick={() => props.onAsk(ask)}
              >
                <span className={classes.label}>{ask.label}</span>
                <span className={classes.cost}>
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
