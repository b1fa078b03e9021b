import type { InterviewSettings } from '../session/interviewSettings.ts'
import type { AssessmentType, ChallengeType } from '../vocabulary/interview.ts'

/** Whether a question is answered in words: no code is handed in, nothing is run, and no test judges the answer. */
export const isSpoken = (challengeType: ChallengeType): boolean => challengeType !== 'coding'

/** What a round can be: a type of challenge, a deck of statements, or a story from the candidate's own work. The last two are presented as knowledge. */
export type RoundKind = ChallengeType | 'truth_or_despair' | 'behavioural'

/** What a plan of rounds looks at. */
export type Interview = {
  settings: Pick<InterviewSettings, 'interviewStage' | 'candidateExperienceLevel' | 'timeLimitInMinutes'>
  assessmentType: AssessmentType | null
  questionCount: number
}

/**
 * The kinds of question that suit a round, the most wanted first; the next one is taken where there is none of it.
 * On the telephone short questions come before the one that is coded. On site coding comes first, then knowledge, and
 * for seniors the design of a system; an on-site of 45 minutes and more ends with a story of one's own work. A take-home assessment is
 * coded, and each assessment is of its own kind.
 * @param question counts from 1
 */
export function roundKinds(
  { settings, assessmentType, questionCount }: Interview,
  question: number,
): readonly RoundKind[] {
  if (assessmentType === 'system_design') return ['system_design']
  if (assessmentType === 'skip_dummy_challenge') return ['tutorial', 'coding']
  if (assessmentType === 'truth_or_despair') return ['truth_or_despair', 'knowledge', 'coding']
  if (assessmentType !== null || settings.interviewStage === 'take_home_assessment') return ['coding']
  if (settings.interviewStage === 'telephone') {
    if (question === questionCount) return ['coding']
    return question === 1 ? ['knowledge', 'coding'] : ['explain_code', 'algorizing', 'knowledge', 'coding']
  }
  const isSenior = settings.candidateExperienceLevel === 'SENIOR'
  if (question === 1) return ['coding']
  const isBehavioural = endsWithAStory({ settings, assessmentType, questionCount })
  if (isBehavioural && question === questionCount) return ['behavioural', 'knowledge', 'coding']
  if (isSenior && question === (isBehavioural ? questionCount - 1 : questionCount))
    return ['system_design', 'knowledge', 'coding']
  return question === 2 ? ['knowledge', 'coding'] : ['low_level_design', 'explain_code', 'knowledge', 'coding']
}

const fewestMinutesWithAStory = 45

/** Whether the last round is behavioural: on site, with time for it after another round. */
export const endsWithAStory = ({ settings, assessmentType, questionCount }: Interview): boolean =>
  settings.interviewStage === 'on_site' &&
  assessmentType === null &&
  questionCount > 1 &&
  settings.timeLimitInMinutes >= fewestMinutesWithAStory
