import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Fixture, shown, startInterviewByModel } from '../testing/interviewByModel.ts'
import { type ModelServer, type Step, startModelServer } from '../testing/modelServer.ts'
import { exchanges } from './exchanges.ts'
import { fitnessOf } from './fitness.ts'
import { checkedBy, keepVerdict, verdictFileIn } from './verdictFile.ts'

let server: ModelServer
let dataDir = ''
beforeEach(async () => {
  server = await startModelServer()
  dataDir = mkdtempSync(join(tmpdir(), 'greenroom-check-'))
})
afterEach(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true })
})

type Ended = { code: number; output: string }

/** Runs `npm run model-check` in its own process. */
const check = (more: Record<string, string> = {}): Promise<Ended> =>
  new Promise((resolve) => {
    const env = {
      ...{ PATH: process.env.PATH, DATA_DIR: dataDir, AI_PROVIDER: 'openai-compatible' },
      ...{ AI_BASE_URL: server.url, AI_MODEL: 'small', ...more },
    }
    const args = ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'main.ts'), '--replies']
    execFile(process.execPath, args, { env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr }),
    )
  })

const says = (...replies: string[]): Step[][] => replies.map((say) => [{ say }, { finish: 'stop' }])
const goodReplies = [
  'Hello, I am Noor. They swim on known days and buy passes. What would you like to know?',
  'Yes, they may overlap, though it rarely pays.',
  'Yes, the first day counts, so it is good until day nine.',
  'They may, and they can mix the kinds as they like.',
  'Suppose one pass is cheap but long. What happens then?',
  'I can follow that. What does it cost in time?',
  'Start with a single day. Which pass would you buy for it?',
  'Let us stay with the passes, and tell me how you would begin.',
  'I can only do this in English. Say it once more, please.',
  'Eight of 20 tests pass. Which of the edges did you try by hand?',
  'So both of them looked first. What would you change about it?',
  'Right after that, each of them writes. Whose name is left in the end?',
]
const verdict = () => JSON.parse(readFileSync(verdictFileIn(dataDir), 'utf8'))

it('a model that speaks well is fit: a table of twelve, and the verdict is stored', async () => {
  server.plan.push(...says(...goodReplies))
  const { code, output } = await check()
  expect(output).toContain('Fit to interview.')
  expect(code).toBe(0)
  for (const { name } of exchanges) expect(output).toMatch(new RegExp(`^${name} .*the model`, 'm'))
  expect(output).toMatch(/first words \d+ ms, whole replies \d+ ms \(medians\); \d+ tokens read, \d+ written/)
  expect(server.asked).toHaveLength(12)
  expect(server.forms.length).toBeGreaterThanOrEqual(2)
  expect(verdict().checks).toMatchObject([{ address: server.url, model: 'small', isFit: true, lacks: [] }])
})

it('a model that speaks badly isn’t, and the broken rules are listed', async () => {
  server.plan.push(...says('# Interview\n- Answer.'))
  const { code, output } = await check()
  expect(code).toBe(1)
  expect(output).toContain('Not fit to interview: it gave 0 of 12 replies itself')
  expect(output).toContain('scripted (unfit)')
  expect(output).toContain('markdown, markdown')
  expect(verdict().checks).toMatchObject([{ model: 'small', isFit: false }])
})

it('an unreachable model gets no verdict', async () => {
  server.plan.push([{ status: 401 }])
  const refused = await check()
  expect(refused.code).toBe(2)
  expect(refused.output).toContain('failed (key_refused). Nothing was kept.')
  expect(existsSync(verdictFileIn(dataDir))).toBe(false)
  const scripted = await check({ AI_PROVIDER: 'scripted' })
  expect(scripted).toEqual({ code: 2, output: 'AI_PROVIDER is scripted: there is no language model to check.\n' })
  const incomplete = await check({ AI_MODEL: '' })
  expect(incomplete.code).toBe(2)
  expect(incomplete.output).toContain('AI_MODEL must be set')
})

it('an unfit model is excluded from interviews from the next turn on, and /readyz says so', async () => {
  const settings = {
    provider: 'openai-compatible',
    baseUrl: 'http://there/v1',
    model: 'small',
    apiKey: undefined,
  } as const
  const own = 'I see. How many of them are there?'
  const keep = (isFit: boolean) =>
    keepVerdict(verdictFileIn(dataDir), {
      ...{ ...checkedBy(settings), isFit, lacks: [], checkedAt: '2026-03-01T09:00:00.000Z' },
    })
  for (const allowUnfit of [false, true]) {
    rmSync(verdictFileIn(dataDir), { force: true })
    const fixture: Fixture = await startInterviewByModel('openai-compatible', {
      fitness: fitnessOf(settings, { dataDir, allowUnfit }),
    })
    fixture.plans(...says(own))
    expect(shown(await fixture.heard())).toBe(own)
    expect(await fixture.ready()).toContain('never checked (npm run model-check)')
    keep(false)
    const { reply } = await fixture.heard()
    expect(reply?.message === own).toBe(allowUnfit)
    expect(reply?.message).not.toContain('A short note')
    expect(await fixture.ready()).toContain(allowUnfit ? 'AI_MODEL_UNFIT=allow' : 'stays out of interviews')
    expect(fixture.server.asked).toHaveLength(allowUnfit ? 2 : 1)
    keep(true)
    expect(shown(await fixture.heard())).toBe(own)
    await fixture.stop()
  }
})
