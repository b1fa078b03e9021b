import { codeRuns, isSpoken } from '@greenroom/shared/rules'
import { type CommandError, questionsOf } from '@greenroom/shared/session'
import { programmingLanguageLabels } from '@greenroom/shared/vocabulary'
import { clsx } from 'clsx'
import { lazy, memo, Suspense, useCallback, useEffect, useState } from 'react'
import { ElsewhereNotice, TooLongNotice } from '../../../parts/editor/CodeNotices.tsx'
import { EditorSkeleton } from '../../../parts/editor/EditorSkeleton.tsx'
import { InputReading } from '../../../parts/editor/InputReading.tsx'
import { CodeOfVersions } from '../../../parts/handIn/CodeOfVersions.tsx'
import { groundOf } from '../../../parts/handIn/groundOf.ts'
import { untilItStands } from '../../../parts/handIn/untilItStands.ts'
import { useHandIn } from '../../../parts/handIn/useHandIn.ts'
import { useSession } from '../../../parts/room/useInterview.ts'
import { useReadsOnly } from '../../../parts/room/useRole.ts'
import { latestOwnRun } from '../../../parts/runs/ownRun.ts'
import { ResultsPanel } from '../../../parts/runs/ResultsPanel.tsx'
import { UnderWay } from '../../../parts/runs/UnderWay.tsx'
import { ProblemBand } from '../../../ui/Problem.tsx'
import ui from '../../../ui/primitives.module.css'
import { CodeHeader, LanguageButton, RunButtons } from './CodeHeader.tsx'
import { HandedInResult } from './HandedInResult.tsx'
import { OwnInput } from './OwnInput.tsx'
import { useRunCode } from './useRunCode.ts'

const CodeEditor = lazy(() => import('../../../parts/editor/CodeEditor.tsx'))

/** The editor and its language. If code can run, also the candidate's own input and the results. */
export const CodePane = memo(function CodePane(props: { isWide: boolean; onChangeLanguage: () => void }) {
  const { isWide, onChangeLanguage } = props
  const session = useSession((state) => {
    const question = questionsOf(state).at(-1)
    return {
      language: state.programmingLanguage,
      isRunning: state.phase === 'IN_PROGRESS',
      notesOnly: isSpoken(question?.challenge.challengeType ?? 'coding'),
      codeRuns: codeRuns(state),
      run: question === undefined ? undefined : latestOwnRun(question),
    }
  })
  const [problem, setProblem] = useState<string | null>(null)
  const tellRefusal = useCallback(({ message }: CommandError) => setProblem(message), [])
  const [closedRun, setClosedRun] = useState<string | null>(null)
  const [ownInput, setOwnInput] = useState({ isOpen: false, text: '' })
  const runCode = useRunCode({ onRefused: tellRefusal })
  const view = useHandIn()
  const isOthers = useReadsOnly()
  const run = session?.run
  const runId = run?.runId
  // biome-ignore lint/correctness/useExhaustiveDependencies: another run makes an earlier refusal old news
  useEffect(() => setProblem(null), [runId])
  if (session === null) return null
  const { language, isRunning, notesOnly } = session
  const runs = session.codeRuns && !notesOnly && !isOthers
  const runButtons = {
    runCode,
    isOwnInputOpen: ownInput.isOpen,
    onOwnInput: () => setOwnInput(({ isOpen, text }) => ({ isOpen: !isOpen, text })),
  }
  const shown = run === undefined ? undefined : untilItStands(run, view)
  return (
    <div className={clsx(ui.flex, ui.column, ui.shrinks, ui.lowers, ui.tall, ui.codeGround)}>
      <CodeOfVersions
        view={view}
        header={
          <CodeHeader
            language={programmingLanguageLabels[language]}
            runs={runs && !view.isLocked}
            note={view.isLocked ? 'locked' : notesOnly ? 'notes' : 'nothingRuns'}
            isWide={isWide}
            isRunning={isRunning && !isOthers && !view.isLocked}
            {...runButtons}
            onChangeLanguage={onChangeLanguage}
          />
        }
        aside={
          <>
            {runs && <RunButtons isWide={isWide} {...runButtons} />}
            {isWide && (
              <LanguageButton
                language={programmingLanguageLabels[language]}
                isRunning={isRunning && !isOthers}
                onChangeLanguage={onChangeLanguage}
              />
            )}
          </>
        }
        editor={(marked) => (
          <>
            <ElsewhereNotice />
            <TooLongNotice />
            {problem !== null && <ProblemBand>{problem}</ProblemBand>}
            <Suspense fallback={<EditorSkeleton />}>
              <CodeEditor withKeys={!isWide} ground={groundOf(view)} marked={marked} />
            </Suspense>
            <InputReading />
          </>
        )}
      />
      {ownInput.isOpen && runs && (
        <OwnInput
          value={ownInput.text}
          runCode={runCode}
          onChange={(text) => setOwnInput({ isOpen: true, text })}
          onClose={() => setOwnInput(({ text }) => ({ isOpen: false, text }))}
        />
      )}
      <HandedInResult />
      {runCode.isQueued && <UnderWay isOffline />}
      {shown !== undefined && shown.runId !== closedRun && (
        <ResultsPanel key={shown.runId} run={shown} onClose={() => setClosedRun(shown.runId)} />
      )}
    </div>
  )
})
