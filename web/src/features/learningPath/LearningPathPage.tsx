import { programmingLanguageLabels } from '@greenroom/shared/vocabulary'
import type { LearningPath } from '@greenroom/shared/wire'
import { Button, Skeleton } from '@mantine/core'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { sentenceOf } from '../../data/api.ts'
import { useDomain } from '../../data/domain.ts'
import { usePath } from '../../data/learningPath.ts'
import { nameOf } from '../../data/sessionLabels.ts'
import { domainTexts } from '../../parts/domain/texts.ts'
import { Notice } from '../../ui/Notice.tsx'
import ui from '../../ui/primitives.module.css'
import { BehindCard } from './BehindCard.tsx'
import { CutList } from './CutList.tsx'
import { DeletePath } from './DeletePath.tsx'
import classes from './LearningPath.module.css'
import { PathFeed } from './PathFeed.tsx'
import { Step } from './Step.tsx'
import { ThisWeek } from './ThisWeek.tsx'
import { pathTexts as texts } from './texts.ts'
import { useRowKeys } from './useRowKeys.ts'
import { currentWeekOf, Weeks } from './Weeks.tsx'

const generator = '/app/learningPathGenerator'

/** `/app/learningPath`: the weeks with today open, what was missed, this week, and what didn't fit. */
export default function LearningPathPage() {
  const { data: path, error, isError, isPlaceholderData, refetch } = usePath()
  const isPharmacy = useDomain() === 'pharmacy_pre_reg'
  if (path === undefined)
    return isError ? (
      <Notice
        title={texts.failed}
        body={sentenceOf(error)}
        action={{ label: texts.again, onClick: () => void refetch() }}
      />
    ) : (
      <div
        className={clsx(ui.centred, ui.contentWide, classes.page)}
        role="status"
        aria-busy="true"
        aria-label={texts.loading}
      >
        <Skeleton height={38} width="min(420px, 100%)" mb={32} animate={false} />
        {[1, 2, 3].map((each) => (
          <Skeleton key={each} height={52} mb={12} animate={false} />
        ))}
      </div>
    )
  if (path === null)
    return (
      <Notice title={texts.none.title} body={texts.none.body} action={{ label: texts.none.make, to: generator }}>
        {!isPharmacy && (
          <p className={ui.after12}>
            <Link to="/app/crashCourse" className={clsx(ui.small, ui.quiet)}>
              {texts.none.crash}
            </Link>
          </p>
        )}
      </Notice>
    )
  return <Path path={path} isOld={isPlaceholderData} />
}

/** @param props.isOld whether this is only the browser's cached path, which can't be changed yet */
function Path({ path, isOld }: { path: LearningPath; isOld: boolean }) {
  const { wish, nextId, weeks } = path
  const rows = useRowKeys()
  const isPharmacy = useDomain() === 'pharmacy_pre_reg'
  const facts = [
    isPharmacy
      ? null
      : [texts.levels[wish.level], wish.role === null ? null : nameOf(wish.role)].filter(Boolean).join(', '),
    isPharmacy || wish.language === null ? null : programmingLanguageLabels[wish.language],
    texts.hours(wish.hoursPerWeek),
  ].filter((each) => each !== null)
  return (
    <div className={clsx(ui.centred, ui.contentWide, ui.grid, classes.page, classes.columns)}>
      <div className={ui.shrinks} ref={rows}>
        <div className={clsx(ui.flex, ui.wrap, ui.between, ui.baseline, ui.gap4by16, ui.under24)}>
          <h1 className={clsx(ui.flat, ui.breaks)}>{texts.title(isPharmacy ? null : wish.company)}</h1>
          <p className={clsx(ui.flat, ui.small, ui.quiet)}>{facts.join(' · ')}</p>
        </div>
        {isPharmacy && <p className={clsx(ui.under16, ui.small, ui.warn)}>{domainTexts.notReviewed}</p>}
        {nextId === null && (
          <section className={clsx(ui.inset24, ui.round, ui.surface, ui.thinLineAround, ui.under24)}>
            <h2 className={clsx(ui.under4, ui.large)}>{texts.over.title}</h2>
            <p className={clsx(ui.under12, ui.small, ui.quiet)}>{texts.over.body}</p>
            <Button component={Link} to={generator}>
              {texts.over.action}
            </Button>
          </section>
        )}
        <NextElsewhere path={path} />
        <Weeks path={path} />
        {weeks.length > 0 && <p className={clsx(ui.after12, ui.small, ui.quiet, ui.notOnPhones)}>{texts.keys}</p>}
      </div>
      <aside className={clsx(ui.grid, ui.oneColumn, ui.gap24)}>
        <BehindCard path={path} disabled={isOld} />
        <ThisWeek path={path} />
        <CutList cut={path.cut} />
        <PathFeed />
        <DeletePath disabled={isOld} />
      </aside>
    </div>
  )
}

/** The next item, if it isn't in the open week: missed in an earlier one, or planned for a later one. */
function NextElsewhere({ path }: { path: LearningPath }) {
  const { weeks, nextId } = path
  const isNext = ({ id }: { id: string }) => id === nextId
  const next = weeks.flatMap(({ items }) => items).find(isNext)
  if (next === undefined || currentWeekOf(path)?.items.some(isNext) === true) return null
  return (
    <section aria-labelledby="next" className={ui.under24}>
      <h2 id="next" className={clsx(ui.under4, ui.small, ui.accent, ui.medium)}>
        {texts.next}
      </h2>
      <ul className={ui.list}>
        <Step item={next} isNext />
      </ul>
    </section>
  )
}
