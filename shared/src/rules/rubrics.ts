import type { PublicChallenge } from '../session/publicChallenge.ts'
import type { Round } from '../session/scorecard.ts'
import type { AssessmentType, ChallengeType, InterviewStage } from '../vocabulary/interview.ts'

/** The dimensions of each kind of round, with their weights in percent (answers §6). */
export const rubrics = {
  telephone: { 'problem solving': 35, communication: 30, 'technical competency': 25, testing: 10 },
  coding: { 'problem solving': 30, 'technical competency': 30, communication: 20, testing: 20 },
  system_design: {
    requirements: 15,
    'API and data': 15,
    architecture: 20,
    scale: 10,
    'storage and consistency': 15,
    reliability: 10,
    operability: 10,
    'trade-offs': 5,
  },
  knowledge: { accuracy: 50, depth: 30, clarity: 20 },
  behavioural: { 'own part': 35, 'specifics and result': 30, reflection: 20, clarity: 15 },
} as const satisfies Record<Round, Record<string, number>>

/** The minimum scores for a hire, by round and dimension. Gates that depend on tests are defined elsewhere. */
export const leastForHire: Record<Round, Readonly<Record<string, 2 | 3>>> = {
  telephone: { 'problem solving': 2, communication: 2, 'technical competency': 2, testing: 2 },
  coding: {},
  system_design: { requirements: 3, architecture: 3 },
  knowledge: { accuracy: 3 },
  behavioural: { 'own part': 3 },
}

const roundsOfTypes: Partial<Record<ChallengeType, Round>> = {
  system_design: 'system_design',
  low_level_design: 'knowledge',
  knowledge: 'knowledge',
  explain_code: 'knowledge',
  algorizing: 'knowledge',
}

/**
 * The round whose rubric judges a question. If the question's type has its own round, that one; otherwise the round of
 * the interview's stage.
 */
export const roundOfQuestion = (
  { challengeType, competency }: Pick<PublicChallenge, 'challengeType' | 'competency'>,
  interviewStage: InterviewStage,
): Round =>
  competency !== undefined
    ? 'behavioural'
    : (roundsOfTypes[challengeType] ?? (interviewStage === 'telephone' ? 'telephone' : 'coding'))

/**
 * The round whose rubric judges a whole interview. If all questions belong to the same kind of round, that one;
 * otherwise the round of the interview's stage.
 */
export function roundOfInterview(
  { assessmentType, settings }: { assessmentType: AssessmentType | null; settings: { interviewStage: InterviewStage } },
  asked: readonly ChallengeType[],
): Round {
  if (assessmentType === 'system_design') return 'system_design'
  if (assessmentType === 'truth_or_despair') return 'knowledge'
  const ofQuestions = new Set(asked.map((type) => roundsOfTypes[type]))
  const [only] = ofQuestions
  if (ofQuestions.size === 1 && only !== undefined) return only
  return settings.interviewStage === 'telephone' ? 'telephone' : 'coding'
}
