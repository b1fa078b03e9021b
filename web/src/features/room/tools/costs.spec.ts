import { expect, test } from 'vitest'
import { costOf, costOfRung, hintStepsOf } from '../../../parts/coach/costs.ts'
import { lobbyTexts } from '../lobby/texts.ts'

test('hints cost score in their round’s dimensions, and nothing if nothing is scored', () => {
  expect(costOfRung(2, 'knowledge')).toBe('no effect on the score')
  expect(costOfRung(5, 'knowledge')).toBe('limits your score for accuracy to 2')
  expect(costOfRung(3, 'system_design')).toBe('limits your score for each dimension to 3')
  expect(costOfRung(5, null)).toBe('no effect on the score')
})

test('a power-up costs the same as the hint it gives', () => {
  expect(costOf({ powerUps: ['divine_inspiration'] }, 'coding')).toBe('limits your score for problem solving to 2')
  expect(costOf({ powerUps: ['divine_inspiration'] }, 'knowledge')).toBe('limits your score for accuracy to 2')
  expect(costOf({ powerUps: ['bug_scanner'] }, 'knowledge')).toBe('no effect on the score')
})

test('the lobby says from which hint on the score is capped', () => {
  expect(lobbyTexts.helpUsual(['problem solving', 'accuracy'], hintStepsOf('coding'))).toBe(
    'The first two hints are free. From the third on, problem solving or accuracy can score at most 3. From the fifth on, at most 2. If a power-up gives you extra time, the interview is marked as assisted.',
  )
})
