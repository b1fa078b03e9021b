import { programmingLanguages } from '@greenroom/shared/vocabulary'
import { expect, it } from 'vitest'
import { limitsIn } from './runLimits.ts'

const authored = { timeMs: 2_000, memoryMb: 256 }

it('are the author’s where most people code, and never less in other languages', () => {
  for (const language of ['python', 'c', 'cpp', 'javascript', 'typescript', 'go', 'rust', 'swift', 'csharp'] as const)
    expect(limitsIn(language, authored), language).toEqual(authored)
  expect(limitsIn('java', authored)).toEqual({ timeMs: 4_000, memoryMb: 512 })
  expect(limitsIn('bash', authored).timeMs).toBeGreaterThan(2_000)
  for (const language of programmingLanguages) {
    expect(limitsIn(language, authored).timeMs, language).toBeGreaterThanOrEqual(2_000)
    expect(limitsIn(language, authored).memoryMb, language).toBeGreaterThanOrEqual(256)
  }
})
