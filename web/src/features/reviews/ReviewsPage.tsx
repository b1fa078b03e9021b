import { reviewMinutes, reviewRules } from '@greenroom/shared/rules'
import type { ReviewList } from '@greenroom/shared/wire'
import { Button, Skeleton } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useMe } from '../../data/account.ts'
import { sentenceOf } from '../../data/api.ts'
import { useDomain } from '../../data/domain.ts'
import { useProfile } from '../../data/profile.ts'
import { domainTexts } from '../../parts/domain/texts.ts'
import { EmptyBox } from '../../ui/EmptyBox.tsx'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { useSubmit } from '../../ui/useSubmit.ts'
import classes from './Reviews.module.css'
import { bringBack, useRefresh, useReviews, useUnsentGrades } from './reviews.ts'
import { Sitting } from './Sitting.tsx'
import { reviewTexts as texts } from './texts.ts'
import type { UnsentGrades } from './unsentGrades.ts'
import { comesBackWords, dueSinceWords } from './when.ts'

/** `/app/reviews`: the due cards. `?sitting=on` goes through the first of them, one at a time. */
export default function ReviewsPage() {
  const { data: me } = useMe()
  return me == null ? null : <OwnReviews userId={me.id} />
}

function OwnReviews({ userId }: { userId: number }) {
  const unsent = useUnsentGrades(userId)
  const { data, error, refetch } = useReviews()
  const waiting = unsent.useUnsent((state) => state.waiting)
  const [search, setSearch] = useSearchParams()
  const [sittings, setSittings] = useState(0)
  const refresh = useRefresh()
  const isSitting = search.get('sitting') !== null
  const leave = async (isMore: boolean): Promise<void> => {
    await refresh()
    setSittings((count) => count + 1)
    if (!isMore) setSearch({}, { replace: true })
  }
  // Cards with an unsent grade count as graded.
  const cards = data?.cards.filter(({ id, rev }) => !waiting.some((each) => each.cardId === id && each.rev === rev))
  if (data === undefined || cards === undefined)
    return (
      <div className={clsx(ui.centred, classes.page)}>
        <h1 className={ui.under8}>{texts.title}</h1>
        {error === null ? (
          <div role="status" aria-busy="true" aria-label={texts.loading}>
            <Skeleton height={220} animate={false} />
          </div>
        ) : (
          <EmptyBox fact={texts.failed} support={sentenceOf(error)} isFailure>
            <Button onClick={() => void refetch()}>{texts.again}</Button>
          </EmptyBox>
        )}
      </div>
    )
  if (isSitting && (cards.length > 0 || sittings > 0))
    return <Sitting key={sittings} cards={cards} unsent={unsent} onLeave={leave} />
  return <Overview list={{ ...data, cards, count: data.count - (data.cards.length - cards.length) }} unsent={unsent} />
}

function Overview({ list, unsent }: { list: ReviewList; unsent: UnsentGrades }) {
  const { count, cards, next, suspended } = list
  const isPharmacy = useDomain() === 'pharmacy_pre_reg'
  const waiting = unsent.useUnsent((state) => state.waiting)
  return (
    <div className={clsx(ui.centred, classes.page)}>
      <h1 className={ui.under8}>{texts.title}</h1>
      <p className={clsx(ui.under24, ui.quiet, ui.pretty)}>{texts.lead}</p>
      {isPharmacy && <p className={clsx(ui.under16, ui.small, ui.warn)}>{domainTexts.notReviewed}</p>}
      {waiting.length > 0 && (
        <p role="status" className={clsx(ui.under16, ui.small, ui.warn)}>
          {texts.waiting(waiting.length)}
        </p>
      )}
      {count > 0 ? <DueList count={count} cards={cards} /> : <NothingDue list={list} />}
      {next !== null && count > 0 && (
        <p className={clsx(ui.small, ui.quiet, ui.after12)}>
          {texts.comingNext(next.count, comesBackWords(next.at, Date.now()))}
        </p>
      )}
      {suspended.length > 0 && <Suspended cards={suspended} />}
      <ReminderLine />
    </div>
  )
}

function DueList({ count, cards }: Pick<ReviewList, 'count' | 'cards'>) {
  const now = Date.now()
  return (
    <section aria-labelledby="due">
      <div className={clsx(ui.flex, ui.wrap, ui.between, ui.middle, ui.gap12, ui.under16)}>
        <div>
          <h2 id="due" className={ui.flat}>
            {texts.due}
          </h2>
          <p className={clsx(ui.flat, ui.small, ui.quiet)}>{texts.size(count, reviewMinutes(count))}</p>
        </div>
        <Button component={Link} to="?sitting=on" variant="filled" size="md">
          {texts.start(Math.min(count, reviewRules.sittingCards))}
        </Button>
      </div>
      <ul className={ui.list}>
        {cards.map(({ id, title, reason, dueAt }) => (
          <li key={id} className={clsx(ui.lineAbove, classes.item)}>
            <p className={clsx(ui.flat, ui.medium, ui.breaks)}>{title}</p>
            <p className={clsx(ui.flex, ui.between, ui.gap16, ui.flat, ui.small, ui.quiet)}>
              <span className={ui.breaks}>{reason}</span>
              <span className={ui.fixed}>{dueSinceWords(dueAt, now)}</span>
            </p>
          </li>
        ))}
      </ul>
      {count > cards.length && <p className={clsx(ui.small, ui.quiet)}>{texts.more(count - cards.length)}</p>}
    </section>
  )
}

function NothingDue({ list: { next, total } }: { list: ReviewList }) {
  if (total === 0)
    return (
      <EmptyBox fact={texts.noCards} support={texts.noCardsHint} roomy>
        <Button component={Link} to="/app/learning/courses" variant="filled" mt="sm">
          {texts.firstStep}
        </Button>
      </EmptyBox>
    )
  const support = next === null ? undefined : texts.comingNext(next.count, comesBackWords(next.at, Date.now()))
  return <EmptyBox fact={texts.nothingDue} roomy {...(support === undefined ? {} : { support })} />
}

function Suspended({ cards }: { cards: ReviewList['suspended'] }) {
  const refresh = useRefresh()
  const { submit, pending, error } = useSubmit(async (id: string) => {
    await bringBack(id)
    await refresh()
  })
  return (
    <section aria-labelledby="away" className={classes.section}>
      <h2 id="away" className={ui.under4}>
        {texts.away}
      </h2>
      <p className={clsx(ui.under8, ui.small, ui.quiet)}>{texts.awayHint}</p>
      <ul className={ui.list}>
        {cards.map(({ id, title }) => (
          <li key={id} className={clsx(ui.flex, ui.wrap, ui.between, ui.middle, ui.gap12, ui.lineAbove, classes.item)}>
            <span className={clsx(ui.shrinks, ui.breaks)}>{title}</span>
            <Button size="xs" disabled={pending} aria-label={texts.bringBackOf(title)} onClick={() => void submit(id)}>
              {texts.bringBack}
            </Button>
          </li>
        ))}
      </ul>
      <Problem>{error === null ? null : sentenceOf(error)}</Problem>
    </section>
  )
}

/** Reminders are off by default; this links to the setting. */
function ReminderLine() {
  const { data: profile } = useProfile()
  if (profile === undefined || profile.mailNotices.reviewsDue) return null
  return (
    <p className={clsx(ui.small, ui.quiet, classes.section)}>
      {texts.reminders} <Link to="/app/settings#notifications">{texts.remindersAction}</Link>
    </p>
  )
}
