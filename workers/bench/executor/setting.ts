import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { ProgrammingLanguage } from '@greenroom/shared/vocabulary'
import { pino } from 'pino'
import { median } from '../../../scripts/bench/row.ts'
import { languages } from '../../src/executor/languages/all.ts'
import { prepare } from '../../src/executor/prepare.ts'
import type { PreparedLanguage } from '../../src/executor/prepared.ts'
import { createSandbox, type Sandbox } from '../../src/executor/sandbox/sandbox.ts'
import { worldArguments } from '../../src/executor/sandbox/wall.ts'
import { findImage } from '../../src/executor/toolchains/image.ts'
import { commonEnvironment, hostToolchain } from '../../src/executor/toolchains/toolchain.ts'
import { cacheDir } from '../../src/platform/cacheDir.ts'

const run = promisify(execFile)

/** One run of a program without our service: how long it took, and its processor time. */
export type BareRun = { wallMs: number; cpuMs: number }

/**
 * The shared setting of the executor's benchmarks: the executor's tools, a sandbox, and bare runs outside the sandbox.
 */
export type Setting = {
  toolchain: string
  sandbox: Sandbox
  prepared(name: ProgrammingLanguage): Promise<PreparedLanguage>
  /** Creates a file for bare runs, which see it as `/bench/<name>`. */
  file(name: string, content: string): string
  /**
   * Runs a command `times` times without our service, with the same tools, and returns the measurements of each run.
   */
  bare(times: number, command: readonly string[], stdin?: string): Promise<BareRun[]>
  stop(): Promise<void>
}

/** Prepares the setting, including the language image if there is one. */
export async function prepareSetting(): Promise<Setting> {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-bench-'))
  const toolchain = findImage(cacheDir) ?? hostToolchain
  const sandbox = await createSandbox({ cacheDir, slotCount: 1, name: 'bench', world: toolchain.world })
  await run('gcc', ['-O2', '-static', '-o', join(folder, 'bare'), join(import.meta.dirname, 'bare.c')])
  const variables = Object.entries(commonEnvironment)
  const file: Setting['file'] = (name, content) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
    return `/bench/${name}`
  }
  return {
    toolchain: toolchain.name,
    sandbox,
    prepared: (name) =>
      prepare({
        language: languages[name],
        toolchain,
        bubblewrap: sandbox.bubblewrap,
        cacheDir,
        logger: pino({ level: 'warn' }),
        signal: new AbortController().signal,
      }),
    file,
    async bare(times, command, stdin = '') {
      const { stdout } = await run(sandbox.bubblewrap, [
        ...['--unshare-user', '--clearenv', ...variables.flatMap(([name, value]) => ['--setenv', name, value])],
        ...worldArguments(toolchain.world),
        ...['--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp', '--bind', folder, '/bench', '--chdir', '/tmp'],
        ...['--', '/bench/bare', String(times), file('stdin', stdin), ...command],
      ])
      return stdout
        .trim()
        .split('\n')
        .map((line) => {
          const [wallMicros = 0, cpuMicros = 0] = line.split(' ').map(Number)
          return { wallMs: wallMicros / 1000, cpuMs: cpuMicros / 1000 }
        })
    },
    async stop() {
      await sandbox.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

export const p50 = (runs: readonly BareRun[]): number => median(runs.map(({ wallMs }) => wallMs))
