import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { chromium } from '../setup/chromium.ts'
import { ensureTool } from '../setup/tool.ts'
import { crashReporter } from './crashReporter.ts'
import { checkOutcome, nothingRun, type Outcome, withExitCode } from './outcome.ts'
import { playwrightOutcome, vitestOutcome } from './reports.ts'

export type RunOptions = {
  checkout: string
  env?: NodeJS.ProcessEnv
  /** When to stop the run, in ms. Anything unfinished counts as not run. */
  until?: number
}

/** Runs these specs of a project in vitest.config.ts; all of them if the list is empty. */
export async function runVitest(project: string, specs: readonly string[], options: RunOptions): Promise<Outcome> {
  return await withReport(specs, options, async (reportFile) => {
    const crashesFile = `${reportFile}.crashes`
    const kinds = ['default', 'json', crashReporter.path].map((kind) => `--reporter=${kind}`)
    const ended = await run(
      'vitest',
      ['run', '--project', project, ...kinds, `--outputFile.json=${reportFile}`, ...specs],
      { ...options, env: { ...options.env, [crashReporter.file]: crashesFile } },
    )
    const crashes = existsSync(crashesFile)
      ? z.array(z.string()).parse(JSON.parse(readFileSync(crashesFile, 'utf8')))
      : []
    return { ended, count: (report, checkout) => vitestOutcome(report, checkout, crashes) }
  })
}

/** Runs these browser tests. */
export async function runPlaywright(specs: readonly string[], options: RunOptions): Promise<Outcome> {
  const found = await ensureTool(chromium)
  if (!found.ok) {
    console.log(found.reason)
    return checkOutcome(false)
  }
  return await withReport(specs, options, async (reportFile) => {
    const env = { ...options.env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile }
    const ended = await run('playwright', ['test', '-c', 'web', '--reporter=list,json', ...specs.map(exactly)], {
      ...options,
      env,
    })
    return { ended, count: playwrightOutcome }
  })
}

/** Playwright takes patterns rather than paths. */
const exactly = (file: string): string => `${file.replaceAll('.', '\\.')}$`

type Ended = { exitCode: number; wasCutOff: boolean }
type Counted = { ended: Ended; count: (report: unknown, checkout: string) => Outcome }

/** Gives a runner a file for its report, and counts the results in it. */
async function withReport(
  specs: readonly string[],
  { checkout }: RunOptions,
  runner: (reportFile: string) => Promise<Counted>,
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-report-'))
  try {
    const reportFile = join(folder, 'report.json')
    const { ended, count } = await runner(reportFile)
    if (ended.wasCutOff) return { ...nothingRun, skipped: specs.map((spec) => `${spec}: no time`) }
    // The runner crashed and wrote no report.
    if (!existsSync(reportFile)) return checkOutcome(false)
    const report: unknown = JSON.parse(readFileSync(reportFile, 'utf8'))
    return withExitCode(count(report, checkout), ended.exitCode)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** How long a runner may take to clean up after being told to stop. */
const clearsAwayMs = 20_000

/**
 * Runs a command from `node_modules/.bin` and shows its output. Resolves with its exit code, and whether it was cut
 * off.
 */
export function run(command: string, args: readonly string[], { checkout, env, until }: RunOptions): Promise<Ended> {
  const executable = command === 'node' ? process.execPath : join(checkout, 'node_modules', '.bin', command)
  const child = spawn(executable, args, {
    cwd: checkout,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  let wasCutOff = false
  const cutOff = () => {
    wasCutOff = true
    child.kill('SIGTERM')
    setTimeout(() => child.kill('SIGKILL'), clearsAwayMs).unref()
  }
  const late = until === undefined ? undefined : setTimeout(cutOff, Math.max(0, until - Date.now()))
  return new Promise((resolve) => {
    const end = (exitCode: number) => {
      clearTimeout(late)
      resolve({ exitCode, wasCutOff })
    }
    child.on('error', (error) => {
      console.log(error.message)
      end(1)
    })
    child.on('exit', (code) => end(code ?? 1))
  })
}
