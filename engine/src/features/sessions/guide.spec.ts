import { loadChallenges, loadSpoken, presentableDeck } from '@greenroom/shared/content'
import { expectations } from '@greenroom/shared/rules'
import { interviewerGuideSchema } from '@greenroom/shared/wire'
import { expect, it } from 'vitest'
import { opened } from '../../session/testing/given.ts'
import { guideFrom } from './guide.ts'

it('has each answer and its reason for a person who presents a deck of statements', () => {
  const { decks } = loadSpoken()
  const [deck] = decks?.all() ?? []
  if (deck === undefined) throw new Error('there is no deck')
  const { state } = opened({}, { challengeId: 'deck', assessmentType: 'truth_or_despair' })
  if (state.phase !== 'IN_PROGRESS') throw new Error('it did not begin')
  const put = { ...state, question: { ...state.question, challenge: presentableDeck(deck, 'python') } }
  const guide = interviewerGuideSchema.parse(guideFrom(loadChallenges(), decks)(put))
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
