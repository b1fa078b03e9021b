import type { Question, TestRun } from '@greenroom/shared/session'
import { clsx } from 'clsx'
import { InputTable } from '../../../parts/runs/InputTable.tsx'
import ui from '../../../ui/primitives.module.css'
import { workspaceTexts } from '../texts.ts'
import classes from './WrongInput.module.css'

const texts = workspaceTexts.wrongInput

/**
 * A small input that the submitted code gets wrong, if one was found and can be shown. Doesn't reveal the right output.
 */
export function WrongInput({ question, run }: { question: Question; run: TestRun | undefined }) {
  const shown = question.looks?.find(({ runId }) => runId !== undefined && runId === run?.runId)?.shown
  if (shown === undefined) return null
  const { rows, does, prints } = shown
  const value = does === 'prints' ? prints.trimEnd() || texts.nothing : texts[does]
  return (
    <section className={classes.wrongInput} aria-labelledby="wrong-input">
      <h3 id="wrong-input" className={clsx(ui.under6, ui.small)}>
        {texts.title}
      </h3>
      <InputTable rows={rows} printed={[{ name: texts.yours, value, tone: 'wrong' }]} />
      <p className={clsx(ui.after8, ui.small, ui.quiet)}>{texts.note}</p>
    </section>
  )
}
