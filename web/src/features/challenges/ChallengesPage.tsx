import { clsx } from 'clsx'
import { useSearchParams } from 'react-router'
import ui from '../../ui/primitives.module.css'
import { Assessments } from './Assessments.tsx'
import { Browse } from './Browse.tsx'
import classes from './ChallengesPage.module.css'
import { OpenChallenge } from './OpenChallenge.tsx'
import { Resume } from './ResumeCard.tsx'
import { challengeTexts as texts } from './texts.ts'

/**
 * Assessments, and challenges to practise (spec §2, `/app/mockInterview` without a session); `?challenge=<id>` opens
 * one.
 */
export default function ChallengesPage() {
  const [params] = useSearchParams()
  const challengeId = params.get('challenge')
  if (challengeId) return <OpenChallenge challengeId={challengeId} />
  return (
    <div className={clsx(ui.centred, ui.contentWide, classes.page)}>
      <h1 className={ui.flat}>{texts.title}</h1>
      <p className={clsx(ui.quiet, ui.pretty, classes.lead)}>{texts.lead}</p>
      <Resume />
      <Assessments />
      <Browse />
    </div>
  )
}
