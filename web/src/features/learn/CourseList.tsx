import type { CourseView } from '@greenroom/shared/wire'
import { Button, Skeleton } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { useDomain } from '../../data/domain.ts'
import { domainTexts } from '../../parts/domain/texts.ts'
import ui from '../../ui/primitives.module.css'
import { addressOf, isComing, useCourses } from './courses.ts'
import classes from './Learn.module.css'
import { learnTexts as texts } from './texts.ts'

/** All courses, each with its purpose, length and lessons. */
export function CourseList() {
  const { data: courses, isError, refetch } = useCourses(useDomain())
  if (isError)
    return (
      <div role="alert">
        <p>{texts.failed}</p>
        <Button onClick={() => void refetch()}>{texts.again}</Button>
      </div>
    )
  if (courses === undefined)
    return (
      <div role="status" aria-busy="true" aria-label={texts.loading}>
        {[1, 2].map((each) => (
          <Skeleton key={each} height={220} mb={24} animate={false} />
        ))}
      </div>
    )
  if (courses.length === 0) return <p className={ui.quiet}>{texts.none}</p>
  return (
    <>
      {[...Map.groupBy(courses, ({ domain }) => domain)].map(([domain, of], _index, all) => (
        <section key={domain} aria-label={domainTexts.names[domain]}>
          {all.length > 1 && <p className={clsx(ui.large, ui.medium, ui.under8)}>{domainTexts.names[domain]}</p>}
          <ul className={ui.list}>
            {of.map((course) => (
              <CourseItem key={course.id} course={course} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

function CourseItem({ course }: { course: CourseView }) {
  const { id, title, summary, minutes, lessons, levels, outcomes, locked, domain } = course
  const facts = [
    texts.facts(minutes, lessons.length),
    texts.forLevels(levels.map((level) => texts.levels[level]).join(' and ')),
  ]
  const badge = badgeOf(course)
  return (
    <li className={clsx(ui.grid, ui.halves, ui.lineAbove, classes.course)}>
      <div>
        <h2 className={ui.under4}>
          {title}{' '}
          {badge !== null && (
            <span
              className={clsx(
                ui.inline,
                ui.text12,
                ui.line18,
                ui.quiet,
                ui.regular,
                ui.even,
                ui.lineAround,
                ui.roundSmall,
                classes.badge,
              )}
            >
              {badge}
            </span>
          )}
        </h2>
        <p className={clsx(ui.flat, ui.small, ui.quiet, classes.meta)}>{facts.join('. ')}</p>
        <p className={clsx(ui.pretty, classes.summary)}>{summary}</p>
        {domain === 'pharmacy_pre_reg' && (
          <p className={clsx(ui.under16, ui.small, classes.caution)}>{texts.pharmacy}</p>
        )}
        {locked ? (
          <p className={clsx(ui.flat, ui.small, ui.quiet, classes.meta)}>
            <IconLock size={16} stroke={1.6} aria-hidden="true" /> {reasonOf(course)}{' '}
            {!isComing(course) && (
              <Link to="/app/subscriptions" className={ui.accent}>
                {texts.plans}
              </Link>
            )}
          </p>
        ) : (
          <Button component={Link} to={addressOf(id)} aria-label={texts.readCourse(title)}>
            {texts.read}
          </Button>
        )}
      </div>
      <div>
        <h3 className={clsx(ui.under6, ui.small)}>{texts.outcomes}</h3>
        <ul className={clsx(ui.body, classes.outcomes)}>
          {outcomes.map((outcome) => (
            <li key={outcome}>{outcome}</li>
          ))}
        </ul>
        <h3 className={clsx(ui.under6, ui.small)}>{texts.lessons}</h3>
        <ol className={clsx(ui.body, classes.lessons)}>
          {lessons.map(({ id: lessonId, title: lesson, minutes: length }) => (
            <li key={lessonId}>
              {locked ? lesson : <Link to={addressOf(id, lessonId)}>{lesson}</Link>}{' '}
              <span className={clsx(ui.flat, ui.small, ui.quiet, classes.meta)}>{texts.minutes(length)}</span>
            </li>
          ))}
        </ol>
      </div>
    </li>
  )
}

export const reasonOf = (course: Pick<CourseView, 'contentTier' | 'releaseStage'>): string =>
  isComing(course) ? texts.locked.coming_soon : texts.locked.premium

/** Badge for a course that's coming soon, in beta or premium; null for any other. */
export function badgeOf(course: CourseView): string | null {
  if (isComing(course)) return texts.badges.coming_soon
  if (course.releaseStage === 'beta') return texts.badges.beta
  return course.contentTier === 'premium' ? texts.badges.premium : null
}
