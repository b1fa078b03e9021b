import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { checkImports } from './checkImports.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** Builds a small repository with the workspaces' entries and these files. Returns the violations found in it. */
function violationsIn(files: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'greenroom-imports-'))
  folders.push(root)
  const doors = {
    './content': './src/content/index.ts',
    './service': './src/service/index.ts',
    './session': './src/session/index.ts',
    './testing': './src/testing/index.ts',
  }
  const all = {
    'shared/package.json': JSON.stringify({ name: '@greenroom/shared', exports: doors }),
    'shared/src/session/index.ts': 'export const a = 1',
    'shared/src/content/index.ts': 'export const solutions = 1',
    'shared/src/service/index.ts': 'export const createHttpServer = 1',
    'shared/src/testing/index.ts': 'export const sample = 1',
    ...files,
  }
  for (const [file, content] of Object.entries(all)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), content)
  }
  return checkImports(root).violations
}

describe('a violation of each rule is found', () => {
  it.each([
    ['shared/src/a.ts', "import { x } from '../../engine/src/x.ts'", 'shared imports nothing'],
    ['shared/src/a.ts', "import type { x } from '@greenroom/engine'", 'shared imports nothing'],
    ['engine/src/a.ts', "export * from '../../workers/src/x.ts'", 'never each other'],
    ['workers/src/a.ts', "const x = await import('../../engine/src/x.ts')", 'never each other'],
    ['web/src/a.tsx', "type X = import('../../engine/src/x.ts').X", 'never each other'],
    ['engine/src/a.ts', "import { x } from '../../shared/src/deep.ts'", 'public entries'],
    ['engine/src/a.ts', "import { x } from '@greenroom/shared/src/deep.ts'", 'public entries'],
    ['engine/src/features/one/a.ts', "import { x } from '../two/x.ts'", 'features never'],
    ['web/src/features/one/deep/a.tsx', "import type { X } from '../../two/x.tsx'", 'features never'],
    ['web/src/data/a.ts', "import { x } from '../ui/x.ts'", 'app at the top'],
    ['web/src/data/a.ts', "import { x } from '../session/x.ts'", 'app at the top'],
    ['web/src/ui/a.tsx', "import { x } from '../data/x.ts'", 'app at the top'],
    ['web/src/session/a.ts', "import { x } from '../parts/chat/x.tsx'", 'app at the top'],
    ['web/src/parts/chat/a.tsx', "import type { X } from '../../features/room/x.tsx'", 'app at the top'],
    ['web/src/parts/chat/a.tsx', "import { x } from '../../app/layout/DocumentTitle.tsx'", 'app at the top'],
    ['web/src/features/one/a.tsx', "import { x } from '../../app/x.tsx'", 'app at the top'],
    ['web/src/elsewhere/a.ts', "import { x } from '../ui/x.ts'", 'app at the top'],
    ['engine/src/session/a.ts', "import { Queue } from 'bullmq'", 'no framework'],
    ['engine/src/session/decide/a.ts', "import fastify from 'fastify'", 'no framework'],
    ['engine/src/session/a.ts', "import { Server } from 'socket.io'", 'no framework'],
    ['engine/src/session/a.ts', "import { Redis } from 'ioredis'", 'no framework'],
    ['engine/src/session/a.ts', "import { MongoClient } from 'mongodb'", 'no framework'],
    ['shared/src/session/a.ts', "import { useState } from 'react'", 'no framework'],
    ['web/src/a.ts', "import { solutions } from '@greenroom/shared/content'", 'web never imports the content'],
    ['web/src/a.ts', "import data from '../../shared/content/one.json'", 'web never imports the content'],
    ['engine/src/a.ts', "import { a } from '@greenroom/shared'", 'public entries'],
    ['shared/src/session/a.ts', "import type { Call } from '../wire/http/chat.ts'", 'never import the wire'],
    ['shared/src/rules/a.ts', "import { x } from '../wire/jobs/queues.ts'", 'never import the wire'],
    ['shared/src/session/a.ts', "import { x } from '../english/refusals.ts'", 'contain no English'],
    ['shared/src/vocabulary/a.ts', "import { x } from '../rules/settings.ts'", 'nothing else of ours'],
    ['shared/src/session/index.ts', "export * from '../content/index.ts'", 'leads to the content'],
    ['web/src/a.ts', "import { createHttpServer } from '@greenroom/shared/service'", 'web never imports the service'],
    ['web/src/a.ts', "import type { HttpApp } from '../../shared/src/service/a.ts'", 'web never imports the service'],
    ['shared/src/wire/index.ts', "export * from '../service/index.ts'", 'leads to the service'],
    ['shared/src/content/a.ts', "import { x } from '@greenroom/shared/service'", 'leads to the service'],
    ['engine/src/a.ts', "import { sample } from '@greenroom/shared/testing'", 'only specs'],
    ['shared/src/a.ts', "import { sample } from './testing/index.ts'", 'only specs'],
    ['engine/src/a.ts', "import { given } from './session/testing/given.ts'", 'only specs'],
    ['workers/src/a.ts', "import { all } from '../hostile/all.ts'", 'only specs'],
    ['workers/src/reading/a.ts', "import type { Turn } from '../backend/interviewer/provider.ts'", 'reading/ only'],
    ['workers/src/reading/a.spec.ts', "import { judge } from '../scoring/judge.ts'", 'reading/ only'],
    ['engine/src/a.ts', "import './a.ts'", 'no cycles'],
  ])('%s: %s', (file, source, rule) => {
    const found = violationsIn({ [file]: source })
    expect(found.some((line) => line.startsWith(`${file} → `) && line.includes(rule))).toBe(true)
  })

  it('a cycle of types', () => {
    const circle = violationsIn({
      'workers/src/a.ts': "import type { B } from './b.ts'\nexport type A = 1",
      'workers/src/b.ts': "import { type A } from './a.ts'\nexport type B = A",
    })
    expect(circle).toEqual(['workers/src/a.ts → workers/src/b.ts → workers/src/a.ts: no cycles'])
  })

  it('a cycle of three files', () => {
    const circle = violationsIn({
      'web/src/a.ts': "import './b.ts'",
      'web/src/b.ts': "export { c } from './c.tsx'",
      'web/src/c.tsx': "import './a.ts'\nexport const c = <b />",
    })
    expect(circle).toEqual(['web/src/a.ts → web/src/b.ts → web/src/c.tsx → web/src/a.ts: no cycles'])
  })
})

