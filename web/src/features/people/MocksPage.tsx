import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { SlotGrid } from '../../parts/appointments/SlotGrid.tsx'
import { useTimeZone } from '../../parts/appointments/timeZone.ts'
import { useMarks } from '../../parts/appointments/useMarks.ts'
import { ZoneLine } from '../../parts/appointments/ZoneLine.tsx'
import ui from '../../ui/primitives.module.css'
import { Partners } from './board/Partners.tsx'
import { CalendarFeed } from './CalendarFeed.tsx'
import { MockForm, mockFormId } from './MockForm.tsx'
import { MyMocks } from './MyMocks.tsx'
import { useNewMock } from './mocks.ts'
import { NextMock } from './NextMock.tsx'
import classes from './People.module.css'
import { mockTexts as texts } from './texts.ts'

/** `/mockinterview/human`: sets up an interview with a person, and lists your own mocks. */
export default function MocksPage() {
  const timeZone = useTimeZone()
  const mock = useNewMock()
  const { marks, busyAt } = useMarks({ minutes: mock.minutes })
  const [now] = useState(() => Date.now())
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  return (
    <div className={clsx(ui.grid, ui.centred, classes.page)}>
      <div className={clsx(ui.shrinks, classes.head)}>
        <h1 className={ui.under8}>{texts.title}</h1>
        <p className={clsx(ui.under16, ui.quiet, ui.pretty)}>{texts.lead}</p>
        <NextMock />
      </div>
      <MockForm mock={mock} slots={chosen} onOpened={() => setChosen(new Set())} />
      <div className={clsx(ui.shrinks, classes.rest)}>
        <section className={classes.times} aria-labelledby="times">
          <div className={clsx(ui.row, ui.wrap, ui.between, ui.gap12, ui.under8)}>
            <h2 id="times" className={clsx(ui.flat, ui.title)}>
              {texts.times}
            </h2>
            <ZoneLine />
          </div>
          <SlotGrid {...{ now, timeZone, otherZone: null, chosen, marks, busyAt }} onChange={setChosen} />
          {chosen.size > 0 && (
            <Button className={classes.offer ?? ''} type="submit" form={mockFormId}>
              {texts.offer(chosen.size)}
            </Button>
          )}
        </section>
        <CalendarFeed />
        <MyMocks />
        <Partners />
      </div>
    </div>
  )
}
