import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createDependencies } from './dependencies.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'greenroom-dependencies-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function dependenciesOf(program: string, files: Record<string, string>): string[] {
  const manifest = JSON.stringify({ name: '@greenroom/shared', exports: { './rules': './src/rules/index.ts' } })
  for (const [file, text] of Object.entries({ 'shared/package.json': manifest, ...files })) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return createDependencies(root)(program).filter((file) => file !== program)
}

const a = 'engine/src/a.spec.ts'

it('follows all kinds of imports except those of types', () => {
  const found = dependenciesOf(a, {
    [a]: "import './side.ts'\nimport { b } from './b.ts'\nimport type { T } from './t.ts'\nimport { type U } from './u.ts'",
    'engine/src/side.ts': '',
    'engine/src/b.ts': "export { c } from './c.ts'\nexport const b = () => import('./later.ts')",
    'engine/src/c.ts': "import { b } from './b.ts'\nexport const c = b",
    'engine/src/later.ts': '',
    'engine/src/t.ts': 'export type T = 1',
    'engine/src/u.ts': 'export type U = 1',
  })
  expect(found).toEqual(['engine/src/b.ts', 'engine/src/c.ts', 'engine/src/later.ts', 'engine/src/side.ts'])
})

it('follows files, folders and programs named by their path', () => {
  const found = dependenciesOf(a, {
    [a]: `const root = join(import.meta.dirname, '..', '..')
const init = join(import.meta.dirname, 'init')
const one = join(import.meta.dirname, 'prompts', \`\${name}.md\`)
const weights = new URL('./weights.json', import.meta.url)
fork(join(import.meta.dirname, 'testing/child.ts'))
start('workers/src/main.ts', 'engine/src/gone.ts')`,
    'engine/src/init/main.c': 'int main',
    'engine/src/init/deep/calls.h': '',
    'engine/src/prompts/coach.md': '',
    'engine/src/weights.json': '{}',
    'engine/src/testing/child.ts': "import '../ofChild.ts'",
    'engine/src/ofChild.ts': '',
    'engine/src/other.ts': '',
    'workers/src/main.ts': "import { rule } from '@greenroom/shared/rules'\nrule()",
    'shared/src/rules/index.ts': "export * from './rule.ts'",
    'shared/src/rules/rule.ts': 'export const rule = () => 1',
  })
  expect(found).toEqual([
    'engine/src/init/deep/calls.h',
    'engine/src/init/main.c',
    'engine/src/ofChild.ts',
    'engine/src/prompts/coach.md',
    'engine/src/testing/child.ts',
    'engine/src/weights.json',
    'shared/src/rules/rule.ts',
    'workers/src/main.ts',
  ])
})

it('takes only the requested names from an entry', () => {
  const found = dependenciesOf(a, {
    [a]: "import { caps, later as soon } from '@greenroom/shared/rules'",
    'shared/src/rules/index.ts':
      "export * from './caps.ts'\nexport * from './clock.ts'\nexport { now as later } from './time.ts'\nexport * from './inner/index.ts'",
    'shared/src/rules/caps.ts': 'export const caps = 1',
    'shared/src/rules/clock.ts': 'export const clock = 1',
    'shared/src/rules/time.ts': 'export const now = 1',
    'shared/src/rules/inner/index.ts': "export * from './hidden.ts'",
    'shared/src/rules/inner/hidden.ts': 'export const hidden = 1',
  })
  expect(found).toEqual(['shared/src/rules/caps.ts', 'shared/src/rules/time.ts'])
})

it('finds files behind two entries, and all of them if everything is imported', () => {
  const files = {
    'shared/src/rules/index.ts': "export * from './inner/index.ts'\nexport * from './clock.ts'",
    'shared/src/rules/clock.ts': 'export const clock = 1',
    'shared/src/rules/inner/index.ts': "export { hidden } from './hidden.ts'",
    'shared/src/rules/inner/hidden.ts': 'export const hidden = 1',
  }
  const one = dependenciesOf(a, { ...files, [a]: "import { hidden } from '@greenroom/shared/rules'" })
  expect(one).toEqual(['shared/src/rules/inner/hidden.ts'])
  const all = dependenciesOf(a, { ...files, [a]: "import * as rules from '@greenroom/shared/rules'" })
  expect(all).toEqual(['shared/src/rules/clock.ts', 'shared/src/rules/inner/hidden.ts'])
})
