import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { landingTexts } from '../../../web/src/parts/landing/texts.ts'
import { buildWebApp } from '../../supervise/webBuild.ts'
import { checkout } from '../program.ts'
import { report } from '../report.ts'

const kilobyte = 1024
const dist = join(checkout, 'web', 'dist')
const assets = join(dist, 'assets')
const page = join(dist, 'index.html')

/** Adds a built script and every script that it loads before it runs. */
function withImports(file: string, found: Set<string>): void {
  if (found.has(file)) return
  found.add(file)
  const source = readFileSync(join(assets, file), 'utf8')
  for (const [, imported = ''] of source.matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g))
    withImports(imported, found)
}

const built = await buildWebApp(checkout, new AbortController().signal)
if (!built.ok) throw new Error(built.reason)
const scripts = new Set<string>()
for (const [, file = ''] of readFileSync(page, 'utf8').matchAll(/"\/assets\/([^"]+\.js)"/g)) withImports(file, scripts)
const files = [...[...scripts].map((file) => join(assets, file)), ...globSync(join(dist, '*.js'))]
const sources = files.map((file) => readFileSync(file))
// Makes sure the page itself was counted; otherwise the figure would be too small.
if (!sources.some((source) => source.includes(landingTexts.start)))
  throw new Error('no script contains the landing page')
report({
  what: "the landing page's JavaScript, gzip",
  unit: 'KB',
  ours: [sources.reduce((sum, source) => sum + gzipSync(source).length, 0) / kilobyte],
  floor: null,
  reach: { of: 'value', is: 'at most', bound: 160 },
  notes: [`${files.length} files of web/dist`],
})
process.disconnect?.()
