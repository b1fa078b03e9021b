import { type Confirmation, type OidcStart, oidcPaths } from '@greenroom/shared/wire'
import { useQuery } from '@tanstack/react-query'
import { get, post, remove } from './api.ts'

const shapes = () => import('./identityProviderSchemas.ts')

/** The identity provider's name; null if there is none, undefined while it is unknown. */
export function useIdentityProvider(): string | null | undefined {
  const { data } = useQuery({
    queryKey: ['identity provider'],
    queryFn: ({ signal }) => get(oidcPaths.provider, async () => (await shapes()).identityProviderSchema, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data?.name
}

/**
 * Sends the browser to the provider. Only resolves if the user comes back here with the browser's Back button. @throws
 * ApiProblem
 */
async function leave(path: string, body: OidcStart | Confirmation): Promise<void> {
  const { url } = await post(path, body, async () => (await shapes()).oidcAwaySchema)
  location.assign(url)
  await new Promise<void>((resolve) => addEventListener('pageshow', () => resolve(), { once: true }))
}

/** Signs in with the provider. @throws ApiProblem */
export const signInWithProvider = (start: OidcStart): Promise<void> => leave(oidcPaths.signIn, start)

/**
 * Like `signInWithProvider`, for a user who has agreed to create an account.
 * @throws ApiProblem
 */
export const signUpWithProvider = (start: OidcStart): Promise<void> => leave(oidcPaths.signUp, start)

/** Connects the account to the provider. @throws ApiProblem */
export const connectProvider = (by: Confirmation): Promise<void> => leave(oidcPaths.connection, by)

/**
 * Disconnects the identity provider from this account.
 * @throws ApiProblem
 */
export const disconnectProvider = (): Promise<void> => remove(oidcPaths.connection)
