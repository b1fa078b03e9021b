import { isPractice } from '../rules/interview.ts'
import type { CompanyType } from '../vocabulary/hiring.ts'
import { assessmentTypeLabels, type InterviewStage, interviewStageLabels } from '../vocabulary/interview.ts'
import { questionsOf, type Session } from './state.ts'

/** The title of a visitor's interview, even after an account owns it. */
export const trialTitle = 'Five-minute interview'

/** The preset that stands for no particular company. With this preset, the title is only the stage. */
const neutralCompany: CompanyType = 'generic tech company'

const stageInterviews: Record<InterviewStage, string> = {
  telephone: 'Telephone interview',
  take_home_assessment: 'Take-home assessment',
  on_site: 'On-site interview',
}

const count = new Intl.NumberFormat('en-GB')

/** An interview's title: `Google, on-site`, `On-site interview` without a company, or its assessment's title. */
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
 * A session's title in lists. Until the end it doesn't name the questions: `Google, on-site, 3 rounds`, during the
 * interview `Google, on-site, round 1 of 3`, and `Google, on-site, Algorithms` for one rehearsed round. After the end
 * the title lists its questions' titles. Practice of a chosen challenge always has that challenge's title.
 */
export function sessionTitle(session: Session): string {
  const titles = questionsOf(session)
    .map(({ challenge }) => challenge.title)
    .join(', ')
  const isKnown = session.phase === 'ENDED' || isOfOnesChoice(session)
  return isKnown && titles !== '' ? titles : [interviewTitle(session), ...roundOf(session)].join(', ')
}

/**
 * Whether the candidate chose this challenge for practice. False with a human interviewer, because the interviewer may
 * have chosen the challenge.
 */
const isOfOnesChoice = (session: Session): boolean =>
  isPractice(session) && session.mode === 'ai' && session.requestedChallengeId !== null

/**
 * The part of the title about rounds: the name of the round being rehearsed, the number of rounds, or the current
 * round.
 */
function roundOf(session: Session): string[] {
  const { questionCount } = session
  const rehearsed = rehearsedRound(session)
  if (rehearsed !== null) return [rehearsed]
  if (questionCount <= 1) return []
  if (session.phase !== 'IN_PROGRESS') return [`${count.format(questionCount)} rounds`]
  return [`round ${count.format(session.question.number)} of ${count.format(questionCount)}`]
}

/**
 * The name of the round being rehearsed, which may contain several problems; null unless the session rehearses a single
 * round.
 */
function rehearsedRound({ loop, settings, assessmentType }: Session): string | null {
  const [first] = loop
  if (first === undefined || assessmentType !== null || first.stage !== settings.interviewStage) return null
  return loop.every(({ name, stage }) => name === first.name && stage === first.stage) ? first.name : null
}
