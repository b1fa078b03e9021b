import { ActionIcon, Paper } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useState } from 'react'
import ui from '../../ui/primitives.module.css'
import { calculate } from './calculate.ts'
import classes from './PaperRoom.module.css'
import { paperTexts } from './texts.ts'

const texts = paperTexts.calculatorKeys
const keys = [
  'C',
  '(',
  ')',
  '÷',
  '7',
  '8',
  '9',
  '×',
  '4',
  '5',
  '6',
  '−',
  '1',
  '2',
  '3',
  '+',
  '0',
  '.',
  '⌫',
  '=',
] as const
const names: Partial<Record<(typeof keys)[number], string>> = { C: texts.clear, '=': texts.equals, '⌫': texts.erase }
const maxLength = 60

/** A pocket calculator, used with its buttons or by typing into the field. It never fills in the answer. */
export function Calculator({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  const [line, setLine] = useState('')
  const [isWrong, setWrong] = useState(false)
  const equals = (): void => {
    const result = calculate(text)
    setWrong(result === null && text !== '')
    if (result === null) return
    setLine(`${text} =`)
    setText(String(result).replace('-', '−'))
  }
  const press = (key: (typeof keys)[number]): void => {
    if (key === '=') {
      equals()
      return
    }
    setWrong(false)
    if (key === 'C') {
      setLine('')
      setText('')
    } else if (key === '⌫') setText(text.slice(0, -1))
    else if (text.length < maxLength) setText(text + key)
  }
  return (
    <Paper
      component="section"
      withBorder
      shadow="md"
      className={classes.calculator}
      aria-label={paperTexts.room.calculatorName}
    >
      <div className={clsx(ui.row, ui.between)}>
        <strong className={ui.small}>{paperTexts.room.calculatorName}</strong>
        <ActionIcon variant="subtle" color="gray" aria-label={texts.close} onClick={onClose}>
          <IconX size={16} aria-hidden="true" />
        </ActionIcon>
      </div>
      <div className={clsx(ui.codeGround, ui.round, classes.screen)}>
        <p className={clsx(ui.flat, ui.small, ui.quiet, ui.right)} role="status">
          {isWrong ? texts.wrong : line}
        </p>
        <input
          className={clsx(ui.right, ui.strong, ui.figures, classes.calculation)}
          aria-label={paperTexts.room.calculatorName}
          inputMode="none"
          autoComplete="off"
          maxLength={maxLength}
          value={text}
          onChange={({ currentTarget }) => {
            setWrong(false)
            setText(currentTarget.value)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' || event.key === '=') {
              event.preventDefault()
              equals()
            } else if (event.key === 'Escape') onClose()
          }}
        />
      </div>
      <div className={classes.pad}>
        {keys.map((key) => (
          <button key={key} type="button" aria-label={names[key]} className={classes.padKey} onClick={() => press(key)}>
            {key}
          </button>
        ))}
      </div>
    </Paper>
  )
}
