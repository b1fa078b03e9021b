import { spawn } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureImage } from '../languages/ensureImage.ts'
import { chromium } from '../setup/chromium.ts'
import { sandbox } from '../setup/sandbox.ts'
import { ensureTool } from '../setup/tool.ts'
import { checkOutcome, type Outcome, withExitCode } from './outcome.ts'
import { playwrightOutcome, vitestOutcome } from './reports.ts'

/** A part of `npm test` that can also be run by itself: `npm test -- unit`. */
export type Stage = { name: string; run: (checkout: string) => Promise<Outcome> }

const TYPED_FOLDERS = ['shared', 'engine', 'workers', 'web', 'web/e2e', 'scripts']

export const stages: Stage[] = [
  {
    name: 'types',
    run: async (checkout) => {
      let ok = true
      for (const folder of TYPED_FOLDERS) ok = (await run(checkout, 'tsc', ['-p', folder])) === 0 && ok
      return checkOutcome(ok)
    },
  },
  {
    name: 'lint',
    run: async (checkout) => checkOutcome((await run(checkout, 'biome', ['check', '--error-on-warnings', '.'])) === 0),
  },
  {
    name: 'imports',
    run: async (checkout) => checkOutcome((await run(checkout, 'node', ['scripts/imports/main.ts'])) === 0),
  },
  {
    name: 'citations',
    run: async (checkout) => checkOutcome((await run(checkout, 'node', ['scripts/citations/main.ts'])) === 0),
  },
  { name: 'unit', run: (checkout) => runVitest(checkout, 'unit') },
  { name: 'integration', run: (checkout) => onTheMachine(checkout, 'integration') },
  { name: 'proofs', run: (checkout) => onTheMachine(checkout, 'proofs') },
  { name: 'browser', run: runPlaywright },
]

/** What `npm run test:deep` runs: what is too long to wait for before a commit. */
export const deepStages: Stage[] = [
  { name: 'stories', run: (checkout) => runVitest(checkout, 'unit') },
  { name: 'killers', run: (checkout) => onTheMachine(checkout, 'deep') },
  { name: 'browser', run: runPlaywright },
]

/** Specs that run candidates' programs need the sandbox, and the languages that they are written in. */
async function onTheMachine(checkout: string, project: string): Promise<Outcome> {
  const found = await ensureTool(sandbox)
  if (!found.ok) console.log(found.reason)
  const image = await ensureImage(new AbortController().signal)
  if (!image.ok) console.log(image.reason)
  return await runVitest(checkout, project)
}

async function runVitest(checkout: string, project: string): Promise<Outcome> {
  return await withReport(async (reportFile) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
    const exitCode = await run(checkout, 'vitest', ['run', '--project', project, ...reporters])
    return { exitCode, count: vitestOutcome }
  })
}

async function runPlaywright(checkout: string): Promise<Outcome> {
  if (globSync('web/e2e/**/*.{e2e,spec}.ts', { cwd: checkout }).length === 0) {
    console.log('There are no browser tests in web/e2e yet.')
    return { passed: 0, failed: 0, skipped: [] }
  }
  const found = await ensureTool(chromium)
  if (!found.ok) {
    console.log(found.reason)
    return checkOutcome(false)
  }
  return await withReport(async (reportFile) => {
    const exitCode = await run(checkout, 'playwright', ['test', '-c', 'web', '--reporter=list,json'], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
    })
    return { exitCode, count: playwrightOutcome }
  })
}

type Counted = { exitCode: number; count: (report: unknown) => Outcome }

/** Gives a runner a file to write its report to, and counts what it says there. */
async function withReport(runner: (reportFile: string) => Promise<Counted>): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-report-'))
  try {
    const reportFile = join(folder, 'report.json')
    const { exitCode, count } = await runner(reportFile)
    // A runner that crashed has written none.
    if (!existsSync(reportFile)) return checkOutcome(false)
    const report: unknown = JSON.parse(readFileSync(reportFile, 'utf8'))
    return withExitCode(count(report), exitCode)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Runs a command of `node_modules/.bin`, its output shown; resolves with its exit code. */
function run(checkout: string, command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const executable = command === 'node' ? process.execPath : join(checkout, 'node_modules', '.bin', command)
  const child = spawn(executable, args, {
    cwd: checkout,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.log(error.message)
      resolve(1)
    })
    child.on('exit', (code) => resolve(code ?? 1))
  })
}
