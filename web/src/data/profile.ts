import type { ExtraTimePercent } from '@greenroom/shared/vocabulary'
import { type Goal, type Profile, type ProfileChange, profilePaths, profileSchema } from '@greenroom/shared/wire'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { get, put } from './api.ts'

export const profileKey = ['profile'] as const

/** The signed-in user's profile. Refetched on returning to the page, in case another browser changed it. */
export const useProfile = (enabled = true) =>
  useQuery({
    queryKey: profileKey,
    queryFn: ({ signal }) => get(profilePaths.profile, profileSchema, { signal }),
    refetchOnWindowFocus: true,
    enabled,
  })

function useProfileChange(): (change: ProfileChange) => Promise<void> {
  const client = useQueryClient()
  return async (change) => {
    const changed = await put(profilePaths.profile, change, profileSchema)
    client.setQueryData(profileKey, changed)
  }
}

/** Records consent to a language model, or withdraws it. @throws ApiProblem if it wasn't stored */
export function useLanguageModelChange(): (profile: Profile, languageModel: boolean) => Promise<void> {
  const change = useProfileChange()
  return ({ extraTimePercent }, languageModel) => change({ extraTimePercent, languageModel })
}

/**
 * Sets the amount of extra time, or none.
 * @throws ApiProblem if not stored
 */
export function useExtraTimeChange(): (extraTimePercent: ExtraTimePercent) => Promise<void> {
  const change = useProfileChange()
  return (extraTimePercent) => change({ extraTimePercent })
}

const noGoal: Goal = {
  company: null,
  date: null,
  stage: null,
  level: null,
  role: null,
  language: null,
  hoursPerWeek: null,
}

/**
 * Sets the given parts of the goal; the others stay as they are.
 * @throws ApiProblem if not stored
 */
export function useGoalChange(): (goal: Partial<Goal>) => Promise<void> {
  const change = useProfileChange()
  const { data } = useProfile()
  return (goal) =>
    change({ extraTimePercent: data?.extraTimePercent ?? 0, goal: { ...noGoal, ...data?.goal, ...goal } })
}
