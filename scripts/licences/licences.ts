import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const lockedSchema = z.object({
  version: z.string().optional(),
  license: z.string().optional(),
  dev: z.boolean().optional(),
  devOptional: z.boolean().optional(),
  link: z.boolean().optional(),
})
const lockfileSchema = z.object({ packages: z.record(z.string(), lockedSchema) })

/** A package in the lockfile. `shipped`: it's part of the product, not only for building and testing. */
export type LicensedPackage = { name: string; version: string; licence: string; shipped: boolean }

/**
 * Licences that let anybody use, change and sell the product. MPL-2.0 covers only the package's own files, which we
 * don't change.
 */
export const acceptedLicences: ReadonlySet<string> = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Zlib'],
  ...['Unlicense', 'CC0-1.0', 'CC-BY-4.0', 'Python-2.0', 'OFL-1.1', 'MPL-2.0'],
])

/** Licences of packages without an SPDX licence in the lockfile, taken from their licence files or readmes. */
const byTheirFiles: Readonly<Record<string, string>> = {
  buildcheck: 'MIT',
  'cpu-features': 'MIT',
  duck: 'BSD-2-Clause',
  fuzzy: 'MIT',
  khroma: 'MIT',
  'png-js': 'MIT',
  ssh2: 'MIT',
  'xmlhttprequest-ssl': 'MIT',
}

/** All packages of a checkout's lockfile, each version once, sorted by name. */
export function readLicences(root: string): LicensedPackage[] {
  const { packages } = lockfileSchema.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
  const found = new Map<string, LicensedPackage>()
  for (const [path, { version = '', license, dev, devOptional, link }] of Object.entries(packages)) {
    const name = path.split('node_modules/').at(-1) ?? ''
    if (!path.includes('node_modules/') || link) continue
    const shipped = dev !== true && devOptional !== true
    const key = `${name}@${version}`
    const licence = byTheirFiles[name] ?? license ?? 'unknown'
    found.set(key, { name, version, licence, shipped: shipped || (found.get(key)?.shipped ?? false) })
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
}

/** Whether we may use a package with this SPDX expression: one side of an OR is enough, but an AND needs both. */
export const isAccepted = (licence: string): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((side) => side.split(' AND ').every((each) => acceptedLicences.has(each)))

/** The page `docs/licences.md`. */
export function licencesPage(packages: readonly LicensedPackage[]): string {
  const shipped = packages.filter((each) => each.shipped)
  const byLicence = Map.groupBy(shipped, ({ licence }) => licence)
  const rows = [...byLicence].sort(([a, as], [b, bs]) => bs.length - as.length || (a < b ? -1 : 1))
  return `# Licences

Greenroom is under the [MIT licence](../LICENSE). \`npm run licences\` writes this page from the lockfile, and a spec fails if a package has a licence that
isn't [accepted](../scripts/licences/licences.ts).

| licence | packages that come with the product |
|---|---|
${rows.map(([licence, { length }]) => `| ${licence} | ${length} |`).join('\n')}

Another ${packages.length - shipped.length} packages are only used to build and test it.

## Not from npm
- The sentence model in \`workers/src/reading/sentenceModel\` is made from all-MiniLM-L6-v2 (Apache-2.0).
- The executor's image has compilers and interpreters from Debian, under their own licences: \`/usr/share/doc\` in the image.
- Containers of MongoDB (SSPL), Redis (RSALv2 or SSPLv1), Caddy and Prometheus (Apache-2.0), Grafana (AGPLv3), Mailpit and Ollama (MIT) are used unchanged.

## Other than MIT, ISC and BSD
${shipped
  .filter(({ licence }) => !/^(MIT|ISC|BSD-[23]-Clause|0BSD)$/.test(licence))
  .map(({ name, version, licence }) => `- ${name} ${version}: ${licence}`)
  .join('\n')}
`
}
