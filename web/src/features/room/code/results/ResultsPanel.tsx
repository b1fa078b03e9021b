import { isJudged, type TestCaseOutcome, type TestRun } from '@greenroom/shared'
import { CloseButton, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { resultTexts, roomTexts as texts } from '../../texts.ts'
import { hiddenKinds, isFailed, sentenceOfRun, type Verdict, verdictOf, verdictOfCase } from './ownRun.ts'
import { ResultFace, ResultGlyph } from './ResultFace.tsx'
import classes from './ResultsPanel.module.css'

/**
 * What became of a run: the verdict in a sentence, what the compiler remarked, the first case that fails, and hidden cases
 * by kind only. Of input of one's own it shows the output, and no verdict.
 */
export function ResultsPanel({ run, onClose }: { run: TestRun; onClose: () => void }) {
  const results = run.outcome.status === 'COMPLETED' ? run.outcome.results : null
  const visible = results?.testCases.filter(({ hidden }) => !hidden) ?? []
  const kinds = hiddenKinds(results?.testCases ?? [])
  const isCompiled = results?.compilation.status === 'ACCEPTED'
  const compilerOutput = results?.compilation.output.trimEnd() ?? ''
  return (
    <section className={classes.results} aria-label={texts.results}>
      <div className={classes.head}>
        <div role="status" className={classes.verdict}>
          <ResultFace verdict={verdictOf(run)} size={18} />
          <span className={classes.sentence}>{sentenceOfRun(run)}</span>
        </div>
        {results !== null && visible.length > 0 && <span className={classes.cost}>{costOf(results.testCases)}</span>}
        <CloseButton aria-label={texts.closeResults} onClick={onClose} />
      </div>
      {results !== null && (
        <div className={classes.body}>
          {compilerOutput !== '' && (
            <div className={classes.compiler} data-remarks={isCompiled}>
              <Block name={texts.compiler} text={compilerOutput} />
            </div>
          )}
          {isCompiled && visible.length > 0 && <Cases cases={visible} verdict={verdictOf(run)} />}
          {kinds.length > 0 && (
            <div className={classes.kinds}>
              <h3 className={classes.kindsTitle}>{texts.hiddenCases}</h3>
              <ul>
                {kinds.map(({ name, passed, total }) => (
                  <li key={name}>
                    <ResultGlyph verdict={passed === total ? 'ACCEPTED' : 'WRONG_ANSWER'} />
                    {name}{' '}
                    <span className={classes.count}>
                      {passed}/{total}
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      )}
    </section>
  )
}

function costOf(cases: readonly TestCaseOutcome[]): string {
  const slowestMs = Math.max(...cases.map(({ timeMs }) => timeMs))
  const largestKb = Math.max(...cases.map(({ memoryKb }) => memoryKb))
  return texts.slowest(Math.round(slowestMs), Math.round(largestKb / 1024))
}

function Cases({ cases, verdict }: { cases: readonly TestCaseOutcome[]; verdict: Verdict }) {
  const firstFailure = cases.findIndex(isFailed)
  const [chosen, setChosen] = useState(firstFailure < 0 ? 0 : firstFailure)
  const shown = cases[chosen]
  // One input of one's own needs no list to choose from.
  const isAlone = cases.length === 1 && !cases.some(isJudged)
  return (
    <div className={classes.cases} data-alone={isAlone}>
      {!isAlone && (
        <ul className={classes.list} aria-label={texts.cases}>
          {cases.map((outcome, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the cases of a run never change places
            <li key={index}>
              <UnstyledButton
                className={classes.case ?? ''}
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
        <div className={classes.detail}>
          {isFailed(shown) && shown.status !== verdict && <ResultFace verdict={shown.status} />}
          <Block name={texts.input} text={shown.stdin} />
          {isJudged(shown) && <Block name={texts.expected} text={shown.expected_output} />}
          <Block
            name={isJudged(shown) ? texts.yours : texts.output}
            text={shown.actual_output}
            differsFrom={shown.expected_output}
          />
          {shown.stderr !== null && shown.stderr !== '' && <Block name={texts.errorOutput} text={shown.stderr} />}
        </div>
      )}
    </div>
  )
}

/** Text as a program reads or writes it; lines that differ from what was expected are marked. */
function Block({ name, text, differsFrom = null }: { name: string; text: string | null; differsFrom?: string | null }) {
  const shown = text === null || text === '' ? texts.nothing : text.replace(/\s+$/, '')
  const expected = differsFrom?.split('\n').map((line) => line.trimEnd())
  return (
    <div className={classes.block}>
      <div className={classes.blockName}>{name}</div>
      <pre className={classes.text}>
        {shown.split('\n').map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an output never change places
          <span key={index} data-differs={expected !== undefined && expected[index] !== line.trimEnd()}>
            {line}
            {'\n'}
          </span>
        ))}
      </pre>
    </div>
  )
}
