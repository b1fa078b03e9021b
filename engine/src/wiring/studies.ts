import type { ContentDomain } from '@greenroom/shared/vocabulary'
import type { FastifyRequest } from 'fastify'
import { oncePerRequest } from '../platform/perRequest.ts'
import type { People } from './people.ts'
import type { WhoAsks } from './whoAsks.ts'

export type Studies = ReturnType<typeof createStudies>

/** Finds what somebody studies. */
export function createStudies({ people, whoAsks }: { people: Pick<People, 'profiles'>; whoAsks: WhoAsks }) {
  const of = oncePerRequest(async (userId: number): Promise<ContentDomain> => (await people.profiles.of(userId)).domain)
  return {
    /** The domain that a user studies. */
    of,
    /** The domain that the caller studies; null without an account. */
    async ofCaller(request: FastifyRequest): Promise<ContentDomain | null> {
      const userId = await whoAsks.userIdOf(request)
      return userId === null ? null : of(userId)
    },
  }
}
