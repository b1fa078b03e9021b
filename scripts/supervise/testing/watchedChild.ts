import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** A Node program in its own process, whose output lines a spec can wait for. */
export function watchedChild(file: string, args: string[], env: NodeJS.ProcessEnv = process.env) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  })
  const lines: string[] = []
  const waiting: { pattern: RegExp; found: (line: string) => void; gone: (error: Error) => void }[] = []
  const output = createInterface({ input: child.stdout })
  output.on('line', (line) => {
    lines.push(line)
    for (const each of waiting) if (each.pattern.test(line)) each.found(line)
  })

  /** Resolves with the exit code once the process has ended and its last line has been read. */
  const exit = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)))
  exit.then(() => {
    for (const each of waiting) each.gone(new Error(`It ended without printing ${each.pattern}; it printed: ${lines}`))
  })

  return {
    pid: child.pid ?? 0,
    lines,
    exit,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    /** Resolves with the first matching line, past or future. */
    says: (pattern: RegExp) =>
      new Promise<string>((found, gone) => {
        const past = lines.find((line) => pattern.test(line))
        if (past !== undefined) found(past)
        else waiting.push({ pattern, found, gone })
      }),
  }
}
