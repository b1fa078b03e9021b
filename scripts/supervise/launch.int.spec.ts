import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { redisServer } from '../setup/redis.ts'
import { startTimeOf } from './processIdentity.ts'
import { readRunFile } from './runFile.ts'
import { type FixtureRun, fixtureFolder } from './testing/startFixture.ts'

let folder: ReturnType<typeof fixtureFolder>
let runs: FixtureRun[]

beforeEach(() => {
  folder = fixtureFolder()
  runs = []
})
afterEach(async () => {
  for (const run of runs) run.kill('SIGTERM')
  await Promise.all(runs.map((run) => run.exit))
  folder.remove()
})

function start(options: Parameters<typeof folder.start>[0]): FixtureRun {
  const run = folder.start(options)
  runs.push(run)
  return run
}

function redis(): string {
  const path = redisServer.find()
  if (!path) throw new Error('The set-up of the integration specs has found no Redis')
  return path
}

const programPids = () =>
  Object.fromEntries(readRunFile(folder.dataDir)?.programs.map(({ name, pid }) => [name, pid]) ?? [])
const isAlive = (pid: number | undefined) => pid !== undefined && startTimeOf(pid) !== undefined
const allGone = (pids: number[]) => vi.waitFor(() => expect(pids.filter(isAlive)).toEqual([]), { timeout: 15_000 })

describe('a program that exits by itself', () => {
  it('is restarted, and the log says so', async () => {
    const run = start({ programs: { steady: '', other: '' } })
    await run.says(/^ready$/)
    const before = programPids()
    process.kill(before.steady ?? 0, 'SIGKILL')

    expect(await run.says(/^steady ended/)).toContain('steady ended (SIGKILL); starting it again in 0.2 s.')
    await run.says(/^steady is running again/)
    const after = programPids()
    expect(isAlive(after.steady)).toBe(true)
    expect(after.steady).not.toBe(before.steady)
    expect(after.other).toBe(before.other)
  })

  it('is restarted after growing pauses if it keeps exiting', async () => {
    const run = start({ programs: { broken: 'dies at once' } })
    await run.says(/in 0\.8 s/)
    const said = run.lines.map((line) => line.replace(/ Its log.*/, ''))
    expect(said).toEqual([
      'broken ended (exit code 7); starting it again in 0.2 s.',
      'broken ended (exit code 7); starting it again in 0.4 s.',
      'broken ended (exit code 7); starting it again in 0.8 s.',
    ])
  })

  it('is reported with the error that it named', async () => {
    const run = start({ programs: { broken: 'throws at once' } })
    expect(await run.says(/^broken ended/)).toContain('(exit code 1: TypeError: the wheel is not round)')
  })
})

describe('a program that doesn’t respond', () => {
  it('is ended and restarted, and so is a Redis', async () => {
    const run = start({ programs: { suspended: 'answers', fine: 'answers' }, redis: redis() })
    await run.says(/^ready$/)
    const before = programPids()
    process.kill(before.suspended ?? 0, 'SIGSTOP')
    process.kill(before.redis ?? 0, 'SIGSTOP')

    expect(await run.says(/^suspended does not answer/)).toContain('suspended does not answer any more; ending it.')
    expect(await run.says(/^suspended ended/)).toContain('suspended ended (SIGKILL); starting it again in 0.2 s.')
    await Promise.all([run.says(/^suspended is running again/), run.says(/^redis is running again/)])
    const after = programPids()
    expect([after.suspended, after.redis].every(isAlive)).toBe(true)
    expect([before.suspended, before.redis].some(isAlive)).toBe(false)
    expect(after.fine).toBe(before.fine)
  })

  it('is left alone while it shuts down', async () => {
    const run = start({ programs: { slow: 'answers nobody while it stops' } })
    await run.says(/^ready$/)
    run.kill('SIGTERM')
    expect(await run.exit).toBe(0)
    expect(folder.journal().filter((line) => line.includes('slow stopped by itself'))).toHaveLength(1)
    expect(run.lines.filter((line) => line.includes('does not answer'))).toEqual([])
  })
})

describe('a program that floods its log', () => {
  it('fills three files of 10 MB and no more', async () => {
    const run = start({ programs: { loud: 'floods its log' } })
    await run.says(/^ready$/)
    const logs = join(folder.dataDir, 'logs')
    await vi.waitFor(() => expect(readdirSync(logs).sort()).toEqual(['loud.log', 'loud.log.1', 'loud.log.2']), 30_000)
    const sizes = readdirSync(logs).map((name) => statSync(join(logs, name)).size)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(10 * 1024 * 1024)
  })
})

