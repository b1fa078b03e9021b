import { type MailNotices, type Profile, type ProfilePatch, profilePaths, profileSchema } from '@greenroom/shared/wire'
import { useIsMutating, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiProblem, patch } from './api.ts'
import { profileKey } from './profile.ts'

const saveKey = ['profile save'] as const
/** Channel on which one browser's tabs share changes to the profile. */
const tabs = 'greenroom-profile'
const longestWaitMs = 30_000

/** Retry changes until they reach the server; a refusal is final. */
const isWorthATry = (error: unknown): boolean =>
  !(error instanceof ApiProblem) || error.status === 0 || error.status === 503

/** Saves part of the profile: shows it immediately, waits while the connection is lost, and rolls back if refused. */
export function useProfileSave(): (change: ProfilePatch) => void {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationKey: saveKey,
    // One at a time, so that the latest choice wins.
    scope: { id: 'profile' },
    mutationFn: (change: ProfilePatch) => patch(profilePaths.profile, change, profileSchema),
    retry: (_failures, error) => isWorthATry(error),
    retryDelay: (failures) => Math.min(longestWaitMs, 1_000 * 2 ** failures),
    async onMutate(change) {
      await client.cancelQueries({ queryKey: profileKey })
      client.setQueryData<Profile>(profileKey, (before) => before && changedBy(before, change))
    },
    onSuccess(saved) {
      // Don't let this answer overwrite later choices that are still waiting.
      if (client.isMutating({ mutationKey: saveKey }) === 1) client.setQueryData(profileKey, saved)
      const channel = new BroadcastChannel(tabs)
      channel.postMessage(null)
      channel.close()
    },
    onError: () => client.invalidateQueries({ queryKey: profileKey }),
  })
  return mutate
}

function changedBy(before: Profile, { languageModel, mailNotices, ...change }: ProfilePatch): Profile {
  const { agreedAt } = before.languageModel
  const agreed = languageModel ? (agreedAt ?? new Date().toISOString()) : null
  return {
    ...before,
    ...(change.extraTimePercent !== undefined && { extraTimePercent: change.extraTimePercent }),
    ...(change.goal !== undefined && { goal: change.goal }),
    ...(change.editor !== undefined && { editor: change.editor }),
    languageModel: { ...before.languageModel, agreedAt: languageModel === undefined ? agreedAt : agreed },
    mailNotices: { ...before.mailNotices, ...chosenOf(mailNotices) },
  }
}

/** The email switches that a change sets. */
const chosenOf = (mailNotices: ProfilePatch['mailNotices'] = {}): Partial<MailNotices> =>
  Object.fromEntries(Object.entries(mailNotices).filter(([, isOn]) => isOn !== undefined))

/** Save status: `waiting` until the server can be reached, `refused` with the latest reason. */
export type Saving = { status: 'saved' | 'saving' | 'waiting' } | { status: 'refused'; error: unknown }

export function useSaving(): Saving {
  const saves = useMutationState({ filters: { mutationKey: saveKey }, select: ({ state }) => state })
  const open = saves.filter(({ status }) => status === 'pending')
  if (open.length > 0)
    return { status: open.some(({ isPaused, failureCount }) => isPaused || failureCount > 0) ? 'waiting' : 'saving' }
  const latest = saves.toSorted((a, b) => a.submittedAt - b.submittedAt).at(-1)
  return latest?.status === 'error' ? { status: 'refused', error: latest.error } : { status: 'saved' }
}

/** Refetches the profile when another tab of this browser has changed it. */
export function useProfileOfOtherTabs(): void {
  const client = useQueryClient()
  useEffect(() => {
    const channel = new BroadcastChannel(tabs)
    channel.onmessage = () => void client.invalidateQueries({ queryKey: profileKey })
    return () => channel.close()
  }, [client])
}

/** Asks for confirmation before the user leaves with choices that the server doesn't have yet. */
export function useAskBeforeLosing(): void {
  const open = useIsMutating({ mutationKey: saveKey })
  useEffect(() => {
    if (open === 0) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [open])
}
