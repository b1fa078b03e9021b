import { overviewDays } from '@greenroom/shared/wire'
import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import ui from '../../../ui/primitives.module.css'
import { RadioField } from '../../../ui/RadioField.tsx'
import classes from '../parts/Admin.module.css'
import { AuditTrail } from '../parts/AuditTrail.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { useAddress } from '../parts/useAddress.ts'
import { useOverview } from '../queries.ts'
import { Attention } from './Attention.tsx'
import { Figures } from './Figures.tsx'
import { LatestChanges, Plans, WaitingWork } from './Lists.tsx'
import overview from './Overview.module.css'
import { overviewTexts as texts } from './texts.ts'

/** `/admin`: whatever needs attention, and how the installation is doing. */
export default function OverviewPage() {
  const address = useAddress()
  const days = address.oneOf('days', overviewDays) ?? '7'
  const query = useOverview(days)
  return (
    <div className={clsx(ui.centred, classes.page)}>
      <div className={clsx(ui.row, ui.wrap, ui.between, ui.touchable, classes.head)}>
        <h1 className={ui.flat}>{texts.title}</h1>
        <RadioField
          label={texts.range}
          labelHidden
          value={days}
          options={texts.ranges}
          onChange={(value) => address.set('days', value === '7' ? '' : value)}
        />
      </div>
      <Loaded query={query} lines={8}>
        {(data) => (
          <div aria-busy={query.isPlaceholderData}>
            <Attention attention={data.attention} />
            <Figures overview={data} period={texts.period[days]} />
            <div className={overview.columns}>
              <WaitingWork queues={data.queues} />
              <Plans plans={data.plans} />
              <LatestChanges changes={data.latestChanges} />
            </div>
          </div>
        )}
      </Loaded>
      {address.value('trail') !== '' && <Trail />}
    </div>
  )
}

/** The full audit trail. The page can scroll to it. */
function Trail() {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    part.current?.scrollIntoView()
    part.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={part} className={classes.part} tabIndex={-1}>
      <AuditTrail />
    </div>
  )
}
