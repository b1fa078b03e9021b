import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { checkout } from '../program.ts'
import { report } from '../report.ts'

const kilobyte = 1024
const dist = join(checkout, 'web', 'dist')
const assets = join(dist, 'assets')
const page = join(dist, 'index.html')

/** A script of the build, and every script that it loads before it runs. */
function withImports(file: string, found: Set<string>): void {
  if (found.has(file)) return
  found.add(file)
  const source = readFileSync(join(assets, file), 'utf8')
  for (const [, imported = ''] of source.matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g))
    withImports(imported, found)
}

if (existsSync(page)) {
  const scripts = new Set<string>()
  for (const [, file = ''] of readFileSync(page, 'utf8').matchAll(/"\/assets\/([^"]+\.js)"/g))
    withImports(file, scripts)
  // The landing page is loaded as a part of its own, after the frame.
  const landing = globSync('HomePage-*.js', { cwd: assets })
  for (const file of landing) withImports(basename(file), scripts)
  const files = [...[...scripts].map((file) => join(assets, file)), ...globSync(join(dist, '*.js'))]
  const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0)
  report({
    what: "the landing page's JavaScript, gzip",
    unit: 'KB',
    ours: [bytes / kilobyte],
    floor: null,
    reach: { of: 'value', is: 'at most', bound: 170 },
    notes: [`${files.length} files of web/dist`],
  })
  if (landing.length === 0) throw new Error('the build has no HomePage: the figure is too small')
} else console.log('No row for the landing page: web/dist is not built.')
process.disconnect?.()
