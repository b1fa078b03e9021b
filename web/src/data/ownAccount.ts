import { type Confirmation, type OwnAccountChange, ownAccountPaths } from '@greenroom/shared/wire'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { get, patch, post, put, unread } from './api.ts'
import { meKey } from './whoIsKnown.ts'

const shapes = () => import('./ownAccountSchemas.ts')
const accountKey = ['own account'] as const

/** The user's account: name, email, choices. */
export const useOwnAccount = () =>
  useQuery({
    queryKey: accountKey,
    queryFn: ({ signal }) => get(ownAccountPaths.account, async () => (await shapes()).ownAccountSchema, { signal }),
    // A link in an email may have changed the account in another tab.
    refetchOnWindowFocus: 'always',
  })

/** Refetches everything that a change to the account may affect. */
const readAgain = async (client: QueryClient): Promise<void> => {
  await Promise.all([client.invalidateQueries({ queryKey: accountKey }), client.invalidateQueries({ queryKey: meKey })])
}

/** Functions that change the user's own account. Each throws an ApiProblem if refused or not stored. */
export function useAccountChanges() {
  const client = useQueryClient()
  return {
    readAgain: () => readAgain(client),
    async change(change: OwnAccountChange): Promise<void> {
      const changed = await patch(ownAccountPaths.account, change, async () => (await shapes()).ownAccountSchema)
      client.setQueryData(accountKey, changed)
      await client.invalidateQueries({ queryKey: meKey })
    },
    async changeEmail(email: string, by: Confirmation): Promise<void> {
      await put(ownAccountPaths.email, { email, ...by }, unread)
      await readAgain(client)
    },
    /** @param by the current password, if there is one */
    async changePassword({ password: currentPassword, ...codes }: Confirmation, password: string): Promise<void> {
      await put(ownAccountPaths.password, { ...codes, currentPassword, password }, unread)
      await client.invalidateQueries()
    },
    async followLink(token: string) {
      const answer = await post(
        ownAccountPaths.emailLinks,
        { token },
        async () => (await shapes()).emailLinkAnswerSchema,
      )
      await readAgain(client)
      return answer
    },
  }
}

/**
 * Resends the verification link for the user's email.
 * @throws ApiProblem
 */
export const sendVerification = (): Promise<unknown> => post(ownAccountPaths.verification, {}, unread)

/** Requests a password reset email; the answer is the same whether or not the account exists. @throws ApiProblem */
export const askForReset = (email: string): Promise<unknown> => post(ownAccountPaths.passwordReset, { email }, unread)

/** Sets a new password using the token from that email. @throws ApiProblem */
export const chooseNewPassword = (token: string, password: string): Promise<unknown> =>
  post(ownAccountPaths.newPassword, { token, password }, unread)
