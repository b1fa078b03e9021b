import {
  endedSignInsSchema,
  type SignIn,
  signInListSchema,
  signInParamsSchema,
  signInPaths,
  signOutEverywhereSchema,
} from '@greenroom/shared/wire'
import { refuses } from '../../platform/describe.ts'
import { onlyAccounts } from '../../platform/guards.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import { ProblemError } from '../../platform/problems.ts'
import type { Asking } from './asking.ts'
import type { IdentitySignIn } from './identity.ts'
import type { SignIns } from './signIns.ts'

export type SignInRoutesOptions = { signIns: SignIns; asking: Asking }

const iso = (time: number): string => new Date(time).toISOString()

const shownOf = ({ createdAt, lastUsedAt, expiresAt, ...rest }: IdentitySignIn, current: string): SignIn => ({
  ...rest,
  createdAt: iso(createdAt),
  lastUsedAt: iso(lastUsedAt),
  expiresAt: iso(expiresAt),
  current: rest.signInId === current,
})

/** Routes for listing and ending a user's own sign-ins. */
export function signInRoutes(app: HttpApp, { signIns, asking }: SignInRoutesOptions): void {
  const onRequest = onlyAccounts(asking)
  const tags = ['accounts']

  app.get(
    signInPaths.signIns,
    {
      onRequest,
      schema: {
        summary: 'My sign-ins',
        description: 'The signed-in browsers, latest first.',
        tags,
        response: { 200: signInListSchema },
      },
    },
    async (request, reply) => {
      const { id, signInId: current } = (await asking(request)).user
      const found = await signIns.of(id)
      return reply.header('cache-control', 'no-store').send({ signIns: found.map((each) => shownOf(each, current)) })
    },
  )

  app.delete(
    signInPaths.signIn,
    {
      onRequest,
      config: refuses('SIGN_IN_UNKNOWN'),
      schema: {
        summary: 'End one of my sign-ins',
        description: 'Signs out its browser and closes its sockets. 404 SIGN_IN_UNKNOWN.',
        tags,
        params: signInParamsSchema,
        response: { 200: endedSignInsSchema },
      },
    },
    async (request) => {
      const { user } = await asking(request)
      if (!(await signIns.end(user.id, request.params.signInId))) throw new ProblemError('SIGN_IN_UNKNOWN')
      return { ended: 1 }
    },
  )

  app.post(
    signInPaths.everywhere,
    {
      onRequest,
      schema: {
        summary: 'Sign out everywhere',
        description: 'Ends all my sign-ins and closes their sockets; with `keepThis` all others.',
        tags,
        body: signOutEverywhereSchema,
        response: { 200: endedSignInsSchema },
      },
    },
    async (request) => {
      const { id, signInId } = (await asking(request)).user
      return { ended: await signIns.endAll(id, request.body.keepThis ? signInId : undefined) }
    },
  )
}
