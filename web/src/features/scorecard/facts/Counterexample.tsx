import type { CodeFacts } from '@greenroom/shared/session'
import { IconCheck, IconX } from '@tabler/icons-react'
import { elapsedOf } from '../../../ui/time.ts'
import { scorecardTexts } from '../texts.ts'
import classes from './Counterexample.module.css'

const texts = scorecardTexts.facts.search

/** The smallest input that a handed-in version gets wrong, with what is right; or that none was found. */
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
        <dl className={classes.rows}>
          {counterexample.rows.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <code>{value}</code>
              </dd>
            </div>
          ))}
          <div>
            <dt>{texts.right}</dt>
            <dd>
              <code>{counterexample.right.trimEnd()}</code> <IconCheck size={16} stroke={2} aria-hidden="true" />
            </dd>
          </div>
          <div data-wrong>
            <dt>{texts.yours}</dt>
            <dd>
              <code>
                {counterexample.does === 'prints' ? counterexample.prints.trimEnd() : texts[counterexample.does]}
              </code>{' '}
              <IconX size={16} stroke={2} aria-hidden="true" />
            </dd>
          </div>
        </dl>
      )}
      <p className={classes.note}>
        {counterexample === null ? texts.nothing(searched) : texts.smallest(wrong, searched)}
      </p>
    </section>
  )
}
