import { Button, CloseButton, Textarea } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { roomTexts as texts } from '../../../parts/room/texts.ts'
import ui from '../../../ui/primitives.module.css'
import classes from './OwnInput.module.css'
import type { RunCode } from './useRunCode.ts'

/** Lets candidates run the program on their own input; shows the output without a verdict. */
export function OwnInput({
  value,
  runCode,
  onChange,
  onClose,
}: {
  value: string
  runCode: RunCode
  onChange: (value: string) => void
  onClose: () => void
}) {
  return (
    <section
      className={clsx(ui.flex, ui.gap12, ui.fixed, ui.lineAbove, ui.page, classes.own)}
      aria-label={texts.ownInput}
    >
      <Textarea
        className={clsx(ui.grow, ui.shrinks)}
        classNames={{ input: clsx(ui.text13, ui.line20, ui.mono, classes.text) }}
        label={texts.ownInput}
        autosize
        minRows={2}
        maxRows={5}
        autoFocus
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div className={clsx(ui.flex, ui.column, ui.between, ui.low)}>
        <CloseButton aria-label={texts.closeOwnInput} onClick={onClose} />
        <Button
          size="xs"
          disabled={!runCode.isReady}
          leftSection={<IconPlayerPlay size={14} stroke={1.6} aria-hidden="true" />}
          onClick={() => runCode.run([{ stdin: value, expected_output: null }])}
        >
          {texts.runOwnInput}
        </Button>
      </div>
    </section>
  )
}
