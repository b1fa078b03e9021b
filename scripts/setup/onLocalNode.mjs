import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installPackages } from './install.mjs'
import { localNode } from './localNode.mjs'

const LOOK_FOR_PARENT_EVERY_MS = 250
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/**
 * Installs packages if they are missing or outdated. Then runs a script on the project's own Node and exits with its
 * code. npm sets PATH before a script runs, so a fresh clone needs this second process.
 * @param {string} script path from the checkout's root
 */
export async function onLocalNode(script) {
  const [major = 0] = process.versions.node.split('.').map(Number)
  if (major < 20)
    refuse(`Greenroom starts on Node 20 or newer; this is ${process.version}. Get one from https://nodejs.org.`)
  if (process.platform === 'win32') refuse('Greenroom runs on Linux and macOS; on Windows run it inside WSL.')

  const installed = await installPackages(root)
  if (!installed.ok) refuse(installed.reason)
  const node = localNode(root)
  if (!node.ok) refuse(node.reason)

  const child = spawn(node.path, ['--disable-warning=ExperimentalWarning', script, ...process.argv.slice(2)], {
    cwd: root,
    env: {
      // With compiled sources in the cache, later starts are a third faster.
      NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
      ...process.env,
      PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
    },
    // Nothing is sent over this channel. When it closes, the script knows that this process was killed.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal))
  }
  if (process.env.npm_lifecycle_event !== undefined) whenOrphaned(() => child.kill('SIGTERM'))
  child.on('error', (error) => refuse(`The project's own Node cannot be run here: ${error.message}`))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)))
}

/**
 * npm runs scripts in a shell, which doesn't pass on termination signals. So this checks whether the parent is gone.
 * @param {() => void} then
 */
function whenOrphaned(then) {
  const parent = process.ppid
  const look = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(look)
    then()
  }, LOOK_FOR_PARENT_EVERY_MS)
}

/**
 * @param {string} line
 * @returns {never}
 */
function refuse(line) {
  console.error(line)
  process.exit(1)
}
