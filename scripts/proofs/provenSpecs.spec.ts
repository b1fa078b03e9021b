import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { nothingRun, type Outcome, type SpecRun } from '../test/outcome.ts'
import { runRemembered } from '../test/remembered.ts'
import type { Machine } from './proofKey.ts'
import { createProvenSpecs } from './provenSpecs.ts'

const machine: Machine = { facts: { kernel: '6.1', user: 'root' }, hasImage: true }
const [matrix, stubs] = ['workers/src/matrix.proof.spec.ts', 'workers/src/stubs.proof.spec.ts']

let folder: string
let root: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'greenroom-proven-'))
  root = join(folder, 'checkout')
  write('package-lock.json', '{}')
  write(matrix, "import './executor.ts'\nconst init = join(import.meta.dirname, 'init')")
  write('workers/src/init/main.c', 'int main')
  write('workers/src/executor.ts', 'export const slots = 2')
  write(stubs, '')
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

type Run = {
  on?: Machine
  isComplete?: boolean
  until?: number
  ends?: Partial<SpecRun>
  crashes?: boolean
  meanwhile?: () => void
}

/** Runs the two specs as one `npm test` would; resolves to what ran, and what was reported about the rest. */
async function test({ on = machine, isComplete = false, until, ends = {}, crashes, meanwhile }: Run = {}) {
  const ran: string[] = []
  const proven = createProvenSpecs({ root, folder: join(folder, 'proven'), machine: on })
  const run = async (specs: readonly string[]): Promise<Outcome> => {
    ran.push(...specs)
    meanwhile?.()
    const runs = specs.map((file) => ({
      file,
      seconds: 2,
      passed: 3,
      failed: 0,
      notRun: 0,
      ...(file === matrix ? ends : {}),
    }))
    const failed = crashes ? 1 : runs.reduce((total, each) => total + each.failed, 0)
    return { ...nothingRun, passed: 3 * runs.length, failed, specs: runs }
  }
  const outcome = await runRemembered({ specs: [matrix, stubs], run }, { proven, isComplete, until })
  return { ran, passed: outcome.passed, notes: outcome.notes, skipped: outcome.skipped }
}

it('doesn’t test proven specs again, and lists them', async () => {
  expect(await test()).toMatchObject({ ran: [matrix, stubs], passed: 6, notes: [] })
  expect(await test()).toMatchObject({
    ran: [],
    passed: 0,
    notes: [
      'proven before, and nothing changed since: 2 specs with 6 tests (--all proves them again)',
      `  ${matrix}: 3 tests, 0 min ago`,
      `  ${stubs}: 3 tests, 0 min ago`,
    ],
  })
})

it.each([
  ['the spec', matrix],
  ['what it imports', 'workers/src/executor.ts'],
  ['what it reads', 'workers/src/init/main.c'],
  ['what it reads, by one file more', 'workers/src/init/more.c'],
])('tests again only what depends on a change: %s', async (_what, file) => {
  await test()
  write(file, 'export const changed = 1')
  expect((await test()).ran).toEqual([matrix])
})

it('doesn’t test files again if only comments changed', async () => {
  const executor = 'workers/src/executor.ts'
  await test()
  write(executor, '/** How many run at once. */\nexport const slots = 2 // for now\n')
  expect((await test()).ran).toEqual([])
  write(executor, '/** How many run at once. */\nexport const slots = 3 // for now\n')
  expect((await test()).ran).toEqual([matrix])
  write(executor, "export const slots = '// 3'")
  expect((await test()).ran).toEqual([matrix])
  write(executor, "export const slots = '// 4'")
  expect((await test()).ran).toEqual([matrix])
})

it('tests everything again with other packages, on another machine, and on request', async () => {
  await test()
  expect((await test({ on: { ...machine, facts: { ...machine.facts, kernel: '6.2' } } })).ran).toEqual([matrix, stubs])
  expect((await test({ isComplete: true })).ran).toEqual([matrix, stubs])
  expect((await test()).ran).toEqual([])
  write('package-lock.json', '{"changed":true}')
  expect((await test()).ran).toEqual([matrix, stubs])
})

it.each([
  ['failed', { failed: 1, passed: 2 }],
  ['was run in part', { notRun: 1, passed: 2 }],
  ['had no tests', { passed: 0 }],
])('remembers nothing of a spec that %s', async (_what, ends) => {
  await test({ ends })
  expect((await test()).ran).toEqual([matrix])
})

it('remembers nothing of a run that failed outside its tests, or of files that changed meanwhile', async () => {
  await test({ crashes: true })
  await test({ meanwhile: () => write('workers/src/executor.ts', 'export const slots = 4') })
  expect((await test()).ran).toEqual([matrix])
})

it('remembers nothing that may depend on the languages of a machine without the image', async () => {
  write('workers/src/executor.ts', "import './executor/toolchains/image.ts'")
  write('workers/src/executor/toolchains/image.ts', '')
  const without = { ...machine, hasImage: false }
  await test({ on: without })
  expect((await test({ on: without })).ran).toEqual([matrix])
})

it('assumes that a browser test depends on the whole product, because it doesn’t import it', async () => {
  const page = 'web/e2e/deep/room.e2e.ts'
  for (const file of [
    'scripts/start.mjs',
    'web/playwright.config.ts',
    'web/e2e/product.setup.ts',
    'web/vite.config.ts',
    page,
  ])
    write(file, '')
  write('scripts/start.mjs', "start('engine/src/main.ts')")
  write('engine/src/main.ts', '')
  write('web/src/room.css', '')
  write('web/src/room.spec.ts', '')
  const proven = () => createProvenSpecs({ root, folder: join(folder, 'proven'), machine })
  const prove = () => {
    const run = proven()
    run.begin([page])
    run.keep([{ file: page, seconds: 1, passed: 1, failed: 0, notRun: 0 }])
  }
  for (const file of ['engine/src/main.ts', 'web/src/room.css', 'web/src/more.css']) {
    prove()
    expect(proven().find(page)).toBeDefined()
    write(file, file.endsWith('.css') ? '/* changed */' : 'export const changed = 1')
    expect(proven().find(page), file).toBeUndefined()
  }
  prove()
  write('web/src/room.spec.ts', '// changed')
  expect(proven().find(page)).toBeDefined()
})

it('also applies to another clone with the same files', async () => {
  await test()
  const clone = join(folder, 'clone')
  cpSync(root, clone, { recursive: true })
  root = clone
  expect((await test()).ran).toEqual([])
})

it('lists the specs that it has no time for', async () => {
  const { ran, skipped } = await test({ until: Date.now() + 1_000 })
  expect({ ran, skipped }).toEqual({ ran: [], skipped: [`${matrix}: no time`, `${stubs}: no time`] })
})
