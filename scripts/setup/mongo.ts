import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cacheDir } from '../../workers/src/platform/cacheDir.ts'
import { onPath } from './onPath.ts'
import { during } from './progress.mjs'
import { runQuietly } from './runQuietly.mjs'
import { ensureTool, type Tool } from './tool.ts'

/** The command that starts a server with MongoDB's protocol; append a file and a port (`mongo/TestMongo.java`). */
export type MongoServerCommand = { command: string; args: string[] }

const sources = join(import.meta.dirname, 'mongo')
const pom = join(sources, 'pom.xml')
const launcher = join(sources, 'TestMongo.java')

/** Enough for the specs, but small, because a lot else runs at the same time. */
const heap = '-Xmx384m'

const java: Tool = {
  name: 'A JDK with Maven',
  find: () => (onPath('java') && onPath('javac') && onPath('mvn') ? onPath('java') : undefined),
  debianPackages: ['default-jdk-headless', 'maven'],
  howToInstall:
    'Install both (`sudo apt install default-jdk-headless maven`), or set MONGODB_URL to a running MongoDB.',
}

/**
 * Finds the server for the specs of the MongoDB store, or fetches its packages with Maven, or explains why it can't.
 */
export async function ensureMongoServer(): Promise<
  { ok: true; server: MongoServerCommand } | { ok: false; reason: string }
> {
  const found = await ensureTool(java)
  if (!found.ok) return found
  const version = createHash('sha256')
  for (const file of [pom, launcher]) version.update(readFileSync(file))
  const folder = join(cacheDir, `mongo-${version.digest('hex').slice(0, 24)}`)
  if (!existsSync(folder)) {
    const built = await during('Fetching a server for the specs of the MongoDB store', () => build(folder))
    if (!built.ok)
      return { ok: false, reason: `That server could not be built: ${built.output.trim().split('\n').at(-1)}` }
  }
  return { ok: true, server: { command: found.path, args: [heap, '-cp', join(folder, '*'), 'TestMongo'] } }
}

/**
 * Builds in another folder first: another run may be building the same thing, and nobody should find an interrupted
 * build.
 */
async function build(folder: string): Promise<{ ok: boolean; output: string }> {
  mkdirSync(dirname(folder), { recursive: true })
  const draft = mkdtempSync(`${folder}-draft-`)
  try {
    const packages = ['dependency:copy-dependencies', `-DoutputDirectory=${draft}`]
    const fetched = await runQuietly('mvn', ['--quiet', '--batch-mode', '--file', pom, ...packages])
    if (!fetched.ok) return fetched
    const classes = join(draft, 'classes')
    const compiled = await runQuietly('javac', ['-d', classes, '-cp', join(draft, '*'), launcher])
    if (!compiled.ok) return compiled
    const packed = await runQuietly('jar', ['--create', '--file', join(draft, 'launcher.jar'), '-C', classes, '.'])
    if (!packed.ok) return packed
    try {
      renameSync(draft, folder)
    } catch (error) {
      // If the folder exists now, a concurrent run has built the same thing.
      if (!existsSync(folder)) throw error
    }
    return packed
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}
