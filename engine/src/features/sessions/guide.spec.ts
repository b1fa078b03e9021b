import {
  loadChallenges,
  loadSpoken,
  presentableDeck,
  presentableSpoken,
  presentableTutorial,
} from '@greenroom/shared/content'
import { expectations } from '@greenroom/shared/rules'
import { interviewerGuideSchema } from '@greenroom/shared/wire'
import { expect, it } from 'vitest'
import { opened } from '../../session/testing/given.ts'
import { guideFrom } from './guide.ts'

it('has each answer and its reason for a person who presents a deck of statements', () => {
  const spoken = loadSpoken()
  const [deck] = spoken.decks?.all() ?? []
  if (deck === undefined) throw new Error('there is no deck')
  const { state } = opened({}, { challengeId: 'deck', assessmentType: 'truth_or_despair' })
  if (state.phase !== 'IN_PROGRESS') throw new Error('it did not begin')
  const put = { ...state, question: { ...state.question, challenge: presentableDeck(deck, 'python') } }
  const guide = interviewerGuideSchema.parse(guideFrom(loadChallenges(), spoken)(put))
  expect(guide.rubric.round).toBe('knowledge')
  expect(guide.questions).toHaveLength(1)
  const [told] = guide.questions
  expect(told).toMatchObject({ question: 1, title: deck.title, hints: [] })
  deck.statements.forEach(({ statement, isTrue, why }, index) => {
    expect(told?.keyPoints[index]).toBe(`${statement} ${isTrue ? 'True' : 'False'}: ${why}`)
  })
})

it('has the expectations for a candidate of this level and role, in the rubric’s words', () => {
  const of = (candidateExperienceLevel: 'JUNIOR' | 'SENIOR') =>
    interviewerGuideSchema
      .parse(guideFrom(loadChallenges())(opened({ candidateExperienceLevel }).state))
      .rubric.dimensions.map(({ dimension, expected }) => [dimension, expected])
  expect(of('SENIOR')).toContainEqual(['testing', expectations.coding.testing.SENIOR])
  expect(of('JUNIOR')).toContainEqual(['testing', expectations.coding.testing.JUNIOR])
})

/**
 * Catches a kind of question that an interviewer can present but that has no guide: the interviewer would then still
 * see the previous question's.
 */
it('guides through every question that is answered in words', () => {
  const spoken = loadSpoken()
  const guide = guideFrom(loadChallenges(), spoken)
  const { state } = opened({}, { challengeId: 'spoken' })
  if (state.phase !== 'IN_PROGRESS') throw new Error('it did not begin')
  const guideTo = (challenge: ReturnType<typeof presentableSpoken>) =>
    interviewerGuideSchema.parse(guide({ ...state, question: { ...state.question, challenge } })).questions[0]
  for (const question of [...spoken.all(), ...(spoken.stories?.all() ?? [])]) {
    const told = guideTo(presentableSpoken(question, 'python'))
    expect(told, question.id).toMatchObject({
      title: question.title,
      opening: question.opening,
      hints: question.hints,
    })
    expect(told?.keyPoints.toSorted(), question.id).toEqual(question.points.map(({ point }) => point).toSorted())
  }
  const design = spoken.all().find(({ challengeType }) => challengeType === 'system_design')
  if (design === undefined) throw new Error('there is no design')
  expect(guideTo(presentableSpoken(design, 'python'))?.clarifications[0]?.answer).toContain(design.requirements[0])
  for (const tutorial of spoken.tutorials?.all() ?? [])
    expect(guideTo(presentableTutorial(tutorial, 'python'))?.followUps).toHaveLength(tutorial.steps.length)
})
