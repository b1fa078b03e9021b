import { Button } from '@mantine/core'
import { IconChevronDown, IconPlayerPlay } from '@tabler/icons-react'
import { KeyHint } from '../../../parts/keyboard/KeyHint.tsx'
import { ariaKeysOf } from '../../../parts/keyboard/shortcuts.ts'
import { useShortcut } from '../../../parts/keyboard/useShortcut.ts'
import { roomTexts as texts } from '../../../parts/room/texts.ts'
import classes from './CodeHeader.module.css'
import type { RunCode } from './useRunCode.ts'

type RunButtonsProps = { isWide: boolean; runCode: RunCode; isOwnInputOpen: boolean; onOwnInput: () => void }

/** The language, and either that nothing runs here or the buttons that run it. */
export function CodeHeader(
  props: RunButtonsProps & {
    language: string
    runs: boolean
    /** The question is answered in words: what is written is for the candidate alone to go by. */
    notesOnly: boolean
    isRunning: boolean
    onChangeLanguage: () => void
  },
) {
  const { language, runs, notesOnly, isRunning, onChangeLanguage, ...buttons } = props
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
          onClick={onChangeLanguage}
        >
          {language}
        </Button>
        <span className={classes.hint} title={texts.tabHintLong}>
          <kbd>Ctrl M</kbd> {texts.tabHint}
        </span>
        {runs ? (
          <RunButtons {...buttons} />
        ) : (
          <p className={classes.nothing}>
            <span className={classes.long}>{notesOnly ? texts.notesOnly : texts.nothingRuns}</span>
            <span className={classes.short}>{notesOnly ? texts.notesOnlyShort : texts.nothingRunsShort}</span>
          </p>
        )}
      </div>
    </div>
  )
}

function RunButtons({ isWide, runCode, isOwnInputOpen, onOwnInput }: RunButtonsProps) {
  useShortcut('run', runCode.isReady ? () => runCode.run() : null)
  return (
    <div className={classes.buttons}>
      <Button
        variant="subtle"
        size="xs"
        className={classes.ownInput ?? ''}
        aria-label={texts.ownInput}
        aria-expanded={isOwnInputOpen}
        onClick={onOwnInput}
      >
        <span className={classes.wide}>{texts.ownInput}</span>
        <span className={classes.narrow}>{texts.ownInputShort}</span>
      </Button>
      <Button
        size="xs"
        disabled={!runCode.isReady}
        aria-keyshortcuts={ariaKeysOf('run')}
        leftSection={<IconPlayerPlay size={14} stroke={1.6} aria-hidden="true" />}
        rightSection={isWide ? <KeyHint of="run" /> : null}
        onClick={() => runCode.run()}
      >
        {texts.run}
      </Button>
      <Button size="xs" disabled={!runCode.mayBeSubmitted} onClick={runCode.submit}>
        {texts.submit}
      </Button>
    </div>
  )
}
