import { questionsOf } from '@greenroom/shared/session'
import { IconChevronRight } from '@tabler/icons-react'
import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import { useRoom } from '../room/roomContext.ts'
import { roomTexts } from '../room/texts.ts'
import classes from './InputReading.module.css'

const texts = roomTexts.reading

/**
 * The code that runs around the candidate's function, folded away below the editor. Renders nothing if there is none.
 */
export function InputReading() {
  const reading = useRoom(({ state }) => {
    const challenge = state === null ? undefined : questionsOf(state).at(-1)?.challenge
    return challenge?.programming_language === state?.programmingLanguage ? challenge?.reading : undefined
  })
  if (reading === undefined) return null
  return (
    <details className={clsx(ui.fixed, ui.lineAbove, ui.codeGround, classes.reading)}>
      <summary>
        <IconChevronRight className={clsx(ui.fixed, classes.chevron)} size={16} stroke={1.6} aria-hidden="true" />
        {texts.title}
      </summary>
      <div className={classes.body}>
        <p className={clsx(ui.flat, ui.text13, ui.line20, ui.quiet, classes.note)}>{texts.note}</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
        <section tabIndex={0} aria-label={texts.title}>
          <pre className={clsx(ui.flat, ui.text13, ui.line20, ui.quiet, ui.mono, classes.code)}>{reading}</pre>
        </section>
      </div>
    </details>
  )
}
