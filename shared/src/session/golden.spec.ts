import { describe, expect, it } from 'vitest'
import { goldenLogs } from '../testing/recordings.ts'
import { commitSchema } from './commit.ts'
import { sessionEventSchema } from './events.ts'
import { replay } from './evolve.ts'

const logs = goldenLogs()

/** The rule: every field of the recorded state is there with its value; the state may have grown fields since. */
describe('logs that were recorded in earlier versions', () => {
  it.each(logs)('$name folds to the state it folded to then', ({ commits, state }) => {
    expect(replay(commits.map((commit) => commitSchema.parse(commit)))).toMatchObject(Object(state))
  })

  it('hold every event that there was', () => {
    const recorded = logs.flatMap(({ commits }) => commits.flatMap((commit) => commitSchema.parse(commit).events))
    const known = sessionEventSchema.options.map(({ shape }) => shape.type.value)
    expect(known.filter((type) => !recorded.some((event) => event.type === type))).toEqual([])
  })
})