it('permitted imports aren’t reported', () => {
  const found = violationsIn({
    'engine/src/main.ts':
      "import { a } from '@greenroom/shared/session'\nimport '@greenroom/shared/content'\nimport '@greenroom/shared/service'\nimport './features/one/a.ts'",
    'engine/src/features/one/a.ts': "import './b.ts'\nimport fastify from 'fastify'",
    'engine/src/features/one/b.ts': 'export type B = 1',
    'engine/src/session/a.int.spec.ts': "import { Redis } from 'ioredis'",
    'engine/src/session/testing/a.ts': "import { sample } from '@greenroom/shared/testing'",
    'workers/hostile/main.ts': "import '../src/executor/testing/underTest.ts'",
    'workers/src/reading/a.ts': "import './b.ts'\nimport { a } from '@greenroom/shared/session'",
    'workers/src/reading/a.spec.ts': "import '../testing/pleas.ts'",
    'workers/src/scoring/a.ts': "import '../reading/a.ts'",
    'web/src/features/one/a.tsx': "import '../../app/layout/DocumentTitle.tsx'\nimport '../../parts/chat/x.tsx'",
    'web/src/parts/chat/x.tsx': "import '../voice/x.ts'\nimport '../../session/x.ts'\nimport '../../ui/x.tsx'",
    'web/src/session/x.ts': "import '../data/x.ts'",
    'web/src/app/lazy.ts': "const page = () => import('./page.ts')",
    'web/src/app/page.ts': "import './lazy.ts'",
  })
  expect(found).toEqual([])
})

it('a file that can’t be parsed is named', () => {
  expect(() => violationsIn({ 'web/src/broken.ts': 'import {' })).toThrow('web/src/broken.ts cannot be parsed')
})
