import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import classes from './InlineCode.module.css'

/** Text as typed, with parts in backticks shown as code. */
export function InlineCode({ text }: { text: string }) {
  const parts = text.split(/`([^`\n]+)`/)
  return (
    <>
      {parts.map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change places
          <code key={index} className={clsx(ui.mono, ui.roundSmall, ui.page, classes.code)}>
            {part}
          </code>
        ),
      )}
    </>
  )
}
