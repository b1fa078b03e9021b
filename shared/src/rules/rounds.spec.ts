import { expect, it } from 'vitest'
import type { ExperienceLevel } from '../vocabulary/hiring.ts'
import { assessmentTypes, type InterviewStage } from '../vocabulary/interview.ts'
import { roundKinds } from './rounds.ts'

const wanted = (interviewStage: InterviewStage, candidateExperienceLevel: ExperienceLevel, questionCount: number) =>
  Array.from(
    { length: questionCount },
    (_, index) =>
      roundKinds(
        { settings: { interviewStage, candidateExperienceLevel }, assessmentType: null, questionCount },
        index + 1,
      )[0],
  )

it.each([
  ['telephone', 'JUNIOR', ['coding']],
  ['telephone', 'JUNIOR', ['knowledge', 'coding']],
  ['telephone', 'SENIOR', ['knowledge', 'explain_code', 'coding']],
  ['on_site', 'SENIOR', ['coding']],
  ['on_site', 'JUNIOR', ['coding', 'knowledge']],
  ['on_site', 'SENIOR', ['coding', 'system_design']],
  ['on_site', 'JUNIOR', ['coding', 'knowledge', 'low_level_design']],
  ['on_site', 'SENIOR', ['coding', 'knowledge', 'system_design']],
  ['take_home_assessment', 'SENIOR', ['coding']],
] as const)('plans the rounds of %s for a %s: %j', (stage, level, kinds) => {
  expect(wanted(stage, level, kinds.length)).toEqual(kinds)
})

it('never plans a round of an interview that a question to be coded could not take', () => {
  for (const interviewStage of ['telephone', 'on_site', 'take_home_assessment'] as const)
    for (const candidateExperienceLevel of ['JUNIOR', 'SENIOR'] as const)
      for (const question of [1, 2, 3])
        expect(
          roundKinds(
            { settings: { interviewStage, candidateExperienceLevel }, assessmentType: null, questionCount: 3 },
            question,
          ),
        ).toContain('coding')
})

it('keeps an assessment to its kind', () => {
  const settings = { interviewStage: 'on_site', candidateExperienceLevel: 'SENIOR' } as const
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
