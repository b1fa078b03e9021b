import { programmingLanguages } from '@greenroom/shared/vocabulary'
import { expect, it } from 'vitest'
import { limitsIn } from '../../rules/runLimits.ts'
import { codeExecutionBounds } from './codeExecution.ts'

it('the executor accepts a run’s limits, whatever the author wrote', () => {
  const { timeMs, memoryMb } = codeExecutionBounds
  for (const language of programmingLanguages)
    expect(limitsIn(language, { timeMs: timeMs.max, memoryMb: memoryMb.max })).toEqual({
      timeMs: timeMs.max,
      memoryMb: memoryMb.max,
    })
})
