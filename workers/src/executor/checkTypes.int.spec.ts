import type { CodeExecutionRequestBody } from '@greenroom/shared/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ExecutorUnderTest, startExecutorUnderTest } from './testing/executorUnderTest.ts'

const typed = (sourceCode: string, expected_output: string | null = null): CodeExecutionRequestBody => ({
  language: 'typescript',
  sourceCode,
  testCases: [{ stdin: '20\n', expected_output }],
  checkTypes: true,
})

describe('checkTypes', () => {
  let executor: ExecutorUnderTest
  beforeAll(async () => {
    executor = await startExecutorUnderTest({ languages: ['typescript', 'python'] })
  })
  afterAll(() => executor.stop())

  it('lists the type errors and runs the program in spite of them', async () => {
    const source = 'const sum: number = 40\nlet text: string = ""\n  text = sum + 2\nconsole.log(text)\n'
    const { compilation, testCases, allTestCasesPassed } = await executor.submit(typed(source, '42'))
    expect(compilation).toMatchObject({
      status: 'ACCEPTED',
      output: "main.ts(3,3): error TS2322: Type 'number' is not assignable to type 'string'.\n",
    })
    expect(testCases).toMatchObject([{ status: 'ACCEPTED', actual_output: '42\n' }])
    expect(allTestCasesPassed).toBe(true)
  })

  it.each([
    [
      'Node’s own library',
      `import { readFileSync } from 'node:fs'\nconsole.log(Number(readFileSync(0, 'utf8')) + 22)\n`,
    ],
    ['require', `const { readFileSync } = require('node:fs')\nconsole.log(Number(readFileSync(0, 'utf8')) + 22)\n`],
    ['names that others use too', 'const name = 21\nconst status: number = 21\nconsole.log(name + status)\n'],
    ['an enum', 'enum Answer { Right = 42 }\nconsole.log(Answer.Right)\n'],
    ['await at the top', 'console.log(await Promise.resolve(42))\nexport {}\n'],
    ['the newest of the language', 'console.log([21, 42].toSorted().at(-1))\n'],
    [
      'lines of stdin',
      `import * as readline from 'node:readline'\nconst lines = readline.createInterface({ input: process.stdin })\nlines.on('line', (line) => console.log(Number(line) + 22))\n`,
    ],
  ])('has no findings for %s', async (_what, source) => {
    const { compilation, testCases } = await executor.submit(typed(source, '42'))
    expect(compilation).toMatchObject({ status: 'ACCEPTED', output: '' })
    expect(testCases).toMatchObject([{ status: 'ACCEPTED' }])
  })

  it('says nothing unless requested, even if the same source was checked before', async () => {
    const asked = typed('const right: string = 42\nconsole.log(right)\n', '42')
    expect((await executor.submit(asked)).compilation.output).toContain('TS2322')
    expect((await executor.submit({ ...asked, checkTypes: false })).compilation.output).toBe('')
    expect((await executor.submit(asked)).compilation.output).toContain('TS2322')
  })

  it('leaves sources that don’t compile to the stripping', async () => {
    const { compilation, testCases } = await executor.submit(typed('const = 1\n'))
    expect(compilation.status).toBe('COMPILATION_ERROR')
    expect(compilation.output).not.toContain('error TS')
    expect(testCases).toMatchObject([{ status: 'COMPILATION_ERROR' }])
  })

  it('isn’t stopped by types that can’t be checked', async () => {
    const bomb = `type Grow<A extends unknown[]> = A['length'] extends 20 ? A : Grow<[...A, 0]> | Grow<[...A, 1]>
type Tree<A extends unknown[]> = A['length'] extends 17 ? [A] : [Grow<A>, Tree<[...A, 0]>, Tree<[...A, 1]>]
const grown: Grow<[]> = null as never
const tree: Tree<[]> = grown as never
console.log(tree === null ? 42 : 0)
`
    const { compilation, testCases } = await executor.submit(typed(bomb, '42'))
    expect(compilation.status).toBe('ACCEPTED')
    expect(compilation.output).toContain('The types were not checked: they need too much time or memory.')
    expect(testCases).toMatchObject([{ status: 'ACCEPTED' }])
  })

  it('shows a source nothing of the host', async () => {
    const source = `/// <reference path="/etc/passwd" />\nimport secret from '/etc/hostname'\nimport data from '/proc/self/environ'\nconsole.log(42)\n`
    const { compilation } = await executor.submit(typed(source))
    expect(compilation.output).toContain('main.ts(')
    expect(compilation.output).not.toMatch(/root:|PATH=/)
  })

  it('changes nothing for other languages', async () => {
    const source = 'print(42)\n'
    const results = await executor.submit({ ...typed(source, '42'), language: 'python' })
    expect(results).toMatchObject({ allTestCasesPassed: true, compilation: { output: '' } })
  })
})
