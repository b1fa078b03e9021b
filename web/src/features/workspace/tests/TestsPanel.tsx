import type { Question, Session, TestRun } from '@greenroom/shared/session'
import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconCircleDashed, IconPlus } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useState } from 'react'
import { resultTexts, roomTexts } from '../../../parts/room/texts.ts'
import { ErrorText } from '../../../parts/runs/ErrorText.tsx'
import { HiddenKinds } from '../../../parts/runs/HiddenKinds.tsx'
import { isFailed, verdictOf, verdictOfCase } from '../../../parts/runs/ownRun.ts'
import { ResultGlyph } from '../../../parts/runs/ResultFace.tsx'
import { RunHead } from '../../../parts/runs/RunHead.tsx'
import { UnderWay } from '../../../parts/runs/UnderWay.tsx'
import { useIsStale } from '../../../parts/runs/useIsStale.ts'
import ui from '../../../ui/primitives.module.css'
import { HandedIn } from '../HandedIn.tsx'
import { Solved } from '../Solved.tsx'
import { workspaceTexts as texts } from '../texts.ts'
import type { CostsField } from '../useCosts.ts'
import type { Running } from '../useRunning.ts'
import type { View } from '../views.ts'
import { CaseView } from './CaseView.tsx'
import { outcomeOf, resultsOf } from './outcomes.ts'
import { maxCases, maxOwnCases } from './ownCases.ts'
import { type ShownCase, shownCases } from './shownCases.ts'
import classes from './TestsPanel.module.css'
import type { useOwnCases } from './useOwnCases.ts'
import { WrongInput } from './WrongInput.tsx'

/** The visible cases and the candidate's own, each with its latest result; hidden cases only by kind. */
export function TestsPanel(props: {
  id?: string
  role?: string
  hidden?: boolean
  state: Session
  question: Question
  run: TestRun | undefined
  running: Running
  own: ReturnType<typeof useOwnCases>
  costs: CostsField
  /** Whether a hand-in can't be undone any more. */
  isStanding: boolean
  onShow: (view: View) => void
}) {
  const { state, question, run, running, own } = props
  const visible = question.challenge.testCases
  const cases = shownCases(visible, own.cases)
  const results = run === undefined ? null : resultsOf(run)
  const isStale = useIsStale(run)
  const isCompiled = results?.compilation.status === 'ACCEPTED'
  const compilerOutput = results?.compilation.output.trimEnd() ?? ''
  const [chosen, setChosen] = useState<{ id: string; runId: string | undefined } | null>(null)
  const shown = chosenCase(cases, run, chosen)
  const isOpen = state.phase === 'IN_PROGRESS'
  const isSolved = run?.purpose === 'submission' && results?.allTestCasesPassed === true
  const shownOutcome = shown === undefined ? undefined : outcomeOf(run, shown)
  const showsFailure = shownOutcome !== undefined && isFailed(shownOutcome)
  const isFull = own.cases.length >= maxOwnCases(visible.length)

  function choose(id: string) {
    setChosen({ id, runId: run?.runId })
  }
  function add(stdin = '') {
    const id = crypto.randomUUID?.() ?? String(Date.now())
    own.change({ type: 'add', id, stdin })
    choose(id)
  }

  return (
    <section
      id={props.id}
      role={props.role}
      hidden={props.hidden}
      className={clsx(ui.flex, ui.column, ui.grow, ui.lowers, ui.page, classes.tests)}
      aria-label={roomTexts.results}
      data-stale={isStale}
    >
      <VisuallyHidden component="h2">{texts.tests}</VisuallyHidden>
      {running.underWay !== null ? (
        <UnderWay isOffline={running.underWay === 'offline'} />
      ) : run === undefined ? (
        <div
          className={clsx(
            ui.flex,
            ui.wrap,
            ui.baseline,
            ui.fixed,
            ui.inset14by20,
            ui.text14,
            ui.line22,
            ui.lineBelow,
            classes.before,
          )}
        >
          <strong>{texts.emptyTests}</strong> <span>{texts.emptyTestsHint}</span>
        </div>
      ) : (
        <RunHead run={run} isStale={isStale} />
      )}
      {isSolved && state.assessmentType === 'not_an_assessment' && (
        <Solved challengeId={question.challenge.challenge_id} costs={props.costs} onShow={props.onShow} />
      )}
      {props.isStanding && <HandedIn state={state} onShow={props.onShow} />}
      <div className={clsx(ui.grid, ui.grow, ui.lowers, classes.body)}>
        <div className={clsx(ui.lowers, ui.lineRight, ui.scrolls, classes.aside)}>
          <h3 className={clsx(ui.small, classes.title)}>{texts.sampleCases}</h3>
          <ul className={clsx(ui.list, classes.list)} aria-label={roomTexts.cases}>
            {cases.map((each) => (
              <li key={each.id}>
                <CaseButton
                  shownCase={each}
                  run={run}
                  isChosen={each.id === shown?.id}
                  onChoose={() => choose(each.id)}
                />
              </li>
            ))}
          </ul>
          {isOpen && (
            <UnstyledButton
              className={clsx(ui.row, ui.gap6, ui.small, ui.accent, ui.medium, classes.add)}
              disabled={isFull}
              onClick={() => add()}
            >
              <IconPlus size={16} stroke={1.6} aria-hidden="true" />
              {isFull ? texts.noMoreCases(maxCases) : texts.addCase}
            </UnstyledButton>
          )}
        </div>
        <div className={clsx(ui.shrinks, ui.lowers, ui.scrolls)}>
          {compilerOutput !== '' && (
            <div className={clsx(ui.inset14by20, classes.compiler)} data-remarks={isCompiled}>
              <ErrorText name={roomTexts.compiler} text={compilerOutput} />
            </div>
          )}
          {!showsFailure && <WrongInput question={question} run={run} />}
          {shown !== undefined && (
            <CaseView
              key={shown.id}
              shownCase={shown}
              outcome={isCompiled ? outcomeOf(run, shown) : undefined}
              verdict={run === undefined ? null : verdictOf(run)}
              hasRun={results !== null && isCompiled}
              isOpen={isOpen}
              mayAdd={!isFull}
              change={own.change}
              onCopy={() => add(shown.stdin)}
              onRemoved={() => setChosen(null)}
            />
          )}
          {showsFailure && <WrongInput question={question} run={run} />}
          {results !== null && <HiddenKinds testCases={results.testCases} />}
        </div>
      </div>
    </section>
  )
}

