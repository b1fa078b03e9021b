import { inject } from 'vitest'
import type { z } from 'zod'
import type { Upstream } from '../upstream.ts'
import { type connectionSchema, productSchema } from './offer.ts'

/**
 * The whole product with two engines, shared by spec files that run at the same time. Each file creates its own people.
 */
export type SharedProduct = z.infer<typeof productSchema> & {
  /** Makes this AI backend answer this person from now on. */
  answersBy(upstream: Upstream, person: { userId: number }): Promise<void>
}

/** Returns the installation that specs share. The first call starts it and waits. */
export async function sharedProduct(): Promise<SharedProduct> {
  const desk = inject('productDesk')
  const ask = async (init: RequestInit = {}): Promise<unknown> => {
    const answer = await fetch(desk, init)
    if (!answer.ok) throw new Error(`the product isn't running: ${await answer.text()}`)
    return answer.json()
  }
  return {
    ...productSchema.parse(await ask()),
    async answersBy({ url }, { userId }) {
      await ask({ method: 'POST', body: JSON.stringify({ userId, url } satisfies z.infer<typeof connectionSchema>) })
    },
  }
}
