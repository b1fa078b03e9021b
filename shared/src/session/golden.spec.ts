import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { goldenLogs } from '../testing/recordings.ts'
import { commitSchema } from './commit.ts'
import { replay } from './evolve.ts'
import { sessionSchema } from './stateSchema.ts'

const logs = goldenLogs()

/**
 * A recorded log must still produce the recorded state. Newer fields may be added, but no recorded field may change.
 */
describe('logs recorded in earlier versions', () => {
  it.each(logs)('$name still folds to the state recorded then', ({ commits, state }) => {
    const folded = replay(commits.map((commit) => commitSchema.parse(commit)))
    expect(folded).toMatchObject(Object(state))
    expect(sessionSchema.parse(folded)).toEqual(folded)
  })

  it('hold every event of version 1', () => {
    const events = logs.flatMap(({ commits }) => commits.flatMap((commit) => commitSchema.parse(commit).events))
    const recorded: unknown = JSON.parse(
      readFileSync(join(import.meta.dirname, 'versions/recorded/version1.json'), 'utf8'),
    )
    const types = Object.keys(Object(recorded)).filter((name) => /^[A-Z]/.test(name))
    expect(types).toHaveLength(39)
    expect(types.filter((type) => !events.some((event) => event.type === type))).toEqual([])
  })
})
