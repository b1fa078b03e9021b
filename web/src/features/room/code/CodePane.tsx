import { codeRuns, isSpoken } from '@greenroom/shared/rules'
import { type CommandError, questionsOf } from '@greenroom/shared/session'
import { programmingLanguageLabels } from '@greenroom/shared/vocabulary'
import { lazy, memo, Suspense, useEffect, useState } from 'react'
import { ElsewhereNotice, TooLongNotice } from '../../../parts/editor/CodeNotices.tsx'
import { EditorSkeleton } from '../../../parts/editor/EditorSkeleton.tsx'
import { useSession } from '../../../parts/room/useInterview.ts'
import { latestOwnRun } from '../../../parts/runs/ownRun.ts'
import { ResultsPanel } from '../../../parts/runs/ResultsPanel.tsx'
import { UnderWay } from '../../../parts/runs/UnderWay.tsx'
import { ProblemBand } from '../../../ui/Problem.tsx'
import { CodeHeader } from './CodeHeader.tsx'
import classes from './CodePane.module.css'
import { OwnInput } from './OwnInput.tsx'
import { useRunCode } from './useRunCode.ts'

const CodeEditor = lazy(() => import('../../../parts/editor/CodeEditor.tsx'))

/** Editor, its language, and where code runs the candidate's own input and the results. */
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
  const [problem, setProblem] = useState<CommandError | null>(null)
  const [closedRun, setClosedRun] = useState<string | null>(null)
  const [ownInput, setOwnInput] = useState({ isOpen: false, text: '' })
  const runCode = useRunCode({ onRefused: setProblem })
  const run = session?.run
  const runId = run?.runId
  // biome-ignore lint/correctness/useExhaustiveDependencies: another run makes an earlier refusal old news
  useEffect(() => setProblem(null), [runId])
  if (session === null) return null
  const { language, isRunning, notesOnly } = session
  const runs = session.codeRuns && !notesOnly
  return (
    <div className={classes.code}>
      <CodeHeader
        language={programmingLanguageLabels[language]}
        runs={runs}
        notesOnly={notesOnly}
        isWide={isWide}
        isRunning={isRunning}
        runCode={runCode}
        isOwnInputOpen={ownInput.isOpen}
        onOwnInput={() => setOwnInput(({ isOpen, text }) => ({ isOpen: !isOpen, text }))}
        onChangeLanguage={onChangeLanguage}
      />
      <ElsewhereNotice />
      <TooLongNotice />
      {problem !== null && <ProblemBand>{problem.message}</ProblemBand>}
      <Suspense fallback={<EditorSkeleton />}>
        <CodeEditor withKeys={!isWide} />
      </Suspense>
      {ownInput.isOpen && runs && (
        <OwnInput
          value={ownInput.text}
          runCode={runCode}
          onChange={(text) => setOwnInput({ isOpen: true, text })}
          onClose={() => setOwnInput(({ text }) => ({ isOpen: false, text }))}
        />
      )}
      {runCode.isQueued && <UnderWay isOffline />}
      {run !== undefined && run.runId !== closedRun && (
        <ResultsPanel key={run.runId} run={run} onClose={() => setClosedRun(run.runId)} />
      )}
    </div>
  )
})
