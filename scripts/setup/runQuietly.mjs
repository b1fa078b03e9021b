import { spawn } from 'node:child_process'

const KEPT_CHARACTERS = 8_000

/**
 * Runs a command without input and keeps the end of its output in case it fails.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, signal?: AbortSignal | undefined }} [options]
 * @returns {Promise<{ ok: boolean, output: string }>} `output`: the last 8,000 characters of both streams; never
 * rejects
 */
export function runQuietly(command, args, options = {}) {
  return new Promise((resolve) => {
    let output = ''
    const keep = (/** @type {Buffer} */ chunk) => {
      output = (output + chunk.toString('utf8')).slice(-KEPT_CHARACTERS)
    }
    const child = spawn(command, [...args], { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => resolve({ ok: false, output: `${output}${error.message}` }))
    child.on('close', (code) => resolve({ ok: code === 0, output }))
  })
}
