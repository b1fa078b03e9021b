import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { onPath } from '../setup/onPath.ts'

/** The version of Schemathesis (PyPI) that makes up the calls. */
export const schemathesisVersion = '4.32.5'

const folder = join(homedir(), '.cache', 'greenroom', `schemathesis-${schemathesisVersion}`)
const executable = join(folder, 'bin', 'schemathesis')

/** Runs a command to its end. @returns its exit code, and everything that it printed */
export async function run(
  command: string,
  args: readonly string[],
  options: { cwd?: string } = {},
): Promise<{ code: number; output: string }> {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  const parts: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => parts.push(part))
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (status) => resolve(status ?? 1))
  })
  return { code, output: Buffer.concat(parts).toString() }
}

/**
 * Finds Schemathesis in the machine's cache, or installs it there with pip, in an environment of its own.
 * @returns the path of its command. Throws an Error with a readable sentence if it can't be installed
 */
export async function ensureSchemathesis(tell: (line: string) => void): Promise<string> {
  const finished = join(folder, '.finished')
  if (existsSync(finished)) return executable
  const python = onPath('python3')
  if (python === undefined) throw new Error('python3 was not found. Install Python 3.10 or newer with its venv module.')
  tell(`Installing Schemathesis ${schemathesisVersion} …`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const steps: [string, string[]][] = [
    [python, ['-m', 'venv', folder]],
    [join(folder, 'bin', 'pip'), ['install', '--quiet', `schemathesis==${schemathesisVersion}`]],
  ]
  for (const [command, args] of steps) {
    const { code, output } = await run(command, args)
    if (code !== 0) throw new Error(`Schemathesis could not be installed: ${output.trim().slice(-500)}`)
  }
  writeFileSync(finished, '')
  return executable
}
