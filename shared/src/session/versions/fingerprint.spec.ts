import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { knownVersion } from './currentVersion.ts'
import { fingerprints } from './fingerprint.ts'

const fileOf = (version: number) => join(import.meta.dirname, 'recorded', `version${version}.json`)

const whatToDo = `What is stored keeps the shape it was written in. So:
1. Add, never rename or remove: a new field is optional, a new value or event is not written before every engine knows it.
2. Raise knownVersion in shared/src/session/versions/currentVersion.ts.
3. Where evolve needs what old events do not say, add an upcaster in versions/upcast.ts with a frozen copy of the old rule.
4. Record a golden log of the version that is deployed now, if it has events without one (shared/src/testing/golden).
5. Run "npm run versions", and commit the file it writes.
The whole story: docs/versions.md.`

it('every schema of an event, a commit and the state matches the one recorded for its version', () => {
  const file = fileOf(knownVersion)
  expect(existsSync(file), `Version ${knownVersion} was never recorded: run "npm run versions".`).toBe(true)
  const recorded: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const now = fingerprints()
  const changed = [...new Set([...Object.keys(now), ...Object.keys(Object(recorded))])].filter(
    (name) => now[name] !== Object(recorded)[name],
  )
  expect(changed, `The schema of ${changed.join(', ')} has changed in version ${knownVersion}.\n${whatToDo}`).toEqual(
    [],
  )
})

it('every version since the first has been recorded', () => {
  const versions = Array.from({ length: knownVersion }, (_, index) => index + 1)
  expect(versions.filter((version) => !existsSync(fileOf(version)))).toEqual([])
})
