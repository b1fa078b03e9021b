import { clsx } from 'clsx'
import { Link } from 'react-router'
import { EmptyBox } from '../../../ui/EmptyBox.tsx'
import ui from '../../../ui/primitives.module.css'
import classes from '../parts/Admin.module.css'
import { momentOf } from '../parts/formats.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { Pages, pageSize, usePage } from '../parts/Pages.tsx'
import { useFeedback } from '../queries.ts'
import styles from './Reports.module.css'
import { reportTexts as texts } from './texts.ts'

/** Product feedback (spec §3), latest first. */
export function FeedbackList() {
  const { after } = usePage()
  const query = useFeedback({ after, limit: pageSize })
  return (
    <Loaded query={query}>
      {({ feedback, next }) => (
        <div aria-busy={query.isPlaceholderData}>
          {feedback.length === 0 && <EmptyBox roomy fact={texts.noFeedback} />}
          <ul className={ui.list}>
            {feedback.map((each) => (
              <li key={each.id} className={styles.report}>
                <div className={clsx(ui.flex, ui.wrap, ui.between, ui.baseline, ui.gap4by16, classes.partHead)}>
                  <h2 className={clsx(ui.flat, ui.large)}>
                    {texts.rating(each.userFeedbackRating)},{' '}
                    {each.recommendPlatform ? texts.recommends : texts.recommendsNot}
                  </h2>
                  <time className={clsx(ui.flat, ui.small, ui.quiet, ui.figures, classes.meta)} dateTime={each.givenAt}>
                    {momentOf(each.givenAt)}
                  </time>
                </div>
                <Words label={texts.likedMost} words={each.likedMostFeedback} />
                <Words label={texts.improve} words={each.improvementFeedback} />
                {each.userId !== null && (
                  <p className={clsx(ui.flat, ui.small, ui.quiet, ui.figures, classes.meta)}>
                    <Link to={`/admin/people?user=${each.userId}`}>{each.userEmail ?? `${each.userId}`}</Link>
                  </p>
                )}
              </li>
            ))}
          </ul>
          <Pages count={feedback.length} next={next} />
        </div>
      )}
    </Loaded>
  )
}

const Words = ({ label, words }: { label: string; words: string }) =>
  words === '' ? null : (
    <p className={clsx(ui.flat, ui.breaks, ui.asTyped)}>
      <span className={clsx(ui.flat, ui.small, ui.quiet, ui.figures, classes.meta)}>{label}:</span> {words}
    </p>
  )
