import { Modal } from '@mantine/core'
import { useOpenedAfterMount } from '../layout/useOpenedAfterMount.ts'
import { modifier } from './keys.ts'
import { closePalette } from './paletteState.ts'
import classes from './ShortcutsDialog.module.css'
import { paletteTexts as texts } from './texts.ts'

type Line = { keys: readonly string[]; does: string }

const everywhere: readonly Line[] = [
  { keys: [modifier, 'K'], does: 'Go to a page, a company, or something to do' },
  { keys: ['?'], does: 'This list' },
  { keys: ['Tab'], does: 'First press on a page: skip to the content' },
  { keys: ['Esc'], does: 'Close what is open' },
]

const inTheRoom: readonly Line[] = [
  { keys: ['Enter'], does: 'Send what you wrote to the interviewer' },
  { keys: ['Shift', 'Enter'], does: 'Begin a new line' },
  { keys: [modifier, 'Shift', 'Enter'], does: 'Done coding' },
  { keys: [modifier, "'"], does: 'Run the code, where it can be run' },
  { keys: ['Ctrl', 'M'], does: 'Let Tab leave the editor' },
]

/** Every shortcut, with what it does. Each of them has a button as well. */
export function ShortcutsDialog({ opened }: { opened: boolean }) {
  return (
    <Modal
      opened={useOpenedAfterMount(opened)}
      onClose={closePalette}
      classNames={{ content: classes.window ?? '', header: classes.window ?? '' }}
      title={texts.shortcutsTitle}
      size={480}
      closeButtonProps={{ 'aria-label': texts.close }}
    >
      <Shortcuts title={texts.everywhere} lines={everywhere} />
      <Shortcuts title={texts.inTheRoom} lines={inTheRoom} />
    </Modal>
  )
}

function Shortcuts({ title, lines }: { title: string; lines: readonly Line[] }) {
  return (
    <section>
      <h3 className={classes.title}>{title}</h3>
      <dl className={classes.list}>
        {lines.map(({ keys, does }) => (
          <div key={does} className={classes.line}>
            <dt className={classes.keys}>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd className={classes.does}>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
