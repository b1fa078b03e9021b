import type { AssessmentType, Difficulty, ProgrammingLanguage } from '@greenroom/shared/vocabulary'
import { type NewSession, openedSessionSchema, sessionEstimateSchema, sessionPaths } from '@greenroom/shared/wire'
import { useQueries } from '@tanstack/react-query'
import { post } from '../../data/api.ts'

/** The assessments, in page order. Practice uses the challenge list instead. */
export const offeredAssessments = [
  'timed_coding',
  'efficient_algorithm',
  'truth_or_despair',
  'system_design',
  'skip_dummy_challenge',
] as const satisfies readonly AssessmentType[]
export type OfferedAssessment = (typeof offeredAssessments)[number]

export type AssessmentChoice = { difficulty: Difficulty; programmingLanguage: ProgrammingLanguage }

/** Harder designs take longer. */
const designMinutes: Record<Difficulty, number> = { straightforward: 30, moderately_challenging: 35, challenging: 45 }

function settingsOf(type: OfferedAssessment, difficulty: Difficulty): NonNullable<NewSession['settings']> {
  switch (type) {
    // A take-home stage has one problem, however long it is.
    case 'timed_coding':
    case 'efficient_algorithm':
      return {
        interviewDifficulty: difficulty,
        interviewStage: 'take_home_assessment',
        timeLimitInMinutes: difficulty === 'straightforward' ? 20 : 30,
      }
    case 'truth_or_despair':
      return { interviewDifficulty: difficulty, interviewStage: 'on_site', timeLimitInMinutes: 20 }
    case 'system_design':
      return {
        interviewDifficulty: difficulty,
        interviewStage: 'on_site',
        timeLimitInMinutes: designMinutes[difficulty],
        candidateExperienceLevel: difficulty === 'straightforward' ? 'JUNIOR' : 'SENIOR',
      }
    case 'skip_dummy_challenge':
      return { interviewDifficulty: 'straightforward', interviewStage: 'on_site', timeLimitInMinutes: 20 }
  }
}

const sessionOf = (type: OfferedAssessment, { difficulty, programmingLanguage }: AssessmentChoice): NewSession => ({
  mode: 'ai',
  assessmentType: type,
  programmingLanguage,
  settings: settingsOf(type, difficulty),
})

/** Fetches each assessment's length and cost, in the order they are offered. */
export const useEstimates = (choice: AssessmentChoice) =>
  useQueries({
    queries: offeredAssessments.map((type) => ({
      queryKey: ['estimate', type, choice.difficulty],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        post(sessionPaths.estimate, sessionOf(type, choice), sessionEstimateSchema, { signal }),
      staleTime: 5 * 60_000,
      retry: false,
    })),
  })

/** Opens an assessment. @returns its page's address */
export async function openAssessment(type: OfferedAssessment, choice: AssessmentChoice): Promise<string> {
  const { sessionId } = await post(sessionPaths.sessions, sessionOf(type, choice), openedSessionSchema)
  const inRoom = type === 'system_design' || type === 'skip_dummy_challenge'
  return `/app/${inRoom ? 'aiInterview' : 'mockInterview'}?session=${encodeURIComponent(sessionId)}`
}
