import type { SubscriptionTier } from '@greenroom/shared/vocabulary'
import { openSubscriptionRecords } from '../subscriptions/records.ts'
import type { Person, TestEngine } from './runningEngine.ts'
import { openStoreOfSpecs } from './storeOfSpecs.ts'

/** Signs up a user who has this tier from their first request. */
export async function signUpAs(engine: TestEngine, subscriptionTier: SubscriptionTier, name: string): Promise<Person> {
  const person = await engine.signUp(name)
  const store = await openStoreOfSpecs(engine.dataDir)
  await openSubscriptionRecords(store).insert({
    id: `of-specs-${person.userId}`,
    ...{ userId: person.userId, email: person.email, displayName: name, subscriptionTier, subscriptionExpiry: null },
    ...{ renewalId: null, plan: null, renews: false, paid: null, change: null },
  })
  await store.close()
  return person
}
