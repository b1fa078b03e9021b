import { Modal } from '@mantine/core'
import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import { useOpenedAfterMount } from '../layout/useOpenedAfterMount.ts'
import { WindowHead } from '../layout/WindowHead.tsx'
import { modifier } from './keys.ts'
import { closePalette } from './paletteState.ts'
import classes from './ShortcutsDialog.module.css'
import { paletteTexts as texts } from './texts.ts'

type Line = { keys: readonly string[]; does: string }

const everywhere: readonly Line[] = [
  { keys: [modifier, 'K'], does: 'Find a page, a challenge, a lesson or a setting' },
  { keys: ['?'], does: 'This list' },
  { keys: ['Tab'], does: 'First press on a page: skip to the content' },
  { keys: ['Esc'], does: 'Close what is open' },
]

const inTheRoom: readonly Line[] = [
  { keys: ['Enter'], does: 'Send what you wrote to the interviewer' },
  { keys: ['Shift', 'Enter'], does: 'Begin a new line' },
  { keys: [modifier, 'Shift', 'Enter'], does: 'Done coding' },
  { keys: [modifier, "'"], does: 'Run the code, where it can be run' },
  { keys: [modifier, 'Enter'], does: 'Submit, in a challenge or an assessment' },
  { keys: ['Ctrl', 'M'], does: 'Let Tab leave the editor' },
]

/** Lists all shortcuts with their actions, each of which also has a button. */
export function ShortcutsDialog({ opened }: { opened: boolean }) {
  return (
    <Modal.Root
      opened={useOpenedAfterMount(opened)}
      onClose={closePalette}
      size={480}
      classNames={{ content: clsx(ui.borderless, ui.raised) }}
    >
      <Modal.Overlay backgroundOpacity={0.35} blur={0} />
      <Modal.Content>
        <Modal.Body>
          <WindowHead title={<Modal.Title>{texts.shortcutsTitle}</Modal.Title>}>
            <Modal.CloseButton aria-label={texts.close} />
          </WindowHead>
          <Shortcuts title={texts.everywhere} lines={everywhere} />
          <Shortcuts title={texts.inTheRoom} lines={inTheRoom} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

function Shortcuts({ title, lines }: { title: string; lines: readonly Line[] }) {
  return (
    <section>
      <h3 className={clsx(ui.text15, ui.line20, classes.title)}>{title}</h3>
      <dl className={clsx(ui.under24, ui.lineAbove)}>
        {lines.map(({ keys, does }) => (
          <div key={does} className={clsx(ui.flex, ui.baseline, ui.gap16, ui.body, ui.lineBelow, classes.line)}>
            <dt className={clsx(ui.flex, ui.gap4, ui.fixed, ui.quiet, classes.keys)}>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd className={ui.flat}>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
