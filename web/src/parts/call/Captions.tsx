import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import classes from './CallStrip.module.css'
import type { Call } from './call.ts'
import { useCallView } from './callContext.ts'
import { callTexts as texts } from './texts.ts'

/** Live captions, if the speaker allows them. They disappear after a few seconds. */
export function Captions({ call, name }: { call: Call; name: string }) {
  const { mine, theirs } = useCallView(call, ({ captions }) => captions)
  const lines = [
    { who: name, words: theirs },
    { who: texts.you, words: mine },
  ].filter(({ words }) => words !== '')
  if (lines.length === 0) return null
  return (
    <ul className={clsx(ui.grid, ui.gap4, ui.list, ui.small, classes.captions)} aria-label={texts.captions}>
      {lines.map(({ who, words }) => (
        <li key={who} className={ui.breaks}>
          <span className={ui.medium}>{who}</span> {words}
        </li>
      ))}
    </ul>
  )
}
