import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildImage, ImageNotBuilt } from './buildImage.ts'
import { imageFolder, imageId, imagePrefix } from './image.ts'

// The build itself is proven by the image that the other specs run in; here are the ways in which it does not succeed.
let cacheDir: string
beforeEach(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'greenroom-image-'))
})
afterEach(() => rm(cacheDir, { recursive: true }))

const build = (signal = new AbortController().signal) =>
  buildImage({ cacheDir, mirror: 'http://127.0.0.1:9/debian', say: () => undefined, signal })

it('says why it was not built, and leaves nothing behind', async () => {
  await expect(build()).rejects.toThrow(ImageNotBuilt)
  expect(await readdir(cacheDir)).toEqual([])
})

it('is not begun again where it is there', async () => {
  await mkdir(imageFolder(cacheDir))
  expect(await build()).toBe(imageFolder(cacheDir))
})

it('is left to the process that is building it, and begun anew when that process is gone', async () => {
  const other = spawn('sleep', ['60'])
  await mkdir(join(cacheDir, `${imagePrefix}${imageId}.${other.pid}`, 'root'), { recursive: true })
  await expect(build()).rejects.toThrow(`process ${other.pid} is building it`)
  other.kill()
  await new Promise((resolve) => other.once('exit', resolve))
  await expect(build()).rejects.toThrow(/mmdebstrap/)
  expect(await readdir(cacheDir)).toEqual([])
})

it('ends when it is told to', async () => {
  const stop = new AbortController()
  const building = build(stop.signal)
  setTimeout(() => stop.abort(new Error('enough')), 200)
  await expect(building).rejects.toThrow()
  expect(await readdir(cacheDir)).toEqual([])
})
