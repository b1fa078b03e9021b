import { openSubscriptionRecords } from '../subscriptions/records.ts'
import type { Person, TestEngine } from './runningEngine.ts'
import { openStoreOfSpecs } from './storeOfSpecs.ts'

/** Signs up a user who is an ADMIN from their first request. */
export async function signUpAdmin(engine: TestEngine, name = 'Grace'): Promise<Person> {
  const person = await engine.signUp(name)
  const store = await openStoreOfSpecs(engine.dataDir)
  await openSubscriptionRecords(store).insert({
    id: `admin-${person.userId}`,
    userId: person.userId,
    email: person.email,
    displayName: name,
    subscriptionTier: 'ADMIN',
    subscriptionExpiry: null,
    renewalId: null,
    ...{ plan: null, renews: false, paid: null, change: null },
  })
  await store.close()
  return person
}
