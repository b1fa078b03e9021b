import { type ContentDomain, usualDomain } from '@greenroom/shared/vocabulary'
import { profilePaths, profileSchema } from '@greenroom/shared/wire'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useAccount } from './account.ts'
import { patch } from './api.ts'
import { forgetLearning } from './learningKeys.ts'
import { profileKey, useProfile } from './profile.ts'

/** The domain that the user studies; null while it is unknown. Visitors don't have one. */
export function useDomain(): ContentDomain | null {
  const isSignedIn = useAccount().status === 'signed_in'
  const { data, isError, isPaused } = useProfile(isSignedIn)
  if (!isSignedIn) return null
  return data?.domain ?? (isError || isPaused ? usualDomain : null)
}

/** Switches to another domain. @throws ApiProblem if it wasn't stored */
export function useDomainChange(): (domain: ContentDomain) => Promise<void> {
  const client = useQueryClient()
  return async (domain) => {
    client.setQueryData(profileKey, await patch(profilePaths.profile, { domain }, profileSchema))
  }
}

/** Fetches everything again when the domain changes, here or on another device. */
export function useFreshLists(domain: ContentDomain | null): void {
  const client = useQueryClient()
  const shown = useRef(domain)
  useEffect(() => {
    const before = shown.current
    shown.current = domain
    if (before === null || domain === null || before === domain) return
    forgetLearning()
    void client.resetQueries({ predicate: ({ queryKey: [first] }) => !keptOnSwitch.has(first) })
  }, [client, domain])
}

/** Queries about the user, which don't depend on the domain. */
const keptOnSwitch: ReadonlySet<unknown> = new Set(['me', ...profileKey])
