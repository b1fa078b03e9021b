import { expect, it } from 'vitest'
import { commandsIn } from '../testing/everyCommand.ts'
import { opened } from '../testing/given.ts'
import { needOf } from './needs.ts'

it('is declared by the two commands that read the log, and by no other', () => {
  const told = opened()
  const looksBack = Object.values(commandsIn(told)).filter((command) => needOf(command) !== null)
  expect(looksBack.map(({ type }) => type)).toEqual(['SubmitScorecard'])
  expect(needOf({ type: 'UsePowerUp', powerUp: 'shield' })).toBeNull()
  const warp = needOf({ type: 'UsePowerUp', powerUp: 'time_warp', snapshotSeq: 1 })
  expect(warp?.(told.commits, 'user:1')).toEqual({ snapshot: null })
})
