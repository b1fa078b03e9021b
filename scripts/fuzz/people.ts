import { randomUUID } from 'node:crypto'
import type { SubscriptionTier } from '@greenroom/shared/vocabulary'
import { z } from 'zod'
import { openSubscriptionRecords } from '../../engine/src/subscriptions/records.ts'
import { openStoreOfSpecs } from '../../engine/src/testing/storeOfSpecs.ts'
import { post, signUp } from '../system/candidate.ts'
import type { FuzzedProduct } from './product.ts'

/** Somebody with an account, signed in. */
export type FuzzedPerson = { cookie: string; userId: number }

/** Signs somebody up with a subscription. */
export async function personWith(
  { engine, dataDir }: FuzzedProduct,
  subscriptionTier: SubscriptionTier,
): Promise<FuzzedPerson> {
  const { cookie, userId, email } = await signUp(engine)
  const store = await openStoreOfSpecs(dataDir)
  await openSubscriptionRecords(store).insert({
    id: `fuzz-${userId}`,
    userId,
    email,
    displayName: 'Ada',
    subscriptionTier,
    subscriptionExpiry: null,
    renewalId: null,
    ...{ plan: null, renews: false, paid: null, change: null },
  })
  await store.close()
  return { cookie, userId }
}

/** Signs up and pays nothing. */
export async function candidate({ engine }: FuzzedProduct): Promise<FuzzedPerson> {
  const { cookie, userId } = await signUp(engine)
  return { cookie, userId }
}

/** Interviews by a person, and by the AI: some of them started, one of them ended, all with an invitation. */
export async function openSessions({ engine }: FuzzedProduct, { cookie }: FuzzedPerson): Promise<string[]> {
  const open = async (mode: 'ai' | 'human', commands: readonly string[]) => {
    const body = { mode, contentDomain: 'tech_interview_prep', programmingLanguage: 'python', settings: {} }
    const created = await post(`${engine}/api/sessions`, body, { cookie })
    const { sessionId } = z.object({ sessionId: z.string() }).parse(await created.json())
    for (const type of commands)
      await post(`${engine}/api/sessions/${sessionId}/commands`, { type, commandId: randomUUID() }, { cookie })
    return sessionId
  }
  return [
    await open('ai', []),
    await open('ai', ['StartInterview']),
    await open('ai', ['StartInterview']),
    await open('ai', ['StartInterview', 'EndInterview']),
    await open('human', []),
    await open('human', []),
  ]
}
