import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import { secondsTimeOf } from '../../ui/time.ts'
import { editorTexts } from './texts.ts'
import type { useDraft } from './useDraft.ts'

const texts = editorTexts.saved

/** Whether the server has the text, as it said itself. */
export function SaveLine({ held }: { held: ReturnType<typeof useDraft> }) {
  const { state, changedBy } = held
  const isBad = state.status === 'offline' || state.status === 'conflict' || state.status === 'refused'
  return (
    <div className={clsx(ui.row, ui.wrap, ui.gap12, ui.under16)}>
      <p role="status" className={clsx(ui.flat, ui.small, isBad ? ui.warn : ui.quiet, ui.figures)}>
        {state.status === 'saved'
          ? texts.saved(secondsTimeOf(state.at))
          : state.status === 'refused'
            ? `${texts.refused} ${state.reason}`
            : texts[state.status]}
        {changedBy !== null && ` ${editorTexts.changedBy(changedBy === '' ? editorTexts.somebody : changedBy)}`}
      </p>
      {(state.status === 'offline' || state.status === 'refused') && (
        <Button size="compact-sm" onClick={held.retry}>
          {editorTexts.again}
        </Button>
      )}
    </div>
  )
}
