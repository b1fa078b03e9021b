import { randomUUID } from 'node:crypto'
import type { SubscriptionTier } from '@greenroom/shared/vocabulary'
import { accountPaths, adminPaths } from '@greenroom/shared/wire'
import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import { declineLanguageModel } from './candidate.ts'
import { followMail } from './outbox.ts'

/** Greenroom is configured in tests to make the account with this address ADMIN once the address is verified. */
export const adminEmail = 'admin@example.org'
const password = 'a long and unusual passphrase'

/** Signs in as ADMIN, after signing up and verifying the address if that hasn't been done yet. */
export async function haveAdmin(page: Page): Promise<void> {
  const { request } = page
  const created = await request.post(accountPaths.users, {
    data: { userName: 'Ada Lindqvist', email: adminEmail, password },
  })
  const signedIn = await request.post(accountPaths.signIn, { data: { email: adminEmail, password } })
  expect(signedIn.ok(), await signedIn.text()).toBe(true)
  if (created.ok()) {
    await declineLanguageModel(page)
    await followMail(page, adminEmail, 'Confirm your email')
    await expect(page.getByRole('heading', { level: 1, name: 'Email confirmed' })).toBeVisible()
  }
  // Another test may be just about to verify the address.
  const tier = async (): Promise<unknown> => (await (await request.get(accountPaths.me)).json()).subscriptionTier
  await expect.poll(tier).toBe('ADMIN')
}

/** The signed-in user's id. */
export async function userIdOf({ request }: Page): Promise<number> {
  return z.object({ id: z.int() }).parse(await (await request.get(accountPaths.me)).json()).id
}

export type Given = {
  subscriptionTier: 'FREE' | 'PREMIUM' | 'PENDING' | 'CONTENT_CREATOR'
  subscriptionExpiry?: string
}

/** Gives a subscription to someone who has none yet, using only API calls. */
export async function giveTier(
  admin: Page,
  userId: number,
  given: { subscriptionTier: SubscriptionTier },
): Promise<void> {
  const answer = await admin.request.post(adminPaths.subscriptions, {
    data: { commandId: randomUUID(), userId, plan: null, subscriptionExpiry: null, reason: 'For a test', ...given },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}
