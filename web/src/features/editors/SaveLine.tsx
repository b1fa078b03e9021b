import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { sentenceOf } from '../../data/api.ts'
import ui from '../../ui/primitives.module.css'
import { secondsTimeOf } from '../../ui/time.ts'
import { editorTexts } from './texts.ts'
import type { useDraft } from './useDraft.ts'

const texts = editorTexts.saved

/** Whether the text has reached the server, as confirmed by the server. */
export function SaveLine({ held }: { held: ReturnType<typeof useDraft> }) {
  const { save, draft, changedBy } = held
  const isBad = save.status === 'offline' || save.status === 'conflict' || save.status === 'refused'
  const said = () => {
    if (save.status === 'refused') return `${texts.refused} ${sentenceOf(save.error)}`
    if (save.status !== 'saved') return texts[save.status]
    return draft === null ? texts.new : texts.saved(secondsTimeOf(Date.parse(draft.updatedAt)))
  }
  return (
    <div className={clsx(ui.row, ui.wrap, ui.gap12, ui.under16)}>
      <p role="status" className={clsx(ui.flat, ui.small, isBad ? ui.warn : ui.quiet, ui.figures)}>
        {said()}
        {changedBy !== null && ` ${editorTexts.changedBy(changedBy === '' ? editorTexts.somebody : changedBy)}`}
      </p>
      {(save.status === 'offline' || save.status === 'refused') && (
        <Button size="compact-sm" onClick={held.retry}>
          {editorTexts.again}
        </Button>
      )}
    </div>
  )
}
