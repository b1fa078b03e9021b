import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { EmptyBox } from '../../../ui/EmptyBox.tsx'
import ui from '../../../ui/primitives.module.css'
import classes from '../parts/Admin.module.css'
import { type Column, DataTable } from '../parts/DataTable.tsx'
import { amount, shortMomentOf } from '../parts/formats.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { useMessages } from '../queries.ts'
import { groupsOf, type MessageGroup } from './groups.ts'
import styles from './Reports.module.css'
import { reportTexts } from './texts.ts'

const texts = reportTexts.messages

/** Longer messages are truncated, with a button to show the rest. */
const maxShownLength = 240
const tones: Readonly<Record<string, string>> = { error: 'bad', warning: 'warn' }

/** Latest error reports from browsers, grouped by text. */
export function MessageList({ severity }: { severity: string | undefined }) {
  const query = useMessages({ severity, limit: 100 })
  return (
    <Loaded query={query}>
      {({ messages }) =>
        messages.length === 0 ? (
          <EmptyBox roomy fact={texts.none} />
        ) : (
          <div aria-busy={query.isPlaceholderData}>
            <p className={clsx(ui.flat, ui.small, ui.quiet, ui.figures, classes.meta)}>{texts.meta(messages.length)}</p>
            <DataTable
              caption={texts.columns.text}
              columns={columns}
              rows={groupsOf(messages)}
              keyOf={({ severity: kind, text }) => `${kind} ${text}`}
            />
          </div>
        )
      }
    </Loaded>
  )
}

const columns: readonly Column<MessageGroup>[] = [
  { ...{ name: texts.columns.text, wide: true, heads: true }, cell: ({ text }) => <Message text={text} /> },
  {
    ...{ name: texts.columns.severity, width: 110 },
    cell: ({ severity }) => (
      <span
        className={clsx(ui.inline, ui.small, ui.quiet, ui.oneLine, ui.lineAround, ui.roundSmall, classes.chip)}
        data-tone={tones[severity]}
      >
        {severity}
      </span>
    ),
  },
  { ...{ name: texts.columns.times, width: 70, narrow: 'label' }, cell: ({ times }) => amount(times) },
  { ...{ name: texts.columns.latest, width: 80, narrow: 'label' }, cell: ({ latest }) => shortMomentOf(latest) },
]

function Message({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(text.length <= maxShownLength)
  return (
    <>
      <span className={clsx(ui.block, ui.breaks, ui.asTyped, styles.message)} data-cut={!isWhole}>
        {text}
      </span>
      {!isWhole && (
        <Button size="xs" mt={4} onClick={() => setWhole(true)}>
          {texts.whole}
        </Button>
      )}
    </>
  )
}
