import { decisionLabels } from '@greenroom/shared/session'
import { VisuallyHidden } from '@mantine/core'
import { clsx } from 'clsx'
import { useSearchParams } from 'react-router'
import { ApiProblem, sentenceOf } from '../../data/api.ts'
import { Notice } from '../../ui/Notice.tsx'
import ui from '../../ui/primitives.module.css'
import { Opinion } from './Opinion.tsx'
import { type ScorecardAnswer, useScorecard } from './queries.ts'
import classes from './ScorecardPage.module.css'
import { ScorecardSkeleton } from './ScorecardSkeleton.tsx'
import { Settled } from './Settled.tsx'
import { TrialOffer } from './TrialOffer.tsx'
import { scorecardTexts as texts } from './texts.ts'

/** `/app/scorecard?session=<id>`: an interview's scorecard, with its recording next to it. */
export default function ScorecardPage() {
  const [search] = useSearchParams()
  const sessionId = search.get('session') ?? ''
  return sessionId === '' ? <Missing /> : <OfSession key={sessionId} sessionId={sessionId} />
}

function OfSession({ sessionId }: { sessionId: string }) {
  const { data: answer, error, refetch } = useScorecard(sessionId)
  if (answer === undefined && error !== null) {
    if (error instanceof ApiProblem && error.status === 404) return <Missing />
    const { title, action } = texts.unreadable
    return <Notice title={title} body={sentenceOf(error)} action={{ label: action, onClick: () => void refetch() }} />
  }
  return (
    <>
      <div className={clsx(ui.centred, classes.page)}>
        <VisuallyHidden role="status">{announcementOf(answer)}</VisuallyHidden>
        <TrialOffer sessionId={sessionId} />
        {answer === undefined && <ScorecardSkeleton withVerdict />}
        {answer !== undefined && <Settled sessionId={sessionId} answer={answer} />}
      </div>
      {/* Below the part that fills the window. */}
      {(answer?.status === 'completed' || answer?.status === 'failed') && <Opinion sessionId={sessionId} />}
    </>
  )
}

function Missing() {
  const { title, body, action } = texts.missing
  return <Notice title={title} body={body} action={{ label: action, to: '/app/interviewSelection' }} />
}

/** Text that announces a changed page to screen readers. */
function announcementOf(answer: ScorecardAnswer | undefined): string {
  switch (answer?.status) {
    case undefined:
    case 'none':
      return ''
    case 'pending':
      return texts.pending.body
    case 'failed':
      return texts.failed.title
    case 'completed':
      return answer.scorecard.decision === null ? texts.undecided : decisionLabels[answer.scorecard.decision]
  }
}
