import { undoMs } from '@greenroom/shared/session'
import { Button, VisuallyHidden } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import { KeyHint } from '../keyboard/KeyHint.tsx'
import { ariaKeysOf } from '../keyboard/shortcuts.ts'
import { useShortcut } from '../keyboard/useShortcut.ts'
import { handInTexts as texts } from './texts.ts'
import classes from './Undoing.module.css'

const segments = 5

/** A countdown of the five seconds in which the hand-in can be undone, with the Undo button. */
export function Undoing(props: {
  leftMs: number
  isWide: boolean
  isReturning: boolean
  size?: 'xs' | 'sm'
  onUndo: () => void
}) {
  const { leftMs, isWide, isReturning, onUndo } = props
  const seconds = Math.ceil(leftMs / 1_000)
  const left = Math.ceil((leftMs / undoMs) * segments)
  const mayUndo = leftMs > 0 && !isReturning
  useShortcut('undo', mayUndo ? onUndo : null)
  return (
    <div className={clsx(ui.row, classes.undoing)}>
      <span className={ui.medium}>{texts.handingIn}</span>
      {leftMs > 0 && (
        <>
          <span className={clsx(ui.flex, classes.segments)} aria-hidden="true">
            {Array.from({ length: segments }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the segments never change places
              <span key={index} className={clsx(ui.square2, classes.segment)} data-left={index < left} />
            ))}
          </span>
          <span className={clsx(ui.quiet, ui.figures, classes.seconds)} aria-hidden="true">
            {texts.secondsLeft(seconds)}
          </span>
          <Button
            size={props.size ?? 'sm'}
            className={classes.undo ?? ''}
            disabled={!mayUndo}
            aria-keyshortcuts={ariaKeysOf('undo')}
            leftSection={<IconArrowBackUp size={17} stroke={1.6} aria-hidden="true" />}
            rightSection={isWide ? <KeyHint of="undo" /> : null}
            onClick={onUndo}
          >
            {texts.undo}
          </Button>
        </>
      )}
      <VisuallyHidden role="status">{texts.handingIn}</VisuallyHidden>
    </div>
  )
}
