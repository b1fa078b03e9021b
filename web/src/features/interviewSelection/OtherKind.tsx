import { Button } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import classes from './Remark.module.css'
import { selectionTexts as texts } from './texts.ts'

/** There is a question, but of another kind than the chosen round has: said before it is a surprise. */
export function OtherKind({ onSenior }: { onSenior: (() => void) | null }) {
  return (
    <div className={classes.box} role="status">
      <IconInfoCircle className={classes.icon} size={18} stroke={1.6} aria-hidden="true" />
      <div>
        <p className={classes.text}>{texts.otherKind}</p>
        {onSenior !== null && (
          <div className={classes.choices}>
            <Button size="xs" onClick={onSenior}>
              {texts.asSenior}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
