import { secondFactorPaths } from '@greenroom/shared/wire'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestEngine, type TestEngine } from '../../testing/runningEngine.ts'

let engine: TestEngine
beforeAll(async () => {
  engine = await startTestEngine()
})
afterAll(() => engine.stop())

const whatToDo = `A collection is new, or has another name. If it can hold something of a person, the part that owns it exports and erases it
(PersonalData in engine/src/platform/personalData.ts) and is listed in engine/src/wiring/ownData.ts; else it goes to impersonalCollections there.`

it('every collection of the database has a feature that exports and deletes its data', async () => {
  const person = await engine.signUp()
  // better-auth opens its tables on first use.
  const body = { password: 'a long and unusual passphrase' }
  expect((await person.call('POST', secondFactorPaths.begin, { body })).status).toBe(200)
  const { open, answeredFor } = engine.collections()
  expect(open).toEqual(expect.arrayContaining(['commits', 'users', 'identitySecondFactors', 'mails', 'ledger']))
  expect(
    open.filter((name) => !answeredFor.includes(name)),
    whatToDo,
  ).toEqual([])
})
