import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BenchProgram, startProgram } from '../../scripts/bench/program.ts'
import { freePort } from '../../scripts/supervise/freePort.ts'

/** The engine and its baseline, each a process with its own data folder. */
export type Servers = {
  engine: BenchProgram
  floor: BenchProgram
  /** The engine's data folder. */
  dataDir: string
  /** The URL workers report to. */
  internalUrl: string
  stop(): Promise<void>
}

/** Creates a folder for one bench, with a function that removes it. */
export function benchFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'greenroom-bench-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** The secret that a bench's programs authenticate to each other with. */
export const internalToken = 'a-secret-of-the-benches-0123456789abcdef'

/** Starts the engine with its data below `folder`. Starting it there again continues with the same data. */
export async function startEngine(folder: string): Promise<{ program: BenchProgram; internalPort: number }> {
  const internalPort = await freePort()
  const program = await startProgram({
    file: 'engine/src/main.ts',
    env: {
      NODE_ENV: 'development',
      DATA_DIR: join(folder, 'engine'),
      SIGN_UPS_PER_ADDRESS: '99999',
      PORT: String(await freePort()),
      INTERNAL_PORT: String(internalPort),
      INTERNAL_TOKEN: internalToken,
      LOG_LEVEL: 'warn',
      // A bench uses more tokens in a minute than people do in a month.
      TOKENS_PER_MONTH_FREE: '999999999',
    },
    logFile: join(folder, 'engine.log'),
  })
  return { program, internalPort }
}

/** Starts both with data below `folder`. Starting them there again continues with the same data. */
export async function startServers(folder: string): Promise<Servers> {
  const { program: engine, internalPort } = await startEngine(folder)
  const floor = await startProgram({
    file: 'engine/bench/floorServer.ts',
    env: { DATA_DIR: join(folder, 'floor') },
    logFile: join(folder, 'floor.log'),
  })
  return {
    engine,
    floor,
    dataDir: join(folder, 'engine'),
    internalUrl: `http://127.0.0.1:${internalPort}`,
    async stop() {
      await Promise.all([engine.stop(), floor.stop()])
    },
  }
}