describe('a stop', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('by %s ends everything in order', async (signal) => {
    const run = start({ programs: { first: '', second: '', third: '' }, redis: redis() })
    await run.says(/^ready$/)
    const pids = Object.values(programPids())
    expect(pids).toHaveLength(4)
    run.kill(signal)
    run.kill(signal)

    expect(await run.exit).toBe(0)
    expect(pids.filter(isAlive)).toEqual([])
    expect(run.lines.at(-1)).toBe('Stopped.')
    const stops = folder.journal().filter((line) => line.includes('told to stop'))
    expect(stops.map((line) => line.split(' ')[0])).toEqual(['first', 'second', 'third'])
    expect(readRunFile(folder.dataDir)).toBeUndefined()
  })

  it('ends a program that doesn’t stop by itself', async () => {
    const run = start({ programs: { stubborn: 'ignores SIGTERM', polite: '' } })
    await run.says(/^ready$/)
    const pids = Object.values(programPids())
    run.kill('SIGTERM')

    expect(await run.exit).toBe(0)
    expect(pids.filter(isAlive)).toEqual([])
    expect(folder.journal().filter((line) => line.includes('polite told to stop'))).toHaveLength(1)
  })

  it('follows a failure that a restart can’t repair: one line, exit code 1', async () => {
    const run = start({ programs: { wrong: 'reports a wrong setting', fine: '' } })
    expect(await run.exit).toBe(1)
    expect(run.lines).toEqual(expect.arrayContaining(['COLOUR accepts red or green.']))
    expect(run.lines.filter((line) => line !== 'ready')).toEqual(['COLOUR accepts red or green.'])
    expect(folder.journal().filter((line) => line.includes('wrong started'))).toHaveLength(1)
    await allGone(folder.journal().map((line) => Number(line.split(' ').at(-1))))
  })
})

describe('if the supervisor itself is killed', () => {
  it('its programs and its Redis end too', async () => {
    const run = start({ programs: { one: '', two: '' }, redis: redis() })
    await run.says(/^ready$/)
    const pids = Object.values(programPids())
    run.kill('SIGKILL')
    await run.exit
    await allGone(pids)
  })

  it('the next start ends a program that is still running', async () => {
    const first = start({ programs: { stubborn: 'ignores SIGTERM' } })
    await first.says(/^ready$/)
    const { stubborn } = programPids()
    first.kill('SIGKILL')
    await first.exit

    const second = start({ programs: { steady: '' } })
    await second.says(/^ready$/)
    expect(isAlive(stubborn)).toBe(false)
  })
})

describe('a start while another one runs', () => {
  it('takes over from the same checkout', async () => {
    const first = start({ programs: { steady: '' } })
    await first.says(/^ready$/)
    const firstPids = Object.values(programPids())

    const second = start({ programs: { steady: '' } })
    await second.says(/^ready$/)
    expect(second.lines[0]).toBe(`An earlier start (process ${first.pid}) is running; stopping it to take over.`)
    expect(await first.exit).toBe(0)
    expect(firstPids.filter(isAlive)).toEqual([])
    expect(readRunFile(folder.dataDir)?.supervisor.pid).toBe(second.pid)
  })

  it('leaves another checkout alone and says so', async () => {
    const first = start({ programs: { steady: '' } })
    await first.says(/^ready$/)
    const second = start({ programs: { steady: '' }, checkout: '/elsewhere' })

    expect(await second.exit).toBe(1)
    expect(second.lines).toHaveLength(1)
    expect(second.lines[0]).toMatch(/^DATA_DIR: .* is in use by the Greenroom in \/checkout/)
    expect(isAlive(first.pid)).toBe(true)
  })

  it('names the variable of a port that another program uses', async () => {
    const stranger = createServer().listen(0, '127.0.0.1')
    await once(stranger, 'listening')
    const address = stranger.address()
    const port = typeof address === 'object' && address ? address.port : 0

    const run = start({ programs: { steady: '' }, ports: { PORT: port } })
    expect(await run.exit).toBe(1)
    expect(run.lines).toEqual([
      `PORT: port ${port} is used by another program; stop that one or set PORT to a free port.`,
    ])
    stranger.close()
  })
})
