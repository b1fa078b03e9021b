import { type Profile, profileChangeSchema, profilePaths, profileSchema } from '@greenroom/shared/wire'
import type { FastifyRequest } from 'fastify'
import type { HttpApp } from '../../platform/httpService.ts'
import { onlyFor } from '../../realtime/access.ts'
import type { OwnWords, Profiles } from './profiles.ts'

export type ProfileRoutesOptions = {
  profiles: Profiles
  /** Whether this installation has a language model. */
  languageModelInUse: boolean
  /** Who asks; throws the 401 problem where nobody is signed in. */
  visitorOf: (request: FastifyRequest) => Promise<{ userId: number }>
}

/** `GET` and `PUT /api/profile`: one's own profile, heeded by one's interviews. */
export function profileRoutes(
  app: HttpApp,
  { profiles, languageModelInUse: inUse, visitorOf }: ProfileRoutesOptions,
): void {
  const onRequest = onlyFor(visitorOf)
  const tags = ['accounts']
  const shown = ({ extraTimePercent, languageModelAgreedAt: agreedAt }: OwnWords): Profile => ({
    extraTimePercent,
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
          'Extra time is an accommodation: it lengthens the interviews opened from now on, and marks none of them. Without an agreement to a language model the scripted interviewer and coach speak; it is heeded from the next answer on.',
        tags,
        body: profileChangeSchema,
        response: { 200: profileSchema },
      },
    },
    async (request) => shown(await profiles.change((await visitorOf(request)).userId, request.body)),
  )
}
