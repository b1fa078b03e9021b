import { type PasskeyList, passkeyListSchema, passkeyPaths, passkeySchema, urlOf } from '@greenroom/shared/wire'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiProblem, get, put, remove, sentenceOf } from '../../../data/api.ts'
import { isDeclined, isKnownHere } from '../../../data/passkeys.ts'
import { refusedConfirmation } from '../factors/confirmation.ts'
import { passkeyTexts } from './texts.ts'

const key = ['passkeys'] as const

export const usePasskeys = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }): Promise<PasskeyList> => get(passkeyPaths.passkeys, passkeyListSchema, { signal }),
  })

export function usePasskeysChanged(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: key })
}

export async function renamePasskey(passkeyId: string, name: string): Promise<void> {
  await put(urlOf(passkeyPaths.passkey, { passkeyId }), { name }, passkeySchema)
}

export const removePasskey = (passkeyId: string): Promise<void> => remove(urlOf(passkeyPaths.passkey, { passkeyId }))

const refusals: Record<string, string> = passkeyTexts.refusals

/** Error message; null if nothing failed. */
export function failureOf(error: unknown): string | null {
  if (error === null) return null
  if (isKnownHere(error)) return passkeyTexts.knownHere
  if (isDeclined(error)) return passkeyTexts.declined
  const refused = error instanceof ApiProblem ? refusals[error.code] : undefined
  return refused ?? refusedConfirmation(error) ?? sentenceOf(error)
}
