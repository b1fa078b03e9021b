import { Textarea } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { toolTexts } from '../../../../parts/coach/toolTexts.ts'
import { useRoom } from '../../../../parts/room/roomContext.ts'
import classes from './ScratchPad.module.css'

const texts = toolTexts.pad

/** Notes for oneself. They stay in this browser and are sent nowhere. */
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
    <div className={classes.pad}>
      <p className={classes.note}>{texts.note}</p>
      <Textarea
        className={classes.field ?? ''}
        classNames={{ wrapper: classes.wrapper ?? '', input: classes.input ?? '' }}
        aria-label={texts.label}
        placeholder={texts.placeholder}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </div>
  )
}
