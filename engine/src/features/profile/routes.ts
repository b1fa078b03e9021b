import {
  type Profile,
  profileChangeSchema,
  profilePatchSchema,
  profilePaths,
  profileSchema,
} from '@greenroom/shared/wire'
import type { FastifyRequest } from 'fastify'
import { onlyAccounts } from '../../platform/guards.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import type { OwnWords, Profiles } from './profiles.ts'

export type ProfileRoutesOptions = {
  profiles: Profiles
  /** Whether this installation has a language model. */
  languageModelInUse: boolean
  /** The caller; throws the 401 problem if they aren't signed in. */
  visitorOf: (request: FastifyRequest) => Promise<{ userId: number }>
}

/** `GET`, `PUT` and `PATCH /api/profile`: the caller's profile, used in their interviews. */
export function profileRoutes(
  app: HttpApp,
  { profiles, languageModelInUse: inUse, visitorOf }: ProfileRoutesOptions,
): void {
  const onRequest = onlyAccounts(visitorOf)
  const tags = ['accounts']
  const shown = ({ languageModelAgreedAt: agreedAt, ...rest }: OwnWords): Profile => ({
    ...rest,
    languageModel: { inUse, agreedAt },
  })

  app.get(
    profilePaths.profile,
    { onRequest, schema: { summary: 'My profile', tags, response: { 200: profileSchema } } },
    async (request) => shown(await profiles.of((await visitorOf(request)).userId)),
  )

  app.put(
    profilePaths.profile,
    {
      onRequest,
      schema: {
        summary: 'Change my profile',
        description:
          'Extra time is an accommodation: it lengthens interviews opened from now on, without marking them. Unless the user agrees to a language model, replies come from the scripted interviewer and coach. A change applies from the next reply.',
        tags,
        body: profileChangeSchema,
        response: { 200: profileSchema },
      },
    },
    async (request) => shown(await profiles.change((await visitorOf(request)).userId, request.body)),
  )

  app.patch(
    profilePaths.profile,
    {
      onRequest,
      schema: {
        summary: 'Change part of my profile',
        description: 'Missing fields stay unchanged. 400 INVALID_REQUEST, 401 UNAUTHORIZED.',
        tags,
        body: profilePatchSchema,
        response: { 200: profileSchema },
      },
    },
    async (request) => shown(await profiles.change((await visitorOf(request)).userId, request.body)),
  )
}
