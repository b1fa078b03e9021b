import { isPractice } from '../rules/interview.ts'
import type { CompanyType } from '../vocabulary/hiring.ts'
import { assessmentTypeLabels, type InterviewStage, interviewStageLabels } from '../vocabulary/interview.ts'
import { questionsOf, type Session } from './state.ts'

/** What a visitor's interview is called, also after an account has kept it. */
export const trialTitle = 'Five-minute interview'

/** A preset that describes no company: an interview by it is called by its stage alone. */
const neutralCompany: CompanyType = 'generic tech company'

const stageInterviews: Record<InterviewStage, string> = {
  telephone: 'Telephone interview',
  take_home_assessment: 'Take-home assessment',
  on_site: 'On-site interview',
}

const count = new Intl.NumberFormat('en-GB')

/** Which interview it is: `Google, on-site`, `On-site interview` where no company is rehearsed, or what its assessment is called. */
export function interviewTitle({
  settings,
  assessmentType,
  trial,
}: Pick<Session, 'settings' | 'assessmentType'> & Partial<Pick<Session, 'trial'>>): string {
  if (trial) return trialTitle
  if (assessmentType !== null) return assessmentTypeLabels[assessmentType]
  const { companyType, interviewStage } = settings
  if (companyType === neutralCompany) return stageInterviews[interviewStage]
  const company = `${companyType.charAt(0).toUpperCase()}${companyType.slice(1)}`
  return `${company}, ${interviewStageLabels[interviewStage].toLowerCase()}`
}

/**
 * What a session is called wherever it stands among others. Until it ends nothing tells its questions: `Google, on-site, 3 rounds`,
 * once it goes on `Google, on-site, round 1 of 3`, and `Google, on-site, Algorithms` where one round is rehearsed. After the end it has the titles of its questions. Practice of a challenge that the
 * candidate chose has that challenge's title all along.
 */
export function sessionTitle(session: Session): string {
  const titles = questionsOf(session)
    .map(({ challenge }) => challenge.title)
    .join(', ')
  const isKnown = session.phase === 'ENDED' || isOfOnesChoice(session)
  return isKnown && titles !== '' ? titles : [interviewTitle(session), ...roundOf(session)].join(', ')
}

/** Whether the candidate chose the challenge to practise on; where a person interviews, that one may have chosen it. */
const isOfOnesChoice = (session: Session): boolean =>
  isPractice(session) && session.mode === 'ai' && session.requestedChallengeId !== null

/** The round of the company that is rehearsed by itself, or how far it is where it has several rounds. */
function roundOf(session: Session): string[] {
  const { questionCount } = session
  const rehearsed = rehearsedRound(session)
  if (rehearsed !== null) return [rehearsed]
  if (questionCount <= 1) return []
  if (session.phase !== 'IN_PROGRESS') return [`${count.format(questionCount)} rounds`]
  return [`round ${count.format(session.question.number)} of ${count.format(questionCount)}`]
}

/** The name of the one round that is rehearsed: it may hold several problems. */
function rehearsedRound({ loop, settings, assessmentType }: Session): string | null {
  const [first] = loop
  if (first === undefined || assessmentType !== null || first.stage !== settings.interviewStage) return null
  return loop.every(({ name, stage }) => name === first.name && stage === first.stage) ? first.name : null
}
