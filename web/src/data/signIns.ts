import { type SignIn, signInListSchema, signInPaths, urlOf } from '@greenroom/shared/wire'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { get, post, remove, unread } from './api.ts'
import { forgetAllEdits } from './forgetUnsent.ts'

const signInsKey = ['sign-ins'] as const

/** Browsers signed in to the account, latest first. */
export const useSignIns = () =>
  useQuery({
    queryKey: signInsKey,
    queryFn: async ({ signal }): Promise<SignIn[]> =>
      (await get(signInPaths.signIns, signInListSchema, { signal })).signIns,
  })

/**
 * Ends one sign-in, or all except this one.
 * @throws ApiProblem if that failed
 */
export function useEndSignIns() {
  const client = useQueryClient()
  const readAgain = () => client.invalidateQueries({ queryKey: signInsKey })
  return {
    async end(signInId: string): Promise<void> {
      await remove(urlOf(signInPaths.signIn, { signInId }))
      await readAgain()
    },
    async endOthers(): Promise<void> {
      await post(signInPaths.everywhere, { keepThis: true }, unread)
      await readAgain()
    },
  }
}

/** Signs out every browser, including this one. @throws ApiProblem */
export async function signOutEverywhere(): Promise<void> {
  await post(signInPaths.everywhere, { keepThis: false }, unread)
  await forgetAllEdits()
}
