import { profilePaths, profileSchema } from '@greenroom/shared'
import type { FastifyRequest } from 'fastify'
import type { HttpApp } from '../../platform/httpService.ts'
import type { Profiles } from './profiles.ts'

export type ProfileRoutesOptions = {
  profiles: Profiles
  /** Who asks; throws the 401 problem where nobody is signed in. */
  visitorOf: (request: FastifyRequest) => Promise<{ userId: number }>
}

/** `GET` and `PUT /api/profile`: one's own profile, read when a session is opened. */
export function profileRoutes(app: HttpApp, { profiles, visitorOf }: ProfileRoutesOptions): void {
  /** Before anything of the request is read, so that who is not signed in learns nothing else. */
  const onRequest = async (request: FastifyRequest): Promise<void> => {
    await visitorOf(request)
  }
  const tags = ['accounts']

  app.get(
    profilePaths.profile,
    { onRequest, schema: { summary: 'My profile', tags, response: { 200: profileSchema } } },
    async (request) => profiles.of((await visitorOf(request)).userId),
  )

  app.put(
    profilePaths.profile,
    {
      onRequest,
      schema: {
        summary: 'Change my profile',
        description:
          'Extra time is an accommodation: it lengthens the interviews opened from now on, and marks none of them.',
        tags,
        body: profileSchema,
        response: { 200: profileSchema },
      },
    },
    async (request) => {
      const { userId } = await visitorOf(request)
      await profiles.save(userId, request.body)
      return request.body
    },
  )
}
