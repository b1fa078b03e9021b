import { execFile } from 'node:child_process'
import { statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const nobody = 65_534

/** Whether every user may enter all folders that lead to this path. */
function isOpenToAll(path: string): boolean {
  const isOpen = (statSync(path).mode & 0o005) === 0o005
  return isOpen && (path === '/' || isOpenToAll(dirname(path)))
}

function whyNot(): string | null {
  if (process.getuid?.() !== 0) return 'the other specs run as an ordinary user already'
  if (![process.execPath, import.meta.dirname].every(isOpenToAll)) return 'the checkout is closed to other users'
  return null
}
const reason = whyNot()
if (reason !== null) console.log(`The spec that becomes an ordinary user is left out: ${reason}.`)

it.skipIf(reason !== null)('confines programs equally well when the service runs as an ordinary user', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, 'testing/ordinaryUser.ts')],
    {
      uid: nobody,
      gid: nobody,
      env: { PATH: '/usr/bin:/bin' },
    },
  )
  expect(JSON.parse(stdout)).toEqual({
    userId: nobody,
    available: ['python', 'c', 'bash'],
    bash: { status: 'ACCEPTED', reason: null, signal: null },
    python: { status: 'WRONG_ANSWER', reason: null, signal: null },
    c: { status: 'ACCEPTED', reason: null, signal: null },
    memory: { status: 'RUNTIME_ERROR', reason: 'memory', signal: 'SIGKILL' },
    forks: { status: 'TIME_LIMIT_EXCEEDED', reason: null, signal: 'SIGKILL' },
  })
})
