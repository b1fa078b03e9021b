import { bestScore, type ScorecardLine } from '@greenroom/shared/session'
import type { ReactNode } from 'react'
import type { Drill } from './drill.ts'
import classes from './FixFirst.module.css'
import { Practise } from './Practise.tsx'
import { scorecardTexts as texts } from './texts.ts'

/** The one thing to do next, and the button that begins it; beneath it what else can be done with a scorecard. */
export function FixFirst(props: {
  advice: string
  lines: readonly ScorecardLine[]
  /** What to practise; null for who only reads. */
  drill: Drill | null
  children?: ReactNode
}) {
  const { advice, lines, drill, children } = props
  const isAllAtTheTop = lines.every(({ score }) => score === bestScore)
  return (
    <section className={classes.card} aria-labelledby="fix-first">
      <h2 id="fix-first" className={classes.title}>
        {isAllAtTheTop ? texts.goOn : texts.fixFirst}
      </h2>
      <p className={classes.advice}>{advice}</p>
      <div className={classes.actions}>
        {drill && <Practise drill={drill} />}
        {children}
      </div>
    </section>
  )
}
