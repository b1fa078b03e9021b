import { usualDomain } from '@greenroom/shared/vocabulary'
import type { WorkshopView } from '@greenroom/shared/wire'
import { Button, Skeleton } from '@mantine/core'
import { clsx } from 'clsx'
import { Link, useSearchParams } from 'react-router'
import { sentenceOf } from '../../data/api.ts'
import { useDomain } from '../../data/domain.ts'
import { useTimeZone } from '../../parts/appointments/timeZone.ts'
import { ZoneLine } from '../../parts/appointments/ZoneLine.tsx'
import { EmptyBox } from '../../ui/EmptyBox.tsx'
import ui from '../../ui/primitives.module.css'
import { stateOf } from './stateOf.ts'
import { workshopTexts as texts } from './texts.ts'
import { When } from './When.tsx'
import classes from './Workshops.module.css'
import { addressOf, useWorkshops } from './workshops.ts'

const pharmacyDomain = 'pharmacy_pre_reg'

/** `/workshops`: upcoming workshops in the domain given by `?domain=`, otherwise in the one that the user studies. */
export default function WorkshopsPage() {
  const [search] = useSearchParams()
  const studied = useDomain()
  const isPharmacy = (search.get('domain') ?? studied) === pharmacyDomain
  return (
    <div className={clsx(ui.centred, ui.contentWide, classes.page)}>
      <h1 className={ui.under12}>{isPharmacy ? texts.pharmacy.title : texts.title}</h1>
      <p className={clsx(ui.text17, ui.line27, ui.quiet, ui.pretty, classes.lead)}>
        {isPharmacy ? texts.pharmacy.caution : texts.lead}
      </p>
      <WorkshopList domain={isPharmacy ? pharmacyDomain : usualDomain} />
      <p className={clsx(ui.small, classes.other)}>
        {isPharmacy ? (
          <Link to={`/workshops?domain=${usualDomain}`}>{texts.pharmacy.back}</Link>
        ) : (
          <Link to={`/workshops?domain=${pharmacyDomain}`}>{texts.pharmacy.link}</Link>
        )}
      </p>
    </div>
  )
}

function WorkshopList({ domain }: { domain: WorkshopView['domain'] }) {
  const { data: workshops, error, refetch } = useWorkshops(domain)
  if (workshops === undefined)
    return error === null ? (
      <div role="status" aria-busy="true" aria-label={texts.loading}>
        {[1, 2].map((each) => (
          <Skeleton key={each} height={132} mb={24} animate={false} />
        ))}
      </div>
    ) : (
      <EmptyBox fact={texts.failed} support={sentenceOf(error)} isFailure>
        <Button mt={12} onClick={() => void refetch()}>
          {texts.again}
        </Button>
      </EmptyBox>
    )
  if (workshops.length === 0)
    return (
      <EmptyBox fact={texts.none} support={texts.noneBody} roomy>
        <Button component={Link} to="/app/interviewSelection" mt={12}>
          {texts.interview}
        </Button>
      </EmptyBox>
    )
  return (
    <>
      <div className={classes.zone}>
        <ZoneLine />
      </div>
      <ul className={ui.list}>
        {workshops.map((workshop) => (
          <Item key={workshop.id} workshop={workshop} />
        ))}
      </ul>
    </>
  )
}

function Item({ workshop }: { workshop: WorkshopView }) {
  const { id, title, minutes, seats, host, timeZone, dates } = workshop
  const ownZone = useTimeZone()
  const date = dates.find(({ you }) => you !== null) ?? dates[0]
  if (date === undefined) return null
  return (
    <li className={clsx(ui.flex, ui.wrap, ui.between, ui.middle, ui.lineAbove, classes.item)}>
      <div className={ui.shrinks}>
        <h2 className={clsx(ui.under4, ui.title)}>{title}</h2>
        <p className={clsx(ui.flat, ui.small, ui.quiet)}>{texts.facts(minutes, seats, host)}</p>
        <p className={clsx(ui.flat, ui.after8)}>
          <When date={date} timeZone={timeZone} ownZone={ownZone} />
        </p>
        <p className={clsx(ui.flat, ui.small, ui.quiet)}>{stateOf(date)}</p>
      </div>
      <Button component={Link} to={addressOf(id)} aria-label={texts.seeOf(title)}>
        {texts.see}
      </Button>
    </li>
  )
}
