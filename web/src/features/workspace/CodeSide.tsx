import type { Session } from '@greenroom/shared/session'
import { Button } from '@mantine/core'
import { IconLock, IconPlayerPlay } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { ElsewhereNotice, TooLongNotice } from '../../parts/editor/CodeNotices.tsx'
import { EditorSkeleton } from '../../parts/editor/EditorSkeleton.tsx'
import { InputReading } from '../../parts/editor/InputReading.tsx'
import { CodeOfVersions } from '../../parts/handIn/CodeOfVersions.tsx'
import { groundOf } from '../../parts/handIn/groundOf.ts'
import { handInTexts } from '../../parts/handIn/texts.ts'
import { Undoing } from '../../parts/handIn/Undoing.tsx'
import type { HandInView } from '../../parts/handIn/useHandIn.ts'
import type { HandInActions } from '../../parts/handIn/useHandInActions.ts'
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
  view,
  actions,
  onRun,
  onSubmit,
}: {
  state: Session
  running: Running
  maySubmit: boolean
  /** Whether Submit has to wait for the interviewer's answer. */
  waits: boolean
  isWide: boolean
  view: HandInView
  actions: HandInActions
  onRun: () => void
  onSubmit: () => void
}) {
  useShortcut('run', running.mayRun && !view.isLocked ? onRun : null)
  useShortcut('submit', maySubmit ? onSubmit : null)
  const isOpen = state.phase === 'IN_PROGRESS'
  const buttons = isOpen && (
    <>
      {view.isLocked ? (
        <Undoing
          size="xs"
          leftMs={view.undoLeftMs}
          isWide={isWide}
          isReturning={actions.isReturning}
          onUndo={actions.undo}
        />
      ) : (
        <Button
          size="xs"
          className={classes.button ?? ''}
          disabled={!running.mayRun}
          aria-keyshortcuts={ariaKeysOf('run')}
          leftSection={<IconPlayerPlay size={14} stroke={1.6} aria-hidden="true" />}
          rightSection={isWide ? <KeyHint of="run" /> : null}
          onClick={() => actions.wasJustUndone() || onRun()}
        >
          {roomTexts.run}
        </Button>
      )}
      {view.mayGoBack && !view.maySubmitAgain ? (
        <Button size="xs" className={classes.button ?? ''} disabled={actions.isReturning} onClick={actions.goBack}>
          {handInTexts.backToCoding}
        </Button>
      ) : (
        (isWide || !view.isLocked) && (
          <Button
            size="xs"
            variant="filled"
            className={classes.button ?? ''}
            disabled={!maySubmit || view.isLocked}
            aria-keyshortcuts={ariaKeysOf('submit')}
            rightSection={isWide && maySubmit ? <KeyHint of="submit" /> : null}
            onClick={onSubmit}
          >
            {view.maySubmitAgain ? handInTexts.submitAgain : roomTexts.submit}
          </Button>
        )
      )}
    </>
  )
  return (
    <>
      <div className={classes.header} data-ground={groundOf(view)}>
        {view.isLocked ? (
          <p className={classes.locked}>
            <IconLock size={15} stroke={1.6} aria-hidden="true" /> {handInTexts.locked}
          </p>
        ) : (
          <>
            <LanguageMenu state={state} />
            {isWide && <span className={classes.file}>{fileNames[state.programmingLanguage]}</span>}
            <span className={classes.hint} title={roomTexts.tabHintLong}>
              {isWide && (
                <>
                  <kbd>Ctrl M</kbd> {roomTexts.tabHint}
                </>
              )}
            </span>
          </>
        )}
        {buttons}
      </div>
      <CodeOfVersions
        view={view}
        header={null}
        aside={null}
        editor={(marked) => (
          <>
            <ElsewhereNotice />
            <TooLongNotice />
            {running.problem !== null && <ProblemBand>{running.problem}</ProblemBand>}
            {waits && (
              <p className={classes.waits} role="status">
                {texts.waitForReply}
              </p>
            )}
            <Suspense fallback={<EditorSkeleton />}>
              <CodeEditor withKeys={!isWide} ground={groundOf(view)} marked={marked} />
            </Suspense>
            <InputReading />
          </>
        )}
      />
    </>
  )
}
