import { afterAll, describe, expect, it } from 'vitest'
import { type Challenge, loadChallenges } from '../../shared/src/content/index.ts'
import { proveMutants } from './mutants.ts'
import { startRunner } from './runner.ts'

const runner = await startRunner()
afterAll(() => runner.stop())

const sound = loadChallenges().get('longest-calm-stretch')
if (sound === undefined) throw new Error('The challenge that is spoilt here is gone.')
const spoilt = (more: Partial<Challenge>): Challenge => ({ ...sound, ...more })

describe('mutants of a solution', () => {
  it('are all caught if the cases are good enough', async () => {
    const { findings, mutants, caught, survivors } = await proveMutants(sound, runner)
    expect({ findings, survivors }).toEqual({ findings: [], survivors: [] })
    expect(mutants).toBeGreaterThan(20)
    expect(caught).toBe(mutants)
  })

  it('survive cases that test too little, and are listed with their lines', async () => {
    const few = { testCases: [{ stdin: '1\n3\n5\n0\n', expected_output: '1\n' }], hiddenTestCases: [] }
    const { findings, mutants, caught, survivors } = await proveMutants(spoilt(few), runner)
    expect(survivors).toEqual(expect.arrayContaining(['line 9: > becomes >=', 'line 13: the statement goes']))
    expect(survivors).toHaveLength(mutants - caught)
    expect(findings).toEqual([
      expect.stringMatching(/^the cases catch \d+ of \d+ mutants of optimal\.py; these survive: line /),
    ])
  })

  it('may be listed as equivalent only if no case catches them', async () => {
    const reason = 'said for this test and for nothing else'
    const equivalentMutants = [
      { file: 'optimal.py', mutant: 'line 9: > becomes >=', reason },
      { file: 'optimal.py', mutant: 'line 99: + becomes -', reason },
    ]
    const { findings } = await proveMutants(spoilt({ equivalentMutants }), runner)
    expect(findings).toEqual([
      '“line 9: > becomes >=” is listed as equivalent, but a case catches it',
      '“line 99: + becomes -” is listed as equivalent, but there is no such mutant',
    ])
  })
})
