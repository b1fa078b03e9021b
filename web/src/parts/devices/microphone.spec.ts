import { expect, test } from 'vitest'
import { loudnessOf, problemOf } from './microphone.ts'

const tone = (amplitude: number) => Float32Array.from({ length: 1000 }, (_, i) => amplitude * Math.sin(i))

test('silence has level 0, full sound nearly 1, and louder is never less', () => {
  expect(loudnessOf(new Float32Array(1024))).toBe(0)
  expect(loudnessOf(new Float32Array(0))).toBe(0)
  expect(loudnessOf(tone(1))).toBeGreaterThan(0.9)
  const levels = [0.0001, 0.001, 0.01, 0.1, 1, 8].map((amplitude) => loudnessOf(tone(amplitude)))
  expect(levels).toEqual(levels.toSorted((one, other) => one - other))
  expect(Math.max(...levels)).toBe(1)
})

test.each([
  ['NotAllowedError', 'denied'],
  ['NotFoundError', 'missing'],
  ['NotReadableError', 'failed'],
])('%s means that it is %s', (name, problem) => {
  expect(problemOf(new DOMException('no', name))).toBe(problem)
})
