import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildImage, ImageNotBuilt } from './buildImage.ts'
import { imageFolder, imageId, imagePrefix } from './image.ts'

// The image used in other specs proves that building works. These specs test how building can fail.
let cacheDir: string
beforeEach(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'greenroom-image-'))
})
afterEach(() => rm(cacheDir, { recursive: true }))

const build = (signal = new AbortController().signal, mirror = 'http://127.0.0.1:9/debian') =>
  buildImage({ cacheDir, mirror, say: () => undefined, signal })

it('says why it wasn’t built, and leaves nothing behind', async () => {
  await expect(build()).rejects.toThrow(ImageNotBuilt)
  expect(await readdir(cacheDir)).toEqual([])
})

it('isn’t started again if it exists', async () => {
  await mkdir(imageFolder(cacheDir))
  expect(await build()).toBe(imageFolder(cacheDir))
})

it('is left to the process that is building it, and restarted when that process is gone', async () => {
  const other = spawn('sleep', ['60'])
  await mkdir(join(cacheDir, `${imagePrefix}${imageId}.${other.pid}`, 'root'), { recursive: true })
  await expect(build()).rejects.toThrow(`process ${other.pid} is building it`)
  other.kill()
  await new Promise((resolve) => other.once('exit', resolve))
  await expect(build()).rejects.toThrow(/mmdebstrap/)
  expect(await readdir(cacheDir)).toEqual([])
})

it('ends at once on request', async () => {
  // A mirror that accepts the connection and never answers. Without an abort, the build would wait for minutes.
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const address = silent.address()
  if (address === null || typeof address === 'string') throw new Error('the mirror has no port')
  const stop = new AbortController()
  const building = build(stop.signal, `http://127.0.0.1:${address.port}/debian`)
  await once(silent, 'connection')
  const toldAt = performance.now()
  stop.abort(new Error('enough'))
  await expect(building).rejects.toThrow()
  expect(performance.now() - toldAt).toBeLessThan(30_000)
  expect(await readdir(cacheDir)).toEqual([])
  silent.close()
})
