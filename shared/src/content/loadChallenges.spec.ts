import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { challengesFolder, InvalidContent, loadChallenges } from './loadChallenges.ts'

const [id = ''] = readdirSync(challengesFolder).sort()

/** A folder with a copy of one real challenge, to be spoilt. */
let folder: string
const file = (...path: string[]) => join(folder, id, ...path)
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'greenroom-challenges-'))
  cpSync(join(challengesFolder, id), join(folder, id), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

const object = z.record(z.string(), z.unknown())
function edit(name: string, change: (content: Record<string, unknown>) => void): void {
  const content = object.parse(JSON.parse(readFileSync(file(name), 'utf8')))
  change(content)
  writeFileSync(file(name), JSON.stringify(content))
}

function refusal(): string {
  try {
    loadChallenges(folder)
  } catch (error) {
    if (error instanceof InvalidContent) return error.message
    throw error
  }
  return 'nothing was refused'
}

const version = () => loadChallenges(folder).get(id)?.version

describe('loadChallenges', () => {
  it('reads every challenge of the repository', () => {
    const folders = readdirSync(challengesFolder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    const loaded = loadChallenges().all()
    expect(loaded.map((challenge) => challenge.id)).toEqual(folders.map(({ name }) => name).sort())
    for (const { statement, programs, hiddenTestCases } of loaded) {
      expect(statement).toMatch(/\S/)
      for (const program of Object.values(programs)) expect(program).toMatch(/\S/)
      // A large input is described in its file and made while it is read.
      for (const { stdin } of hiddenTestCases) expect(stdin).toMatch(/\S/)
    }
  })

  it('gives the same content the same version, wherever it lies', () => {
    expect(version()).toMatch(/^[0-9a-f]{12}$/)
    expect(version()).toBe(loadChallenges().get(id)?.version)
  })

  it.each([
    ['the statement', () => writeFileSync(file('statement.md'), 'Another statement.')],
    ['a hint', () => edit('challenge.json', (content) => Object.assign(content, { opening: 'Another opening.' }))],
    [
      'a case',
      () => edit('cases.json', (content) => Object.assign(content, { visible: [extraCase, extraCase, extraCase] })),
    ],
  ])('gives another version when %s changes', (_what, change) => {
    const before = version()
    change()
    expect(version()).toMatch(/^[0-9a-f]{12}$/)
    expect(version()).not.toBe(before)
  })

  it('names the file and the path in it of what the schema refuses', () => {
    edit('challenge.json', (content) => Object.assign(content, { limits: { timeMs: 'soon', memoryMb: 256 } }))
    expect(refusal()).toContain(file('challenge.json'))
    expect(refusal()).toContain('limits.timeMs')
  })

  it('names the position in a list', () => {
    edit('cases.json', (content) => Object.assign(content, { visible: [extraCase, { stdin: '1\n' }] }))
    expect(refusal()).toContain(file('cases.json'))
    expect(refusal()).toContain('visible[1].expected_output')
  })

  it('names a file that is not JSON', () => {
    writeFileSync(file('cases.json'), '{"visible": [')
    expect(refusal()).toMatch(`${file('cases.json')}: is not JSON`)
  })

  it.each([['challenge.json'], ['cases.json'], ['statement.md']])('names %s where it is missing', (name) => {
    rmSync(file(name))
    expect(refusal()).toMatch(`${file(name)}: cannot be read`)
  })

  it('names a program that is missing', () => {
    const [challenge] = loadChallenges(folder).all()
    const program = challenge?.solutions[0]?.file ?? ''
    rmSync(file('solutions', program))
    expect(refusal()).toMatch(`${file('solutions', program)}: cannot be read`)
  })

  it('refuses a folder that is not called like its challenge', () => {
    edit('challenge.json', (content) => Object.assign(content, { id: 'another-name' }))
    expect(refusal()).toContain(join(folder, id))
    expect(refusal()).toContain('another-name')
  })
})

const extraCase = { stdin: '1\n', expected_output: '1\n' }
