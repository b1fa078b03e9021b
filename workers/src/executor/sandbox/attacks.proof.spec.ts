import { execFile } from 'node:child_process'
import { statSync, writeFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attacks } from './testing/attackPrograms.ts'
import type { AttackReport } from './testing/runAttacks.ts'

const run = promisify(execFile)
const nobody = 65_534
let folder: string
const fileOf = (index: number): string => `attack-${index}`

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenroom-attack-programs-'))
  await chmod(folder, 0o755)
  const sources = [
    ['nothing', 'int main(void) { return 0; }'],
    ...attacks.map(({ source }, index) => [fileOf(index), source]),
  ] as const
  for (const [name, source] of sources) {
    writeFileSync(join(folder, `${name}.c`), source)
    await run('gcc', ['-w', '-static', '-o', join(folder, name), join(folder, `${name}.c`)])
  }
})
afterAll(() => rm(folder, { recursive: true }))

function isOpenToAll(path: string): boolean {
  return (statSync(path).mode & 0o005) === 0o005 && (path === '/' || isOpenToAll(dirname(path)))
}

const isRoot = process.getuid?.() === 0
const canBecomeNobody = isRoot && [process.execPath, import.meta.dirname].every(isOpenToAll)
if (!canBecomeNobody) console.log('The attacks are run by this user only: it cannot become another one here.')

describe.each([
  { who: isRoot ? 'root' : 'an ordinary user', uid: process.getuid?.(), isSkipped: false },
  { who: 'an ordinary user without control groups', uid: nobody, isSkipped: !canBecomeNobody },
])('a sandbox that $who raised', ({ uid, isSkipped }) => {
  it.skipIf(isSkipped)(
    'isn’t broken by any attack, and runs the next program as usual',
    async () => {
      const names = attacks.map((_, index) => fileOf(index))
      const { stdout } = await run(
        process.execPath,
        ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'testing/runAttacks.ts'), folder, ...names],
        { uid, env: { PATH: '/usr/bin:/bin' }, timeout: 120_000 },
      )
      const reports: AttackReport[] = JSON.parse(stdout)
      const seen = reports.map((report, index) => ({ ...report, name: attacks[index]?.name }))
      expect(seen).toEqual(
        attacks.map(({ name, ends }) => ({
          name,
          verdict: expect.toBeOneOf([...ends]),
          exitCode: expect.toBeOneOf([0, 7]),
          wallMs: expect.any(Number),
          stdout: expect.not.stringContaining('opened'),
          after: { verdict: 'ended', exitCode: 0 },
        })),
      )
      // No program may run much longer than its limit, however busy this machine is.
      expect(Math.max(...reports.map(({ wallMs }) => wallMs))).toBeLessThan(20_000)
    },
    120_000,
  )
})
