import { existsSync } from 'node:fs'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { cacheDir } from '../../platform/cacheDir.ts'
import { startExecutorUnderTest } from '../testing/executorUnderTest.ts'
import { imageFolder } from './image.ts'

const image = imageFolder(cacheDir)
const reason = existsSync(image) ? null : 'the language image is not there (npm run languages)'
if (reason !== null) console.log(`The spec of an image that appears while the executor runs is left out: ${reason}.`)

it.skipIf(reason !== null)(
  'starts using the language image while running, and loses no language in the meantime',
  async () => {
    const ownCache = await mkdtemp(join(tmpdir(), 'greenroom-cache-'))
    const executor = await startExecutorUnderTest({ cacheDir: ownCache, slotCount: 1, languages: ['bash', 'r'] })
    const statusOf = async (name: string) => (await executor.languages()).find(({ language }) => language === name)
    const runBash = () =>
      executor.submit({ language: 'bash', sourceCode: 'echo 1', testCases: [{ expected_output: '1' }] })
    expect((await statusOf('bash'))?.available).toBe(true)
    const withoutImage = await statusOf('r')

    await symlink(image, imageFolder(ownCache))
    for (let tries = 0; (await statusOf('r'))?.version !== '4.5.0' && tries < 600; tries++) {
      expect((await runBash()).allTestCasesPassed).toBe(true)
      await pause(50)
    }
    expect(await statusOf('r')).toMatchObject({ available: true, label: 'R 4.5', version: '4.5.0', reason: null })
    // Only if R wasn't available before, because this machine may have R installed.
    if (withoutImage?.available === false)
      expect(withoutImage.reason).toBe('Rscript is not installed in a folder that the sandbox can mount')
    expect((await runBash()).allTestCasesPassed).toBe(true)
    await executor.stop()
    await rm(ownCache, { recursive: true })
  },
)
