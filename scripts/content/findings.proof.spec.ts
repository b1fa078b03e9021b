import { afterAll, describe, expect, it } from 'vitest'
import { type Challenge, loadChallenges } from '../../shared/src/content/index.ts'
import { proveMistakes, proveSolutions } from './proof.ts'
import { startRunner } from './runner.ts'

const runner = await startRunner()
afterAll(() => runner.stop())

const [sound] = loadChallenges().all()
const optimal = sound?.solutions.find(({ kind, language }) => kind === 'optimal' && language === 'python')
const wrong = sound?.wrongSolutions.find(({ language }) => language === 'python')
if (sound === undefined || optimal === undefined || wrong === undefined)
  throw new Error('The first challenge has no Python programs.')

const spoilt = (more: Partial<Challenge>): Challenge => ({ ...sound, ...more })

describe('running the programs of damaged content finds', () => {
  it('a wrong solution that no hidden case catches', async () => {
    const wrongSolutions = [{ ...wrong, file: optimal.file, mistake: 'none at all' }]
    const { findings, sound: caught } = await proveMistakes(spoilt({ wrongSolutions }), runner)
    expect({ findings, caught }).toEqual({
      findings: [`${optimal.file} is caught by no hidden case: none at all`],
      caught: 0,
    })
  })

  it('a wrong solution that only one hidden case catches', async () => {
    const [caughtBy] = (await proveMistakes(spoilt({ wrongSolutions: [wrong] }), runner)).caught
    const category = /“(.*)” and/.exec(caughtBy ?? '')?.[1]
    const hiddenTestCases = sound.hiddenTestCases.filter((each) => each.category === category)
    expect(hiddenTestCases).toHaveLength(1)
    const { findings, sound: caught } = await proveMistakes(
      spoilt({ wrongSolutions: [wrong], hiddenTestCases }),
      runner,
    )
    expect({ findings, caught }).toEqual({
      findings: [`${wrong.file} is caught by one hidden case alone, “${category}”: ${wrong.mistake}`],
      caught: 0,
    })
  })

  it('a wrong solution that doesn’t run at all for its own reason', async () => {
    const programs = { [wrong.file]: 'int main( {' }
    const wrongSolutions = [{ ...wrong, language: 'cpp' as const }]
    const { findings } = await proveMistakes(spoilt({ wrongSolutions, programs }), runner)
    expect(findings).toHaveLength(1)
    expect(findings[0]).toContain(`${wrong.file} does not compile`)
  })

  it('a solution that fails a case, with the case', async () => {
    const { findings } = await proveSolutions(spoilt({ solutions: [{ ...optimal, file: wrong.file }] }), runner)
    expect(findings).toHaveLength(1)
    expect(findings[0]).toMatch(new RegExp(`^${wrong.file} (WRONG_ANSWER|RUNTIME_ERROR) for `))
  })

  it('a solution that takes more than a third of the time', async () => {
    const limits = { ...sound.limits, timeMs: 1_500 }
    const program = `import time\nwhile time.process_time() < 0.7: pass\n${sound.programs[optimal.file]}`
    const small = { testCases: sound.testCases.slice(0, 1), hiddenTestCases: [] }
    const solutions = [optimal]
    const { findings, slowestMs } = await proveSolutions(
      spoilt({ ...small, solutions, limits, programs: { [optimal.file]: program } }),
      runner,
    )
    expect(slowestMs).toBeGreaterThan(500)
    expect(findings).toEqual([`${optimal.file} takes ${slowestMs} ms, more than a third of 1500 ms`])
  })
})
