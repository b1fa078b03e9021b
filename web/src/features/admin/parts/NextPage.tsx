import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import ui from '../../../ui/primitives.module.css'
import classes from './Admin.module.css'
import { commonTexts as texts } from './texts.ts'

/** Next and First buttons for a list that shares its page with other lists. */
export function NextPage(props: {
  isFirst: boolean
  next: string | null
  onChange: (after: string | undefined) => void
}) {
  const { isFirst, next } = props
  if (isFirst && next === null) return null
  return (
    <div className={clsx(ui.row, ui.wrap, classes.actions)} style={{ marginTop: 12 }}>
      <Button size="xs" disabled={isFirst} onClick={() => props.onChange(undefined)}>
        {texts.firstPage}
      </Button>
      <Button size="xs" disabled={next === null} onClick={() => next !== null && props.onChange(next)}>
        {texts.next}
      </Button>
    </div>
  )
}
