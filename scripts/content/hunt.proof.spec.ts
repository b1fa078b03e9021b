import { afterAll, describe, expect, it } from 'vitest'
import { type Challenge, loadChallenges } from '../../shared/src/content/index.ts'
import { hunt } from './hunt.ts'
import { startRunner } from './runner.ts'

const runner = await startRunner()
afterAll(() => runner.stop())

const bank = loadChallenges()
function found(id: string): Challenge {
  const challenge = bank.get(id)
  if (challenge === undefined) throw new Error(`The challenge ${id} is gone.`)
  return challenge
}
/** Copies a challenge with other programs or cases. Values computed on demand keep their cache. */
const spoilt = (challenge: Challenge, more: Partial<Challenge>): Challenge => ({
  ...challenge,
  hiddenTestCases: challenge.hiddenTestCases,
  ...more,
})

describe('a hunt for wrong programs that pass', () => {
  it('finds none among many wrong ones if the cases are good enough', async () => {
    const { findings, inputs, wrong } = await hunt(found('longest-calm-stretch'), runner)
    expect(findings).toEqual([])
    expect(inputs).toBeGreaterThan(1_000)
    expect(wrong).toBeGreaterThan(100)
  })

  it('finds the gap that a missing case leaves, with the smallest input that shows it', async () => {
    const tea = found('tea-for-everyone')
    const hiddenTestCases = tea.hiddenTestCases.filter(
      ({ category }) => !/^a machine (stays cold|is a little late)/.test(category),
    )
    expect(hiddenTestCases).toHaveLength(tea.hiddenTestCases.length - 2)
    const { findings } = await hunt(spoilt(tea, { hiddenTestCases }), runner, { count: 1_000 })
    expect(findings).toContainEqual(
      'optimal.py, line 9: the condition middle > warm goes, passes every case, and prints "2" for "3\\n0 0 2\\n3\\n1 1 1\\n2\\n", where it is "1": make it a case',
    )
  })

  it('finds where brute force and a right solution disagree', async () => {
    const calm = found('longest-calm-stretch')
    const wrong = 'wrong_limit_counts_as_gusty.py'
    const solutions = calm.solutions.map((each) => (each.file === 'optimal.py' ? { ...each, file: wrong } : each))
    const { findings } = await hunt(spoilt(calm, { solutions }), runner, { count: 200 })
    expect(findings).toContainEqual(expect.stringMatching(new RegExp(`^${wrong} prints \\d+ for "1\\\\n`)))
  })

  it('reports an input that brute force can’t solve', async () => {
    const calm = found('longest-calm-stretch')
    const programs = { ...calm.programs, 'brute_force.py': 'while True: pass' }
    const { findings, inputs } = await hunt(spoilt(calm, { programs }), runner, { count: 3 })
    expect(findings[0]).toMatch(/^brute force has no answer within a second for "1\\n/)
    expect(inputs).toBe(0)
  })
})
