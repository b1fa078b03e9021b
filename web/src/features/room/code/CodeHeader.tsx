import { Button } from '@mantine/core'
import { IconChevronDown, IconLock, IconPlayerPlay } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { handInTexts } from '../../../parts/handIn/texts.ts'
import { KeyHint } from '../../../parts/keyboard/KeyHint.tsx'
import { ariaKeysOf } from '../../../parts/keyboard/shortcuts.ts'
import { useShortcut } from '../../../parts/keyboard/useShortcut.ts'
import { roomTexts as texts } from '../../../parts/room/texts.ts'
import ui from '../../../ui/primitives.module.css'
import classes from './CodeHeader.module.css'
import type { RunCode } from './useRunCode.ts'

type RunButtonsProps = { isWide: boolean; runCode: RunCode; isOwnInputOpen: boolean; onOwnInput: () => void }

/** The language, plus the buttons that run the code or the reason why there are none. */
export function CodeHeader(
  props: RunButtonsProps & {
    language: string
    runs: boolean
    /**
     * Why there are no buttons: nothing runs here, these are notes for a spoken answer, or the code is being handed in.
     */
    note: 'nothingRuns' | 'notes' | 'locked'
    isRunning: boolean
    onChangeLanguage: () => void
  },
) {
  const { language, runs, note, isRunning, onChangeLanguage, ...buttons } = props
  const [long, short] = {
    nothingRuns: [texts.nothingRuns, texts.nothingRunsShort],
    notes: [texts.notesOnly, texts.notesOnlyShort],
    locked: [handInTexts.locked, handInTexts.locked],
  }[note]
  return (
    <div className={clsx(ui.fixed, classes.place)}>
      <div
        className={clsx(ui.row, ui.gap12, ui.fixed, ui.touchable, ui.lineBelow, classes.header)}
        data-locked={note === 'locked'}
      >
        {note !== 'locked' && (
          <LanguageButton language={language} isRunning={isRunning} onChangeLanguage={onChangeLanguage} />
        )}
        {note === 'locked' ? (
          <p className={clsx(ui.row, ui.gap6, ui.flat, ui.text14, ui.quiet)}>
            <span className={clsx(ui.text15, ui.ink, ui.strong, classes.frozen)}>{language}</span>
            <IconLock size={15} stroke={1.6} aria-hidden="true" /> {long}
          </p>
        ) : (
          <span className={clsx(ui.text14, ui.faint, ui.cut, classes.hint)} title={texts.tabHintLong}>
            <kbd>Ctrl M</kbd> {texts.tabHint}
          </span>
        )}
        {runs && <RunButtons {...buttons} />}
        {!runs && note !== 'locked' && (
          <p className={clsx(ui.grow, ui.flat, ui.text14, ui.line18, ui.quiet, ui.right, ui.clipped)}>
            <span className={classes.long}>{long}</span>
            <span className={classes.short}>{short}</span>
          </p>
        )}
      </div>
    </div>
  )
}

export function LanguageButton(props: { language: string; isRunning: boolean; onChangeLanguage: () => void }) {
  const { language, isRunning, onChangeLanguage } = props
  return (
    <Button
      variant="subtle"
      size="xs"
      className={clsx(ui.ink, ui.medium)}
      disabled={!isRunning}
      aria-label={texts.changeLanguage(language)}
      rightSection={<IconChevronDown size={15} stroke={1.6} aria-hidden="true" />}
      onClick={onChangeLanguage}
    >
      {language}
    </Button>
  )
}

/** Buttons that run the code. To hand in, use *Done coding* in the footer. */
export function RunButtons({ isWide, runCode, isOwnInputOpen, onOwnInput }: RunButtonsProps) {
  useShortcut('run', runCode.isReady ? () => runCode.run() : null)
  return (
    <div className={clsx(ui.flex, ui.end, ui.gap8, ui.grow)}>
      <Button
        variant="subtle"
        size="xs"
        className={ui.quiet}
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
    </div>
  )
}
