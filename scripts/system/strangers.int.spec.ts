import { spawnSync } from 'node:child_process'
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newCandidate } from './candidate.ts'
import { type Supervised, startSupervised } from './supervised.ts'

/** Linux's user id for `nobody`. */
const nobody = 65_534

let outside: string
let dataDir: string
let product: Supervised

beforeAll(async () => {
  outside = mkdtempSync(join(tmpdir(), 'greenroom-strangers-'))
  chmodSync(outside, 0o755)
  dataDir = join(outside, 'data')
  // An earlier version left its files readable by everybody.
  mkdirSync(join(dataDir, 'logs'), { recursive: true })
  for (const name of ['internal-token', 'model-checks.json', 'logs/engine.log'])
    writeFileSync(join(dataDir, name), '{}')
  for (const name of ['', 'logs']) chmodSync(join(dataDir, name), 0o777)
  for (const name of ['internal-token', 'logs/engine.log']) chmodSync(join(dataDir, name), 0o666)

  product = await startSupervised(dataDir)
  const candidate = await newCandidate(product.url)
  await candidate.join(await candidate.open())
  await candidate.send({ type: 'StartInterview' })
  await candidate.until('the opening', ({ messages }) => messages.length >= 1)
  candidate.disconnect()
})
afterAll(async () => {
  await product.stop()
  rmSync(outside, { recursive: true })
})

const everything = () => ['', ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' })]

it('everything in DATA_DIR is only accessible to its owner, including older files', () => {
  const names = everything()
  expect(names).toEqual(
    expect.arrayContaining([
      'greenroom.sqlite',
      'greenroom.sqlite-wal',
      'run.pid',
      'redis/redis.conf',
      'logs/engine.log',
    ]),
  )
  expect(names.some((name) => name.startsWith('redis/appendonlydir/'))).toBe(true)
  const modes = Object.fromEntries(
    names.map((name) => {
      const entry = lstatSync(join(dataDir, name))
      return [name, (entry.mode & 0o777).toString(8) + (entry.isDirectory() ? '/' : '')]
    }),
  )
  const open = Object.entries(modes).filter(([, mode]) => mode !== '700/' && mode !== '600')
  expect(open).toEqual([])
})

const isRoot = process.getuid?.() === 0
if (!isRoot) console.log('Nobody reads DATA_DIR as another user here: only root can become one.')
it.runIf(isRoot)('another user of the host can’t read any of it', () => {
  const lists = spawnSync('ls', [dataDir], { uid: nobody, gid: nobody, encoding: 'utf8' })
  expect(lists.status).not.toBe(0)
  const files = everything().filter((name) => lstatSync(join(dataDir, name)).isFile())
  const read = files.filter(
    (name) => spawnSync('cat', [join(dataDir, name)], { uid: nobody, gid: nobody }).status === 0,
  )
  expect(files.length).toBeGreaterThan(10)
  expect(read).toEqual([])
})
