import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { knownVersion } from './currentVersion.ts'
import { fingerprints } from './fingerprint.ts'

/** `npm run versions`: records the schemas of a new version. A recorded version is never written again. */
const file = join(import.meta.dirname, 'recorded', `version${knownVersion}.json`)
if (existsSync(file)) {
  console.log(
    `Version ${knownVersion} is recorded. After a change of a schema, raise knownVersion first: docs/versions.md.`,
  )
} else {
  writeFileSync(file, `${JSON.stringify(fingerprints(), null, 2)}\n`)
  console.log(`Recorded version ${knownVersion} in ${file}.`)
}
