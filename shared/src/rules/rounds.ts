import type { InterviewSettings } from '../session/interviewSettings.ts'
import type { AssessmentType, ChallengeType } from '../vocabulary/interview.ts'

/** Whether questions of this type are answered in words, with no code to hand in, run or test. */
export const isSpoken = (challengeType: ChallengeType): boolean => challengeType !== 'coding'

/**
 * A round's kind: a type of challenge, a deck of statements, or a story from the candidate's own work. The last two
 * have the challenge type `knowledge`.
 */
export type RoundKind = ChallengeType | 'truth_or_despair' | 'behavioural'

/** The interview fields needed to plan rounds. */
export type Interview = {
  settings: Pick<InterviewSettings, 'interviewStage' | 'candidateExperienceLevel' | 'timeLimitInMinutes'>
  assessmentType: AssessmentType | null
  questionCount: number
}

/**
 * The kinds of question that suit a round, best first; later ones are fallbacks. On the phone, short questions come
 * before the coded one. On site, coding comes first, then knowledge, then (for seniors) system design. An on-site of 45
 * minutes or more ends with a story from the candidate's own work. A take-home assessment is coded, and every
 * assessment type has its own kind.
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

/** Whether the last round is behavioural. Only on site, and only if there is time for it after another round. */
export const endsWithAStory = ({ settings, assessmentType, questionCount }: Interview): boolean =>
  settings.interviewStage === 'on_site' &&
  assessmentType === null &&
  questionCount > 1 &&
  settings.timeLimitInMinutes >= fewestMinutesWithAStory
