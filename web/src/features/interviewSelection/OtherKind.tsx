import { Button } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import classes from './Remark.module.css'
import { selectionTexts as texts } from './texts.ts'

/** Warns before the start that the only matching question isn't of the chosen round's kind. */
export function OtherKind({ onSenior }: { onSenior: (() => void) | null }) {
  return (
    <div className={clsx(ui.flex, ui.gap10, ui.round, ui.warnGround, classes.box)} role="status">
      <IconInfoCircle className={clsx(ui.fixed, ui.warn, classes.icon)} size={18} stroke={1.6} aria-hidden="true" />
      <div>
        <p className={clsx(ui.flat, ui.body)}>{texts.otherKind}</p>
        {onSenior !== null && (
          <div className={clsx(ui.flex, ui.wrap, ui.gap8, classes.choices)}>
            <Button size="xs" onClick={onSenior}>
              {texts.asSenior}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
