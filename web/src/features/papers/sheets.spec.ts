import type { PaperQuestionView } from '@greenroom/shared/wire'
import { expect, it } from 'vitest'
import { clockOf, sheetsOf } from './sheets.ts'
import { keepUnsent, unsentOf } from './unsentAnswers.ts'

const asked = (form: PaperQuestionView['form'], title: string): PaperQuestionView => ({
  ...{ key: title, form, area: '', title, statement: title, scenario: null, options: [], unit: null, rounding: null },
  ...{ isReviewed: false, answer: null, flagged: false },
})

it('puts the questions of a set on one sheet, and every other on its own', () => {
  const sheets = sheetsOf([
    asked('single_best_answer', 'a'),
    asked('single_best_answer', 'a'),
    asked('extended_matching', 'b'),
    asked('extended_matching', 'b'),
    asked('extended_matching', 'c'),
  ])
  expect(sheets.map(({ questions }) => questions.map(({ number }) => number))).toEqual([[1], [2], [3, 4], [5]])
})

it.each([
  [7_265_000, '2:01:05'],
  [309_000, '5:09'],
  [999, '0:01'],
  [0, '0:00'],
  [-5_000, '0:00'],
])('shows %i ms as %s', (ms, face) => {
  expect(clockOf(ms)).toBe(face)
})

it('keeps unsent answers per paper, and survives a store with invalid data', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage
  keepUnsent(storage, 'a', { p1q1: { answer: '6.3', flagged: true } })
  expect(unsentOf(storage, 'a')).toEqual({ p1q1: { answer: '6.3', flagged: true } })
  expect(unsentOf(storage, 'b')).toEqual({})
  keepUnsent(storage, 'a', {})
  expect(kept.size).toBe(0)
  kept.set('greenroom:paper:a', '{"p1q1": 7')
  expect(unsentOf(storage, 'a')).toEqual({})
})
