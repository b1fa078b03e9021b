import type { CodeExecutionResponse } from '@greenroom/shared/wire'
import { describe, expect, it } from 'vitest'
import type { Bait } from './bait.ts'
import { complaintsAbout, type HostileProgram } from './program.ts'
import { readSettings } from './settings.ts'
import { createTally } from './tally.ts'

const bait: Bait = {
  secret: 'GREENROOM-BAIT-0123',
  tcpPort: 1,
  udpPort: 2,
  socketPath: '/nowhere',
  abstractName: 'nowhere',
  filePath: '/nowhere',
  servicePid: 1,
  reached: () => [],
  stop: async () => undefined,
}
const program: HostileProgram = { name: 'a program', language: 'c', source: '', expected: 'ACCEPTED', reason: null }

const results = (changes: object = {}, compilation: object = {}): CodeExecutionResponse['results'] => ({
  allTestCasesPassed: true,
  compilation: { status: 'ACCEPTED', output: '', timeMs: 1, ...compilation },
  testCases: [
    {
      status: 'ACCEPTED',
      stdin: '',
      expected_output: 'end',
      actual_output: 'end\n',
      stderr: '',
      exitCode: 0,
      signal: null,
      timeMs: 1,
      wallMs: 1,
      memoryKb: 1,
      truncated: false,
      reason: null,
      ...changes,
    },
  ],
})

describe('complaintsAbout', () => {
  it('has none about a right answer', () => {
    expect(complaintsAbout(program, results(), bait)).toEqual([])
  })

  it.each<[string, Partial<HostileProgram>, object, object]>([
    ['another status', {}, { status: 'WRONG_ANSWER' }, {}],
    ['INTERNAL_ERROR, even where it is expected', { expected: 'INTERNAL_ERROR' }, { status: 'INTERNAL_ERROR' }, {}],
    ['INTERNAL_ERROR of the compiler', {}, {}, { status: 'INTERNAL_ERROR' }],
    ['another reason', {}, { reason: 'memory' }, {}],
    ['another output', { output: 'other' }, {}, {}],
    ['the secret in the output', {}, { actual_output: 'x GREENROOM-BAIT-0123' }, {}],
    ['the secret in what the compiler says', {}, {}, { output: 'GREENROOM-BAIT-0123' }],
    ['a line of /etc/shadow', {}, { stderr: 'root:*:19000:0:99999:7:::' }, {}],
    ['what it should never show', { never: /hidden/ }, { stderr: 'hidden' }, {}],
    ['too many words of the compiler', {}, {}, { output: 'x'.repeat(64 * 1024 + 1) }],
    ['what it does not show', { testCase: ({ signal }) => signal === 'SIGKILL' }, {}, {}],
    ['test cases that are missing', { testCases: [] }, {}, {}],
  ])('complains about %s', (_name, changes, result, compilation) => {
    expect(complaintsAbout({ ...program, ...changes }, results(result, compilation), bait)).not.toEqual([])
  })
})

describe('readSettings', () => {
  it('mixes in honest submissions if programs are repeated', () => {
    expect(readSettings([])).toMatchObject({ times: 1, isMixed: false })
    expect(readSettings(['--times', '100'])).toMatchObject({ times: 100, isMixed: true })
    expect(readSettings(['--times', '100', '--no-mixed'])).toMatchObject({ isMixed: false })
  })

  it('chooses programs by language and by name', () => {
    const { programs } = readSettings(['--language', 'c,python', '--only', 'fork bomb'])
    expect(programs.map(({ language }) => language)).toEqual(['c', 'python'])
  })

  it.each([
    ['--times', '0'],
    ['--times', 'many'],
    ['--language', 'cobol'],
    ['--only', 'no such program'],
    ['--unknown'],
  ])('explains the error in %s %s', (...words) => {
    expect(() => readSettings(words)).toThrow('npm run hostile')
  })
})

describe('the tally', () => {
  it('counts statuses, and is clean as long as nothing is wrong', () => {
    const tally = createTally()
    tally.hostile(program, { statuses: ['ACCEPTED', 'ACCEPTED'], wrong: [] })
    tally.hostile(program, { statuses: ['WRONG_ANSWER'], wrong: [] })
    tally.honest(null)
    expect(tally.isClean).toBe(true)
    expect(tally.report()).toContain('a program (c)  2      ACCEPTED 1, WRONG_ANSWER 1  0')
    expect(tally.report()).toContain('honest submissions: 1 right, 0 wrong')
  })

  it.each([
    [
      'a wrong status',
      (tally: ReturnType<typeof createTally>) => tally.hostile(program, { statuses: [], wrong: ['x'] }),
    ],
    ['a wrong answer to an honest program', (tally: ReturnType<typeof createTally>) => tally.honest('x')],
    ['something left behind', (tally: ReturnType<typeof createTally>) => tally.afterwards('x', [program])],
  ])('isn’t clean after %s, and says what it was', (_name, act) => {
    const tally = createTally()
    act(tally)
    expect(tally.isClean).toBe(false)
    expect(tally.report()).toMatch(/1×: x/)
  })
})
