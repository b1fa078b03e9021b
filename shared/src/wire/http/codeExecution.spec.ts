import { programmingLanguages } from '@greenroom/shared/vocabulary'
import { expect, it } from 'vitest'
import { limitsIn } from '../../rules/runLimits.ts'
import { codeExecutionBounds } from './codeExecution.ts'

it('limits of a run are what the executor accepts, whatever was authored', () => {
  const { timeMs, memoryMb } = codeExecutionBounds
  for (const language of programmingLanguages)
    expect(limitsIn(language, { timeMs: timeMs.max, memoryMb: memoryMb.max })).toEqual({
      timeMs: timeMs.max,
      memoryMb: memoryMb.max,
    })
})
