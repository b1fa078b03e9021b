import type { Session } from '@greenroom/shared/session'
import { Button } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { ElsewhereNotice, TooLongNotice } from '../../parts/editor/CodeNotices.tsx'
import { EditorSkeleton } from '../../parts/editor/EditorSkeleton.tsx'
import { KeyHint } from '../../parts/keyboard/KeyHint.tsx'
import { ariaKeysOf } from '../../parts/keyboard/shortcuts.ts'
import { useShortcut } from '../../parts/keyboard/useShortcut.ts'
import { roomTexts } from '../../parts/room/texts.ts'
import { ProblemBand } from '../../ui/Problem.tsx'
import classes from './CodeSide.module.css'
import { fileNames } from './fileNames.ts'
import { LanguageMenu } from './LanguageMenu.tsx'
import { workspaceTexts as texts } from './texts.ts'
import type { Running } from './useRunning.ts'

const CodeEditor = lazy(() => import('../../parts/editor/CodeEditor.tsx'))

/** The editor with its language, Run and Submit. */
export function CodeSide({
  state,
  running,
  maySubmit,
  waits,
  isWide,
  onRun,
  onSubmit,
}: {
  state: Session
  running: Running
  maySubmit: boolean
  /** Submit has to wait until the interviewer has answered. */
  waits: boolean
  isWide: boolean
  onRun: () => void
  onSubmit: () => void
}) {
  useShortcut('run', running.mayRun ? onRun : null)
  useShortcut('submit', maySubmit ? onSubmit : null)
  const isOpen = state.phase === 'IN_PROGRESS'
  return (
    <>
      <div className={classes.header}>
        <LanguageMenu state={state} />
        {isWide && <span className={classes.file}>{fileNames[state.programmingLanguage]}</span>}
        <span className={classes.hint} title={roomTexts.tabHintLong}>
          {isWide && (
            <>
              <kbd>Ctrl M</kbd> {roomTexts.tabHint}
            </>
          )}
        </span>
        {isOpen && (
          <>
            <Button
              size="xs"
              className={classes.button ?? ''}
              disabled={!running.mayRun}
              aria-keyshortcuts={ariaKeysOf('run')}
              leftSection={<IconPlayerPlay size={14} stroke={1.6} aria-hidden="true" />}
              rightSection={isWide ? <KeyHint of="run" /> : null}
              onClick={onRun}
            >
              {roomTexts.run}
            </Button>
            <Button
              size="xs"
              variant="filled"
              className={classes.button ?? ''}
              disabled={!maySubmit}
              aria-keyshortcuts={ariaKeysOf('submit')}
              rightSection={isWide && maySubmit ? <KeyHint of="submit" /> : null}
              onClick={onSubmit}
            >
              {roomTexts.submit}
            </Button>
          </>
        )}
      </div>
      <ElsewhereNotice />
      <TooLongNotice />
      {running.problem !== null && <ProblemBand>{running.problem}</ProblemBand>}
      {waits && (
        <p className={classes.waits} role="status">
          {texts.waitForReply}
        </p>
      )}
      <Suspense fallback={<EditorSkeleton />}>
        <CodeEditor withKeys={!isWide} />
      </Suspense>
    </>
  )
}
