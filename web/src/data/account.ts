import { accountTexts, isSignedIn } from '@greenroom/shared/rules'
import {
  accountPaths,
  type Credentials,
  type Me,
  type NewUser,
  type SecondFactorCode,
  secondFactorPaths,
  urlOf,
} from '@greenroom/shared/wire'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { ApiProblem, get, getIfSignedIn, post, unread } from './api.ts'
import { forgetAllEdits } from './forgetUnsent.ts'
import { forgetLearning } from './learningKeys.ts'
import { report } from './report.ts'
import { meKey, nobody } from './whoIsKnown.ts'

export type Account =
  | { status: 'loading' }
  | { status: 'signed_in'; me: Me }
  /** Signed in to an account that will be deleted at `deleteAt` (ISO 8601). All the user can do is keep it. */
  | { status: 'leaving'; deleteAt: string }
  | { status: 'signed_out'; user: typeof nobody }
  | { status: 'unreachable'; error: Error; retry: () => void }

const shapes = () => import('./accountSchemas.ts')

const fetchMe = (signal: AbortSignal): Promise<Me | null> =>
  getIfSignedIn(accountPaths.me, async () => (await shapes()).meSchema, { signal })

const meQuery = {
  queryKey: meKey,
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchMe(signal),
  staleTime: Number.POSITIVE_INFINITY,
}

/** Prefetches the signed-in user, because nearly every page needs it. */
export const askWhoIsSignedIn = (client: QueryClient): Promise<void> => client.prefetchQuery(meQuery)

/** The signed-in user; `data` is null if nobody is signed in. */
export const useMe = () => useQuery(meQuery)

/** The states of a user's account that a page has to tell apart (spec §6). */
export function useAccount(): Account {
  const { data: me, error, refetch } = useMe()
  if (me === undefined) {
    return error ? { status: 'unreachable', error, retry: () => void refetch() } : { status: 'loading' }
  }
  if (me?.deleteAt != null) return { status: 'leaving', deleteAt: me.deleteAt }
  return me !== null && isSignedIn(me.id, nobody.id)
    ? { status: 'signed_in', me }
    : { status: 'signed_out', user: nobody }
}

/**
 * Signs in and looks up the user's id (spec §4).
 * @throws ApiProblem if refused, or with the text in spec §8 if the id isn't found
 */
export async function signIn(client: QueryClient, credentials: Credentials): Promise<void> {
  await post(accountPaths.signIn, credentials, unread)
  await enter(client, credentials.email)
}

/**
 * The second step of a sign-in that was refused with SECOND_FACTOR_NEEDED or came from the identity provider.
 * @throws ApiProblem as `signIn` does
 */
export async function signInByCode(client: QueryClient, given: SecondFactorCode): Promise<void> {
  const { email } = await post(secondFactorPaths.signIn, given, async () => (await shapes()).meSchema)
  await enter(client, email)
}

/** Completes a sign-in: looks up the user's id, and refetches everything that depends on the user. */
export async function enter(client: QueryClient, email: string): Promise<void> {
  const { keepUserId, lookUpUserId } = await import('./userIds.ts')
  await lookUpUserId(email, {
    storage: localStorage,
    fetchId: async (email) =>
      (await get(urlOf(accountPaths.users, {}, { email }), async () => (await shapes()).userSchema)).id,
  })
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meKey[0] })
  const me = await client.fetchQuery({ queryKey: meKey, queryFn: ({ signal }) => fetchMe(signal), staleTime: 0 })
  if (me === null) {
    throw new ApiProblem({ status: 401, code: 'USER_LOOKUP_FAILED', detail: accountTexts.userLookupFailed })
  }
  keepUserId(me.email, me.id, localStorage)
}

/**
 * `POST /users`: true once the account exists. Doesn't sign in. A failure returns false and is logged (spec §8),
 * without the user's input.
 * @param onFailure receives the reason
 */
export async function createAccount(
  client: QueryClient,
  account: NewUser,
  onFailure: (error: unknown) => void,
): Promise<boolean> {
  try {
    await post(accountPaths.users, account, unread)
    return true
  } catch (error) {
    report(client, `sign-up failed: ${error instanceof ApiProblem ? error.code : 'UNEXPECTED'}`, 'warning')
    onFailure(error)
    return false
  }
}

/**
 * Signs out on the server, and removes all shared work and the path from this browser.
 * @throws ApiProblem
 */
export async function signOut(): Promise<void> {
  await post(accountPaths.signOut, {}, unread)
  forgetLearning()
  await forgetAllEdits()
}