/**
 * The case to show: the one chosen since the result arrived, otherwise the first one that fails, otherwise the first.
 */
function chosenCase(
  cases: readonly ShownCase[],
  run: TestRun | undefined,
  chosen: { id: string; runId: string | undefined } | null,
): ShownCase | undefined {
  const isCurrent = chosen !== null && chosen.runId === run?.runId
  const byHand = cases.find(({ id }) => id === chosen?.id)
  if (isCurrent && byHand !== undefined) return byHand
  const failed = cases.find((each) => {
    const outcome = outcomeOf(run, each)
    return outcome !== undefined && isFailed(outcome)
  })
  return failed ?? byHand ?? cases[0]
}

function CaseButton({
  shownCase,
  run,
  isChosen,
  onChoose,
}: {
  shownCase: ShownCase
  run: TestRun | undefined
  isChosen: boolean
  onChoose: () => void
}) {
  const outcome = outcomeOf(run, shownCase)
  return (
    <UnstyledButton
      className={clsx(ui.row, ui.gap8, ui.wide, ui.small, ui.roundSmall, ui.hovers, classes.case)}
      aria-label={`${shownCase.name}, ${outcome === undefined ? texts.notRunYet : resultTexts[verdictOfCase(outcome)].name}`}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      {outcome === undefined ? (
        <IconCircleDashed className={clsx(ui.fixed, ui.faint)} size={16} stroke={1.6} aria-hidden="true" />
      ) : (
        <ResultGlyph verdict={verdictOfCase(outcome)} />
      )}
      <span className={clsx(ui.shrinks, ui.cut)}>{shownCase.name}</span>
    </UnstyledButton>
  )
}
