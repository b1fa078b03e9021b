import { lastHandIn, type TestRun } from '@greenroom/shared/session'
import { CloseButton } from '@mantine/core'
import { IconEye, IconLock } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useState } from 'react'
import { returnedBy } from '../../../parts/facts/Counterexample.tsx'
import { factTexts } from '../../../parts/facts/texts.ts'
import { useHandIn } from '../../../parts/handIn/useHandIn.ts'
import { useRoom } from '../../../parts/room/roomContext.ts'
import { roomTexts as texts } from '../../../parts/room/texts.ts'
import { useInterview } from '../../../parts/room/useInterview.ts'
import { InputTable } from '../../../parts/runs/InputTable.tsx'
import { sentenceOfRun, verdictOf } from '../../../parts/runs/ownRun.ts'
import { ResultFace } from '../../../parts/runs/ResultFace.tsx'
import ui from '../../../ui/primitives.module.css'
import { secondsTimeOf } from '../../../ui/time.ts'
import classes from './HandedInResult.module.css'

/** The latest hand-in's result, below the code. Only the interviewer sees it until they share it. */
export function HandedInResult() {
  const role = useRoom(({ role }) => role)
  const isUndoable = useHandIn().isLocked
  const told = useInterview(({ question, control }) => {
    const version = lastHandIn(question)
    return { version, run: question.runs.find(({ runId }) => runId === version?.runId), control }
  })
  const [closed, setClosed] = useState<string | null>(null)
  if (told === null || told.version === undefined || told.run === undefined || isUndoable) return null
  const { version, run } = told
  const isShown = version.shown !== undefined
  const isJudged = run.outcome.status === 'COMPLETED' && run.outcome.results !== null
  const isTheirs = role === 'interviewer' && told.control === 'human'
  const key = `${version.handInId} ${isShown}`
  if (!isJudged || (!isTheirs && !isShown) || closed === key) return null
  const counterexample = version.shown?.counterexample ?? (isTheirs ? version.facts?.counterexample : null) ?? null
  return (
    <section
      className={clsx(ui.fixed, ui.lineAbove, ui.page, ui.scrolls, classes.result)}
      aria-label={texts.handedInResult}
    >
      <div className={clsx(ui.row, ui.wrap, ui.gap4by16, classes.head)} role="status">
        <ResultFace verdict={verdictOf(run)} size={18} />
        <span className={clsx(ui.grow, ui.text14, ui.quiet, ui.figures)}>
          {sentenceOfRun(hiddenOnly(run))} {secondsTimeOf(version.at)}
        </span>
        <ForWhom isShown={isShown} isTheirs={isTheirs} />
        <CloseButton aria-label={texts.closeResults} onClick={() => setClosed(key)} />
      </div>
      {counterexample !== null && (
        <div className={classes.rows}>
          <InputTable
            rows={counterexample.rows}
            printed={[
              { name: factTexts.search.expected, value: counterexample.right.trimEnd(), tone: 'right' },
              { name: factTexts.search.returned, value: returnedBy(counterexample), tone: 'wrong' },
            ]}
          />
        </div>
      )}
    </section>
  )
}

/** Reduces the run to its counts, which are given in a sentence. The panel itself shows the input. */
const hiddenOnly = (run: TestRun): TestRun =>
  run.outcome.status !== 'COMPLETED' || run.outcome.results === null
    ? run
    : {
        ...run,
        outcome: {
          ...run.outcome,
          results: {
            ...run.outcome.results,
            testCases: run.outcome.results.testCases.map((each) => ({ ...each, hidden: true })),
          },
        },
      }

function ForWhom({ isShown, isTheirs }: { isShown: boolean; isTheirs: boolean }) {
  const candidate = useRoom(({ state }) => state?.candidate.name ?? '')
  const Icon = isShown ? IconEye : IconLock
  return (
    <span className={clsx(ui.inlineRow, ui.gap8, ui.small, ui.medium, classes.whom)} data-shown={isShown}>
      <Icon size={16} stroke={1.6} aria-hidden="true" />
      {!isShown ? texts.onlyYouSee : isTheirs ? texts.seenBy(candidate) : texts.shownByInterviewer}
    </span>
  )
}
