import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createArchive } from './archive.ts'
import type { Challenge } from './challenge.ts'
import { challengesFolder, loadChallenges } from './loadChallenges.ts'

const [id = ''] = readdirSync(challengesFolder).sort()

/** A folder with a copy of one real challenge, for the specs to break. */
let folder: string
const file = (...path: string[]) => join(folder, id, ...path)
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'greenroom-challenges-'))
  cpSync(join(challengesFolder, id), join(folder, id), { recursive: true })
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  rmSync(`${folder}-archive`, { recursive: true, force: true })
})

const object = z.record(z.string(), z.unknown())
function edit(name: string, change: (content: Record<string, unknown>) => void): void {
  const content = object.parse(JSON.parse(readFileSync(file(name), 'utf8')))
  change(content)
  writeFileSync(file(name), JSON.stringify(content))
}

function replace(name: string, pattern: RegExp, by: string): void {
  const text = readFileSync(file(name), 'utf8')
  expect(text).toMatch(pattern)
  writeFileSync(file(name), text.replace(pattern, by))
}

function refusal(): string {
  const told: string[] = []
  const { length } = loadChallenges({ folder, onWrong: ({ message }) => told.push(message) }).all()
  expect(length).toBe(told.length === 0 ? 1 : 0)
  return told.join('\n') || 'nothing was refused'
}

const version = () => loadChallenges({ folder }).get(id)?.version

describe('loadChallenges', () => {
  // Slow, because it generates megabytes of large inputs for each challenge.
  it('reads every challenge of the repository', () => {
    const folders = readdirSync(challengesFolder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    const wrong: string[] = []
    const loaded = loadChallenges({ onWrong: ({ message }) => wrong.push(message) }).all()
    expect(wrong).toEqual([])
    expect(loaded.map((challenge) => challenge.id)).toEqual(folders.map(({ name }) => name).sort())
    for (const { statement, programs, hiddenTestCases } of loaded) {
      expect(statement).toMatch(/\S/)
      for (const program of Object.values(programs)) expect(program).toMatch(/\S/)
      // A large input is described in its file and generated when it is read.
      for (const { stdin } of hiddenTestCases) expect(stdin).toMatch(/\S/)
    }
  })

  it('gives the same content the same version, in any folder', () => {
    expect(version()).toMatch(/^[0-9a-f]{12}$/)
    expect(version()).toBe(loadChallenges().get(id)?.version)
  })

  it.each([
    ['the statement', () => replace('challenge.md', /## Input\n/, 'One more sentence.\n\n## Input\n')],
    ['the opening', () => replace('challenge.md', /## Opening\n\n.*\n/, '## Opening\n\nAnother opening.\n')],
    [
      'a case',
      () => edit('cases.json', (content) => Object.assign(content, { visible: [extraCase, extraCase, extraCase] })),
    ],
  ])('gives a different version when %s changes', (_what, change) => {
    const before = version()
    change()
    expect(version()).toMatch(/^[0-9a-f]{12}$/)
    expect(version()).not.toBe(before)
  })

  it('keeps the version that somebody began with, after the content has changed and after a restart', () => {
    const archive = createArchive(`${folder}-archive`)
    const before = loadChallenges({ folder, archive }).get(id)
    replace('challenge.md', /## Opening\n\n.*\n/, '## Opening\n\nAnother opening.\n')
    const bank = loadChallenges({ folder, archive })
    expect(bank.get(id)?.opening).toBe('Another opening.')
    expect(bank.get(id, before?.version)).toEqual(before)
    expect(bank.get(id, before?.version)?.hiddenTestCases).toEqual(before?.hiddenTestCases)
    expect(bank.get(id, '0123456789ab')).toBeUndefined()
    expect(bank.get(id, '../../etc')).toBeUndefined()
    expect(bank.pick({ ...anyOf(before), exclude: [], seed: 'one' })?.version).toBe(bank.get(id)?.version)
  })

  it('names the file and the path of an error in the schema', () => {
    replace('challenge.md', /time limit ms: .*/, 'time limit ms: soon')
    expect(refusal()).toContain(file('challenge.md'))
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

  it('names an unknown heading', () => {
    replace('challenge.md', /## Clarifications/, '## Clarification')
    expect(refusal()).toMatch(/“Clarification”: this heading isn’t known here/)
    expect(refusal()).toMatch(/clarifications/)
  })

  it.each([['challenge.md'], ['cases.json']])('names %s if it is missing', (name) => {
    rmSync(file(name))
    expect(refusal()).toMatch(`${file(name)}: is missing`)
  })

  it('names a missing program', () => {
    const [challenge] = loadChallenges({ folder }).all()
    const program = challenge?.solutions[0]?.file ?? ''
    rmSync(file('solutions', program))
    expect(refusal()).toMatch(`${file('solutions', program)}: is missing`)
  })
})

const anyOf = (challenge: Challenge | undefined) => ({
  difficulty: challenge?.difficulty ?? 'straightforward',
  programmingLanguage: 'python' as const,
  maxDurationMinutes: 60,
})

const extraCase = { stdin: '1\n', expected_output: '1\n' }
