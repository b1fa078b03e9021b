import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { during } from '../setup/progress.mjs'
import { runQuietly } from '../setup/runQuietly.mjs'

const SOURCES = [
  'package-lock.json',
  'web/*.{html,json,ts}',
  'web/public/**/*.*',
  'web/src/**/*.*',
  'shared/src/**/*.ts',
]

export type WebBuild = { ok: true } | { ok: false; reason: string }

/** Builds the web app into `web/dist`, unless a build of the same sources is already there. */
export async function buildWebApp(checkout: string, signal: AbortSignal): Promise<WebBuild> {
  const stampFile = join(checkout, 'web', 'dist', '.stamp')
  const stamp = stampOf(checkout)
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return { ok: true }

  const vite = join(checkout, 'node_modules', 'vite', 'bin', 'vite.js')
  // Vite inlines NODE_ENV, and the served app is always a production build.
  const env = { ...process.env, NODE_ENV: 'production' }
  const { ok, output } = await during('Building the web app (new or changed sources)', () =>
    runQuietly(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: join(checkout, 'web'), env, signal }),
  )
  if (!ok) return { ok: false, reason: `${output.trim()}\nThe web app could not be built; the reason is above.` }
  writeFileSync(stampFile, stamp)
  return { ok: true }
}

function stampOf(checkout: string): string {
  const hash = createHash('sha256')
  const files = globSync(SOURCES, { cwd: checkout, exclude: ['**/*.spec.ts', '**/*.spec.tsx'] }).sort()
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(join(checkout, file)))
  return hash.digest('hex')
}
