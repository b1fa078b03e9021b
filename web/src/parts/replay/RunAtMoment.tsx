import type { TestRun } from '@greenroom/shared/session'
import { IconCheck, IconClock, IconX } from '@tabler/icons-react'
import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import classes from './RunAtMoment.module.css'
import { compilerWordsOf, firstFailureOf, sentenceOf } from './runFacts.ts'
import { replayTexts as texts } from './texts.ts'

/** The question's latest run as of this moment: a sentence, and the first failure the reader is allowed to see. */
export function RunAtMoment({ run }: { run: TestRun }) {
  const failure = firstFailureOf(run)
  const compilerWords = compilerWordsOf(run)
  const state = stateOf(run)
  const Glyph = state === 'passed' ? IconCheck : state === 'failed' ? IconX : IconClock
  return (
    <section className={clsx(ui.lineAbove, ui.surface, ui.scrolls, classes.run)} aria-label={texts.runAt}>
      <p className={clsx(ui.row, ui.gap8, ui.flat, ui.small, classes.sentence)} data-state={state}>
        <Glyph size={16} stroke={2} aria-hidden="true" />
        <span>{sentenceOf(run)}</span>
      </p>
      {compilerWords !== '' && (
        <pre className={clsx(ui.flat, ui.text13, ui.mono, ui.breaks, ui.asTyped, classes.text)}>{compilerWords}</pre>
      )}
      {failure !== undefined && (
        <dl className={clsx(ui.flex, ui.wrap, ui.after8, classes.failure)}>
          <Block name={texts.input} text={failure.stdin} />
          <Block name={texts.expectedOutput} text={failure.expected_output} />
          <Block name={texts.actualOutput} text={failure.actual_output} />
        </dl>
      )}
    </section>
  )
}

function Block({ name, text }: { name: string; text: string | null }) {
  return (
    <div className={clsx(ui.shrinks, classes.block)}>
      <dt>{name}</dt>
      <dd>
        <pre className={clsx(ui.flat, ui.text13, ui.mono, ui.breaks, ui.asTyped, classes.text)}>
          {text === null || text === '' ? texts.nothing : text.trimEnd()}
        </pre>
      </dd>
    </div>
  )
}

function stateOf({ outcome }: TestRun): 'passed' | 'failed' | 'other' {
  if (outcome.status !== 'COMPLETED' || outcome.results === null) return 'other'
  return outcome.results.allTestCasesPassed ? 'passed' : 'failed'
}
