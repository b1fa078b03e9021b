import { isJudged, type TestCaseOutcome, type TestRun } from '@greenroom/shared/session'
import { CloseButton, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import ui from '../../ui/primitives.module.css'
import { resultTexts, roomTexts as texts } from '../room/texts.ts'
import { CaseDetail } from './CaseDetail.tsx'
import { ErrorText } from './ErrorText.tsx'
import { HiddenKinds } from './HiddenKinds.tsx'
import { isFailed, type Verdict, verdictOf, verdictOfCase } from './ownRun.ts'
import { ResultGlyph } from './ResultFace.tsx'
import classes from './ResultsPanel.module.css'
import { RunHead } from './RunHead.tsx'
import { useIsStale } from './useIsStale.ts'

/**
 * A run's result: the verdict in a sentence, the compiler's remarks, the first failing case with its difference, and
 * hidden cases only by kind. For the candidate's own input, shows the output without a verdict.
 */
export function ResultsPanel({ run, onClose }: { run: TestRun; onClose: () => void }) {
  const isStale = useIsStale(run)
  const results = run.outcome.status === 'COMPLETED' ? run.outcome.results : null
  const visible = results?.testCases.filter(({ hidden }) => !hidden) ?? []
  const isCompiled = results?.compilation.status === 'ACCEPTED'
  const compilerOutput = results?.compilation.output.trimEnd() ?? ''
  return (
    <section
      className={clsx(ui.flex, ui.column, ui.lineAbove, ui.page, classes.results)}
      aria-label={texts.results}
      data-stale={isStale}
    >
      <RunHead run={run} isStale={isStale}>
        <CloseButton aria-label={texts.closeResults} onClick={onClose} />
      </RunHead>
      {results !== null && (
        <div className={clsx(ui.grow, ui.lowers, ui.scrolls)}>
          {compilerOutput !== '' && (
            <div className={clsx(ui.inset14by20, classes.compiler)} data-remarks={isCompiled}>
              <ErrorText name={texts.compiler} text={compilerOutput} />
            </div>
          )}
          {isCompiled && visible.length > 0 && <Cases cases={visible} verdict={verdictOf(run)} />}
          <HiddenKinds testCases={results.testCases} />
        </div>
      )}
    </section>
  )
}

function Cases({ cases, verdict }: { cases: readonly TestCaseOutcome[]; verdict: Verdict }) {
  const firstFailure = cases.findIndex(isFailed)
  const [chosen, setChosen] = useState(firstFailure < 0 ? 0 : firstFailure)
  const shown = cases[chosen]
  // A single input doesn't need a list to choose from.
  const isAlone = cases.length === 1 && !cases.some(isJudged)
  return (
    <div className={clsx(ui.grid, classes.cases)} data-alone={isAlone}>
      {!isAlone && (
        <ul className={clsx(ui.unmarked, ui.flat, ui.lineRight, classes.list)} aria-label={texts.cases}>
          {cases.map((outcome, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the cases of a run never change places
            <li key={index}>
              <UnstyledButton
                className={clsx(ui.row, ui.gap8, ui.wide, ui.text14, ui.roundSmall, classes.case)}
                aria-pressed={index === chosen}
                onClick={() => setChosen(index)}
              >
                <ResultGlyph verdict={verdictOfCase(outcome)} />
                {texts.caseName(index + 1)}
                <VisuallyHidden>{`, ${resultTexts[verdictOfCase(outcome)].name}`}</VisuallyHidden>
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
      {shown !== undefined && (
        <CaseDetail outcome={shown} withFace={isFailed(shown) && verdictOfCase(shown) !== verdict} />
      )}
    </div>
  )
}
