import type { CodeFacts, TracedInput } from '@greenroom/shared/session'
import { InputTable } from '../../../parts/runs/InputTable.tsx'
import { elapsedOf } from '../../../ui/time.ts'
import { scorecardTexts } from '../texts.ts'
import classes from './Counterexample.module.css'

const texts = scorecardTexts.facts.search

/** The smallest input that a handed-in version gets wrong, with the right answer; or a line that none was found. */
export function Counterexample({ facts, atMs }: { facts: CodeFacts; atMs: number }) {
  const { counterexample, searched, wrong } = facts
  if (searched === 0) return null
  return (
    <section>
      <div className={classes.head}>
        <h3 className={classes.title}>{counterexample === null ? texts.none : texts.found}</h3>
        <span className={classes.when}>{texts.at(elapsedOf(atMs))}</span>
      </div>
      {counterexample !== null && (
        <InputTable
          rows={counterexample.rows}
          printed={[
            { name: texts.right, value: counterexample.right.trimEnd(), tone: 'right' },
            { name: texts.yours, value: yours(counterexample), tone: 'wrong' },
          ]}
        />
      )}
      <p className={classes.note}>
        {counterexample === null ? texts.nothing(searched) : texts.smallest(wrong, searched)}
      </p>
    </section>
  )
}

const yours = ({ does, prints }: TracedInput): string => (does === 'prints' ? prints.trimEnd() : texts[does])
