import { Textarea } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { clsx } from 'clsx'
import { toolTexts } from '../../../../parts/coach/toolTexts.ts'
import { useRoom } from '../../../../parts/room/roomContext.ts'
import ui from '../../../../ui/primitives.module.css'
import classes from './ScratchPad.module.css'

const texts = toolTexts.pad

/** The candidate's own notes, which stay in this browser and are never sent. */
export function ScratchPad() {
  const sessionId = useRoom(({ state }) => state?.sessionId ?? '')
  const [text, setText] = useLocalStorage({
    key: `greenroom:pad:${sessionId}`,
    defaultValue: '',
    serialize: (value) => value,
    deserialize: (value) => value ?? '',
    getInitialValueInEffect: false,
  })
  return (
    <div className={clsx(ui.flex, ui.column, ui.tall, classes.pad)}>
      <p className={clsx(ui.small, ui.quiet, classes.note)}>{texts.note}</p>
      <Textarea
        className={clsx(ui.flex, ui.grow, ui.lowers)}
        classNames={{
          wrapper: clsx(ui.flex, ui.grow, ui.lowers),
          input: clsx(ui.grow, ui.tall, ui.body, classes.input),
        }}
        aria-label={texts.label}
        placeholder={texts.placeholder}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </div>
  )
}
