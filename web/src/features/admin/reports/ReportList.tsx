import type { AdminReport } from '@greenroom/shared/wire'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { nameOf } from '../../../data/sessionLabels.ts'
import { EmptyBox } from '../../../ui/EmptyBox.tsx'
import ui from '../../../ui/primitives.module.css'
import classes from '../parts/Admin.module.css'
import { momentOf, shortMomentOf } from '../parts/formats.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { Pages, pageSize, usePage } from '../parts/Pages.tsx'
import { wordsOfValue } from '../parts/valueNames.ts'
import { useReports } from '../queries.ts'
import { AnswerForm } from './AnswerForm.tsx'
import styles from './Reports.module.css'
import { postIdOf, TakeDown } from './TakeDown.tsx'
import { reportTexts as texts } from './texts.ts'

/** Reports, latest first, each with its answer or an answer form. */
export function ReportList({ about, answered }: { about: string | undefined; answered: string | undefined }) {
  const { after } = usePage()
  const query = useReports({ about, answered, after, limit: pageSize })
  return (
    <Loaded query={query}>
      {({ reports, next }) => (
        <div aria-busy={query.isPlaceholderData}>
          {reports.length === 0 && <EmptyBox roomy fact={texts.nothing} support={texts.nothingBody} />}
          <ul className={ui.list} aria-label={texts.title}>
            {reports.map((report) => (
              <Report key={report.id} report={report} />
            ))}
          </ul>
          <Pages count={reports.length} next={next} />
        </div>
      )}
    </Loaded>
  )
}

function Report({ report }: { report: AdminReport }) {
  const { reporter, answer } = report
  const title = titleOf(report)
  const name = reporter.name ?? (reporter.userId === null ? texts.guest : `user:${reporter.userId}`)
  const postId = postIdOf(report)
  return (
    <li className={styles.report} aria-label={title}>
      <div className={clsx(ui.flex, ui.wrap, ui.between, ui.baseline, ui.gap4by16, classes.partHead)}>
        <h2 className={clsx(ui.flat, ui.large)}>{title}</h2>
        <time className={clsx(ui.flat, ui.small, ui.quiet, ui.figures, classes.meta)} dateTime={report.reportedAt}>
          {momentOf(report.reportedAt)}
        </time>
      </div>
      <p className={clsx(ui.flat, ui.breaks, ui.asTyped)}>{report.message}</p>
      <p className={clsx(ui.flat, ui.small, ui.quiet, ui.figures, classes.meta)}>
        {texts.by} {reporter.userId === null ? name : <Link to={`/admin/people?user=${reporter.userId}`}>{name}</Link>},{' '}
        <Place report={report} />
        {report.participantId !== null && (
          <>
            . {texts.reported}: <Participant id={report.participantId} />
          </>
        )}
      </p>
      {postId !== null && <TakeDown postId={postId} />}
      {answer === null ? (
        <AnswerForm reportId={report.id} isGuest={reporter.userId === null} />
      ) : (
        <div className={styles.answer}>
          <p className={clsx(ui.flat, ui.small, ui.quiet, ui.figures, classes.meta)}>
            {texts.answered(shortMomentOf(answer.at))}
          </p>
          <p className={clsx(ui.flat, ui.breaks, ui.asTyped)}>{answer.text}</p>
        </div>
      )}
    </li>
  )
}

/** Where it was reported: in a session, on a post on the board, or on an item of a diagnostic or a review card. */
function Place({ report: { sessionId } }: { report: AdminReport }) {
  if (postIdOf({ sessionId }) !== null) return texts.post
  if (isAboutItem({ sessionId })) return texts.learning
  return <Link to={`/admin/sessions/${encodeURIComponent(sessionId)}`}>{texts.session}</Link>
}

/** Whether it is about an item of a diagnostic, or about a review card; the id is in `challengeId`. */
const isAboutItem = ({ sessionId }: Pick<AdminReport, 'sessionId'>): boolean => sessionId.startsWith('items.')

/** A session participant, linked to their account if they have one. */
function Participant({ id }: { id: string }) {
  const userId = /^user:(\d+)$/.exec(id)?.[1]
  return userId === undefined ? id : <Link to={`/admin/people?user=${userId}`}>{id}</Link>
}

function titleOf(report: AdminReport): string {
  const { about, dimension, round, challengeId, problem } = report
  switch (about) {
    case 'score':
      return texts.about.score(nameOf(dimension ?? ''), round)
    case 'person':
      return texts.about.person
    case 'challenge':
      return texts.about.challenge(
        isAboutItem(report) ? texts.item(challengeId ?? '') : wordsOfValue(challengeId ?? ''),
        problem ?? '',
      )
  }
}
