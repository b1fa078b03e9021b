import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { markUsed, removeUnused } from './keptFolders.ts'

it('removes folders not used for two weeks, and nothing else', async () => {
  const cacheDir = await mkdtemp(join(tmpdir(), 'greenroom-kept-'))
  const longAgo = new Date(Date.now() - 15 * 24 * 3_600_000)
  for (const name of ['warm-old', 'warm-used-again', 'warm-new', 'other-old']) {
    await mkdir(join(cacheDir, name, 'inside'), { recursive: true })
    if (name !== 'warm-new') await utimes(join(cacheDir, name), longAgo, longAgo)
  }
  await markUsed(join(cacheDir, 'warm-used-again'))
  await removeUnused(cacheDir, 'warm-')
  expect((await readdir(cacheDir)).sort()).toEqual(['other-old', 'warm-new', 'warm-used-again'])
  await rm(cacheDir, { recursive: true })
})
