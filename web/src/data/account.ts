import { accountTexts, isSignedIn, signedOutUser } from '@greenroom/shared/rules'
import { accountPaths, type Credentials, type Me, type NewUser, urlOf } from '@greenroom/shared/wire'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { ApiProblem, get, getIfSignedIn, post, unread } from './api.ts'

/** Who one is while signed out (spec §4): the same nobody until the page is loaded again. */
export const nobody = signedOutUser(Math.random())

export type Account =
  | { status: 'loading' }
  | { status: 'signed_in'; me: Me }
  | { status: 'signed_out'; user: typeof nobody }
  | { status: 'unreachable'; error: Error; retry: () => void }

/** The query that knows who is signed in; null in it sends guarded pages to the sign-in. */
export const meKey = ['me'] as const

const shapes = () => import('./accountSchemas.ts')

const fetchMe = (signal: AbortSignal): Promise<Me | null> =>
  getIfSignedIn(accountPaths.me, async () => (await shapes()).meSchema, { signal })

const meQuery = {
  queryKey: meKey,
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchMe(signal),
  staleTime: Number.POSITIVE_INFINITY,
}

/** Asks who is signed in before there is a page that wants to know: nearly every page does. */
export const askWhoIsSignedIn = (client: QueryClient): Promise<void> => client.prefetchQuery(meQuery)

/** Who is signed in: `data` is null where nobody is. */
export const useMe = () => useQuery(meQuery)

/** Who is signed in, as the cases that a page has to tell apart (spec §6). */
export function useAccount(): Account {
  const { data: me, error, refetch } = useMe()
  if (me === undefined) {
    return error ? { status: 'unreachable', error, retry: () => void refetch() } : { status: 'loading' }
  }
  return me !== null && isSignedIn(me.id, nobody.id)
    ? { status: 'signed_in', me }
    : { status: 'signed_out', user: nobody }
}

/**
 * Signs in, and makes sure of the user's id (spec §4).
 * @throws ApiProblem where it is refused, or with the text of spec §8 where the id cannot be found
 */
export async function signIn(client: QueryClient, credentials: Credentials): Promise<void> {
  await post(accountPaths.signIn, credentials, unread)
  const { lookUpUserId } = await import('./userIds.ts')
  await lookUpUserId(credentials.email, {
    storage: localStorage,
    fetchId: async (email) =>
      (await get(urlOf(accountPaths.users, {}, { email }), async () => (await shapes()).userSchema)).id,
  })
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meKey[0] })
  const me = await client.fetchQuery({ queryKey: meKey, queryFn: ({ signal }) => fetchMe(signal), staleTime: 0 })
  if (me === null) {
    throw new ApiProblem({ status: 401, code: 'USER_LOOKUP_FAILED', detail: accountTexts.userLookupFailed })
  }
}

/** `POST /users`: 201 means that the account exists. It does not sign in. */
export async function createAccount(account: NewUser): Promise<void> {
  await post(accountPaths.users, account, unread)
}

/**
 * Signs out on the server.
 * @throws ApiProblem
 */
export async function signOut(): Promise<void> {
  await post(accountPaths.signOut, {}, unread)
}
