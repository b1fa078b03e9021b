import { expect, it } from 'vitest'
import type { ExperienceLevel } from '../vocabulary/hiring.ts'
import { assessmentTypes, type InterviewStage } from '../vocabulary/interview.ts'
import type { DurationInMinutes } from './constants.ts'
import { roundKinds } from './rounds.ts'

const wanted = (
  interviewStage: InterviewStage,
  candidateExperienceLevel: ExperienceLevel,
  timeLimitInMinutes: DurationInMinutes,
  questionCount: number,
) =>
  Array.from(
    { length: questionCount },
    (_, index) =>
      roundKinds(
        {
          settings: { interviewStage, candidateExperienceLevel, timeLimitInMinutes },
          assessmentType: null,
          questionCount,
        },
        index + 1,
      )[0],
  )

it.each([
  ['telephone', 'JUNIOR', 20, ['coding']],
  ['telephone', 'JUNIOR', 45, ['knowledge', 'coding']],
  ['telephone', 'SENIOR', 60, ['knowledge', 'explain_code', 'coding']],
  ['on_site', 'SENIOR', 20, ['coding']],
  ['on_site', 'JUNIOR', 35, ['coding', 'knowledge']],
  ['on_site', 'SENIOR', 35, ['coding', 'system_design']],
  ['on_site', 'JUNIOR', 45, ['coding', 'behavioural']],
  ['on_site', 'SENIOR', 45, ['coding', 'behavioural']],
  ['on_site', 'JUNIOR', 60, ['coding', 'knowledge', 'behavioural']],
  ['on_site', 'SENIOR', 60, ['coding', 'system_design', 'behavioural']],
  ['take_home_assessment', 'SENIOR', 60, ['coding']],
] as const)('plans the rounds of %s for a %s in %i minutes: %j', (stage, level, minutes, kinds) => {
  expect(wanted(stage, level, minutes, kinds.length)).toEqual(kinds)
})

it('never plans rounds that don’t fit a coding question', () => {
  for (const interviewStage of ['telephone', 'on_site', 'take_home_assessment'] as const)
    for (const candidateExperienceLevel of ['JUNIOR', 'SENIOR'] as const)
      for (const question of [1, 2, 3])
        expect(
          roundKinds(
            {
              settings: { interviewStage, candidateExperienceLevel, timeLimitInMinutes: 60 },
              assessmentType: null,
              questionCount: 3,
            },
            question,
          ),
        ).toContain('coding')
})

it('keeps an assessment to its kind', () => {
  const settings = { interviewStage: 'on_site', candidateExperienceLevel: 'SENIOR', timeLimitInMinutes: 45 } as const
  const kinds = assessmentTypes.map(
    (assessmentType) => roundKinds({ settings, assessmentType, questionCount: 2 }, 2)[0],
  )
  expect(Object.fromEntries(assessmentTypes.map((type, index) => [type, kinds[index]]))).toEqual({
    truth_or_despair: 'truth_or_despair',
    timed_coding: 'coding',
    efficient_algorithm: 'coding',
    skip_dummy_challenge: 'tutorial',
    not_an_assessment: 'coding',
    system_design: 'system_design',
  })
})
