import type { Question, TestRun } from '@greenroom/shared/session'
import { InputTable } from '../../../parts/runs/InputTable.tsx'
import { workspaceTexts } from '../texts.ts'
import classes from './WrongInput.module.css'

const texts = workspaceTexts.wrongInput

/** A small input on which the submitted code goes wrong, where one was found and may be shown; what is right stays to be found. */
export function WrongInput({ question, run }: { question: Question; run: TestRun | undefined }) {
  const shown = question.looks?.find(({ runId }) => runId !== undefined && runId === run?.runId)?.shown
  if (shown === undefined) return null
  const { rows, does, prints } = shown
  const value = does === 'prints' ? prints.trimEnd() || texts.nothing : texts[does]
  return (
    <section className={classes.wrongInput} aria-labelledby="wrong-input">
      <h3 id="wrong-input" className={classes.title}>
        {texts.title}
      </h3>
      <InputTable rows={rows} printed={[{ name: texts.yours, value, tone: 'wrong' }]} />
      <p className={classes.note}>{texts.note}</p>
    </section>
  )
}
