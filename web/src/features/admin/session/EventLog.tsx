import type { AdminSession } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import ui from '../../../ui/primitives.module.css'
import classes from '../parts/Admin.module.css'
import { type Column, DataTable } from '../parts/DataTable.tsx'
import { momentOf } from '../parts/formats.ts'
import { wordsOfValue } from '../parts/valueNames.ts'
import { sessionTexts } from './texts.ts'

const texts = sessionTexts.log

/** Longer logs start out truncated. */
const shownAtFirst = 50

type Event = AdminSession['log'][number] & { place: number }

/** A session's events with their times but not their content. */
export function EventLog({ log }: { log: AdminSession['log'] }) {
  const [isWhole, setWhole] = useState(false)
  const events = log.map((event, place) => ({ ...event, place }))
  return (
    <section aria-labelledby="log">
      <div className={clsx(ui.flex, ui.wrap, ui.between, ui.baseline, ui.gap4by16, classes.partHead)}>
        <h2 id="log" className={clsx(ui.flat, ui.large)}>
          {texts.title}
        </h2>
        <p className={clsx(ui.flat, ui.small, ui.quiet, ui.figures, classes.meta)}>{texts.meta}</p>
      </div>
      <DataTable
        caption={texts.title}
        columns={columns}
        rows={isWhole ? events : events.slice(0, shownAtFirst)}
        keyOf={({ place }) => String(place)}
      />
      {!isWhole && events.length > shownAtFirst && (
        <Button mt={12} size="xs" onClick={() => setWhole(true)}>
          {texts.more(events.length)}
        </Button>
      )}
    </section>
  )
}

const columns: readonly Column<Event>[] = [
  { ...{ name: texts.columns.seq, width: 60 }, cell: ({ seq }) => seq },
  { ...{ name: texts.columns.type, heads: true }, cell: ({ type }) => wordsOfValue(type) },
  { ...{ name: texts.columns.actor, width: '24%' }, cell: ({ actor }) => actor },
  { ...{ name: texts.columns.at, width: 150 }, cell: ({ at }) => momentOf(at) },
]
