import { type Profile, profilePaths, profileSchema } from '@greenroom/shared'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { get, put } from '../../app/api.ts'

const profileKey = ['profile'] as const

/** What one has said of oneself. */
export const useProfile = () =>
  useQuery({ queryKey: profileKey, queryFn: ({ signal }) => get(profilePaths.profile, profileSchema, { signal }) })

/** Agrees to a language model, or takes that back. It throws an ApiProblem where that was not stored. */
export function useLanguageModelChange(): (profile: Profile, languageModel: boolean) => Promise<void> {
  const client = useQueryClient()
  return async ({ extraTimePercent }, languageModel) => {
    const changed = await put(profilePaths.profile, { extraTimePercent, languageModel }, profileSchema)
    client.setQueryData(profileKey, changed)
  }
}
