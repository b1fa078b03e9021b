import type { CodeFacts, TracedInput } from '@greenroom/shared/session'
import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import { elapsedOf } from '../../ui/time.ts'
import { InputTable } from '../runs/InputTable.tsx'
import { factTexts } from './texts.ts'

const texts = factTexts.search

/** The smallest input that a handed-in version gets wrong, with the right answer; or a note that none was found. */
export function Counterexample({ facts, atMs, isMine = true }: { facts: CodeFacts; atMs: number; isMine?: boolean }) {
  const { counterexample, searched, wrong } = facts
  if (searched === 0) return null
  return (
    <section>
      <div className={clsx(ui.flex, ui.between, ui.baseline, ui.gap12)}>
        <h3 className={ui.under6}>{counterexample === null ? texts.none : texts.found}</h3>
        <span className={clsx(ui.text14, ui.quiet)}>{texts.at(elapsedOf(atMs))}</span>
      </div>
      {counterexample !== null && (
        <InputTable
          rows={counterexample.rows}
          printed={[
            { name: texts.right, value: counterexample.right.trimEnd(), tone: 'right' },
            { name: isMine ? texts.yours : texts.returned, value: returnedBy(counterexample), tone: 'wrong' },
          ]}
        />
      )}
      <p className={clsx(ui.after8, ui.text14, ui.line20, ui.quiet)}>
        {counterexample === null ? texts.nothing(searched) : texts.smallest(wrong, searched)}
      </p>
    </section>
  )
}

/** What the program returned for the input, or why it returned nothing. */
export const returnedBy = ({ does, prints }: TracedInput): string =>
  does === 'prints' ? prints.trimEnd() : texts[does]
