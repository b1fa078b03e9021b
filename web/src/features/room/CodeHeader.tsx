import type { CommandError } from '@greenroom/shared'
import { isAfterCoding } from '@greenroom/shared'
import { Button } from '@mantine/core'
import { IconChevronDown, IconPlayerPlay } from '@tabler/icons-react'
import { useCallback } from 'react'
import classes from './CodeHeader.module.css'
import { KeyHint } from './KeyHint.tsx'
import { useRoom, useRoomAccess } from './roomContext.ts'
import { ariaKeysOf } from './shortcuts.ts'
import { roomTexts as texts } from './texts.ts'
import { useShortcut } from './useShortcut.ts'

/** The language, and either that nothing runs here or the buttons that run it. */
export function CodeHeader(props: {
  language: string
  runs: boolean
  isWide: boolean
  isRunning: boolean
  onChangeLanguage: () => void
  onRefused: (error: CommandError) => void
}) {
  const { language, runs, isWide, isRunning } = props
  return (
    <div className={classes.place}>
      <div className={classes.header}>
        <Button
          variant="subtle"
          size="xs"
          className={classes.language ?? ''}
          disabled={!isRunning}
          aria-label={texts.changeLanguage(language)}
          rightSection={<IconChevronDown size={15} stroke={1.6} aria-hidden="true" />}
          onClick={props.onChangeLanguage}
        >
          {language}
        </Button>
        <span className={classes.hint} title={texts.tabHintLong}>
          <kbd>Ctrl M</kbd> {texts.tabHint}
        </span>
        {runs ? (
          <RunButtons isWide={isWide} isRunning={isRunning} onRefused={props.onRefused} />
        ) : (
          <p className={classes.nothing}>
            <span className={classes.long}>{texts.nothingRuns}</span>
            <span className={classes.short}>{texts.nothingRunsShort}</span>
          </p>
        )}
      </div>
    </div>
  )
}

function RunButtons({
  isWide,
  isRunning,
  onRefused,
}: {
  isWide: boolean
  isRunning: boolean
  onRefused: (error: CommandError) => void
}) {
  const { client, keeper } = useRoomAccess()
  const isDone = useRoom(({ state }) => state?.phase === 'IN_PROGRESS' && isAfterCoding(state.step))
  const isSending = useRoom(({ outbox }) =>
    outbox.some(({ command }) => command.type === 'RunTests' || command.type === 'SubmitCode'),
  )
  const run = useCallback(
    async (type: 'RunTests' | 'SubmitCode') => {
      const taken = keeper.take()
      if (taken === null) return
      const answer = await client.send(
        type === 'RunTests' ? { type: 'RunTests', ...taken } : { type: 'SubmitCode', ...taken },
      )
      if (!answer.ok && answer.error.code !== 'QUESTION_OVER') onRefused(answer.error)
    },
    [client, keeper, onRefused],
  )
  const isReady = isRunning && !isSending
  useShortcut('run', isReady ? () => void run('RunTests') : null)
  return (
    <div className={classes.buttons}>
      <Button
        size="xs"
        disabled={!isReady}
        aria-keyshortcuts={ariaKeysOf('run')}
        leftSection={<IconPlayerPlay size={14} stroke={1.6} aria-hidden="true" />}
        rightSection={isWide ? <KeyHint of="run" /> : null}
        onClick={() => void run('RunTests')}
      >
        {texts.run}
      </Button>
      <Button size="xs" disabled={!isReady || isDone} onClick={() => void run('SubmitCode')}>
        {texts.submit}
      </Button>
    </div>
  )
}
