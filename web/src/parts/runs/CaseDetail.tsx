import { isJudged, type TestCaseOutcome } from '@greenroom/shared/session'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import ui from '../../ui/primitives.module.css'
import { roomTexts } from '../room/texts.ts'
import classes from './CaseDetail.module.css'
import { differenceOf, judgedLines, type MarkedLine } from './difference.ts'
import { differenceSentence } from './differenceSentence.ts'
import { ErrorText } from './ErrorText.tsx'
import { endOf } from './endOf.ts'
import { OutputBlock } from './OutputBlock.tsx'
import { verdictOfCase } from './ownRun.ts'
import { ResultFace } from './ResultFace.tsx'
import { detailTexts as texts } from './texts.ts'

/**
 * One executed case: input, expected output, actual output and their difference. Pass `withFace` if nothing else shows
 * the verdict.
 */
export function CaseDetail({
  outcome,
  withFace,
  children,
}: {
  outcome: TestCaseOutcome
  withFace: boolean
  /** Actions for this case. */
  children?: ReactNode
}) {
  const { stdin, expected_output: expected, actual_output: actual, stderr, truncated = false, notRun = false } = outcome
  const isWrong = outcome.status === 'WRONG_ANSWER' && expected !== null
  const marked = isWrong ? differenceOf(expected, actual ?? '') : null
  const end = endOf(outcome)
  return (
    <div className={clsx(ui.flex, ui.column, ui.gap10, ui.shrinks, ui.inset14by20, ui.small, classes.detail)}>
      {(withFace || end !== null) && (
        <p className={clsx(ui.flex, ui.wrap, classes.end)}>
          <ResultFace verdict={verdictOfCase(outcome)} />
          {end !== null && <span>{end}</span>}
        </p>
      )}
      <OutputBlock name={roomTexts.input} lines={plainLines(stdin ?? '')} />
      {isJudged(outcome) && (
        <OutputBlock name={roomTexts.expected} lines={marked?.expected ?? plainLines(expected ?? '')} side="expected" />
      )}
      {!notRun && (
        <OutputBlock
          name={isJudged(outcome) ? roomTexts.yours : roomTexts.output}
          lines={marked?.actual ?? plainLines(actual ?? '')}
          side="actual"
        />
      )}
      {!notRun && stderr !== null && stderr !== '' && <ErrorText name={roomTexts.errorOutput} text={stderr} />}
      {isWrong && (
        <p className={clsx(ui.quiet, classes.sentence)}>
          <strong>{texts.difference}</strong> {differenceSentence(expected, actual ?? '', truncated)}
        </p>
      )}
      {truncated && <p className={clsx(ui.faint, ui.figures)}>{texts.partly}</p>}
      <div className={clsx(ui.row, ui.wrap, classes.foot)}>
        {!notRun && (
          <span className={clsx(ui.faint, ui.figures)}>
            {texts.time(Math.round(outcome.timeMs), Math.round(outcome.memoryKb / 1024))}
          </span>
        )}
        {children}
      </div>
    </div>
  )
}

export const plainLines = (text: string): MarkedLine[] =>
  judgedLines(text).map((line, index) => ({
    number: index + 1,
    pieces: [{ text: line, differs: false }],
    differs: false,
  }))
