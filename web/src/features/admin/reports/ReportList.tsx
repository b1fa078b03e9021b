import type { AdminReport } from '@greenroom/shared/wire'
import { Link } from 'react-router'
import { nameOf } from '../../../data/sessionLabels.ts'
import { EmptyBox } from '../../../ui/EmptyBox.tsx'
import classes from '../parts/Admin.module.css'
import { momentOf, shortMomentOf } from '../parts/formats.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { Pages, pageSize, usePage } from '../parts/Pages.tsx'
import { wordsOfValue } from '../parts/valueNames.ts'
import { useReports } from '../queries.ts'
import { AnswerForm } from './AnswerForm.tsx'
import styles from './Reports.module.css'
import { reportTexts as texts } from './texts.ts'

/** Reports, latest first, each with its answer or a field for one. */
export function ReportList({ about, answered }: { about: string | undefined; answered: string | undefined }) {
  const { after } = usePage()
  const query = useReports({ about, answered, after, limit: pageSize })
  return (
    <Loaded query={query}>
      {({ reports, next }) => (
        <div aria-busy={query.isPlaceholderData}>
          {reports.length === 0 && <EmptyBox roomy fact={texts.nothing} support={texts.nothingBody} />}
          <ul className={styles.list} aria-label={texts.title}>
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
  const name = reporter.name ?? texts.guest
  return (
    <li className={styles.report} aria-label={title}>
      <div className={classes.partHead}>
        <h2 className={classes.partTitle}>{title}</h2>
        <time className={classes.meta} dateTime={report.reportedAt}>
          {momentOf(report.reportedAt)}
        </time>
      </div>
      <p className={classes.words}>{report.message}</p>
      <p className={classes.meta}>
        {texts.by} {reporter.userId === null ? name : <Link to={`/admin/people?user=${reporter.userId}`}>{name}</Link>},{' '}
        <Link to={`/admin/sessions/${encodeURIComponent(report.sessionId)}`}>{texts.session}</Link>
        {report.participantId !== null && (
          <>
            . {texts.reported}: <Participant id={report.participantId} />
          </>
        )}
      </p>
      {answer === null ? (
        <AnswerForm reportId={report.id} isGuest={reporter.userId === null} />
      ) : (
        <div className={styles.answer}>
          <p className={classes.meta}>{texts.answered(shortMomentOf(answer.at))}</p>
          <p className={classes.words}>{answer.text}</p>
        </div>
      )}
    </li>
  )
}

/** Somebody in a session, with a link to their account if they have one. */
function Participant({ id }: { id: string }) {
  const userId = /^user:(\d+)$/.exec(id)?.[1]
  return userId === undefined ? id : <Link to={`/admin/people?user=${userId}`}>{id}</Link>
}

function titleOf({ about, dimension, round, challengeId, problem }: AdminReport): string {
  switch (about) {
    case 'score':
      return texts.about.score(nameOf(dimension ?? ''), round)
    case 'person':
      return texts.about.person
    case 'challenge':
      return texts.about.challenge(wordsOfValue(challengeId ?? ''), problem ?? '')
  }
}
