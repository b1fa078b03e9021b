import type { Me } from '@greenroom/shared/wire'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNotices } from './notices.ts'
import { walletKey } from './wallet.ts'
import { meKey } from './whoIsKnown.ts'

/** Channel on which one browser's tabs share a change of tier. */
const tabs = 'greenroom-access'
/** Every query whose answer depends on the user's access. */
const dependents = [meKey, walletKey, ['challenges'], ['courses'], ['challenge'], ['workspace']]
/** The browser's clock may be a little ahead of the server's. */
const afterExpiryMs = 1_000
/** The longest timeout browsers support. */
const maxTimerMs = 2 ** 31 - 1

function askAgain(client: QueryClient, also: readonly (readonly string[])[] = []): void {
  for (const queryKey of [...dependents, ...also]) void client.invalidateQueries({ queryKey })
}
const askForAll = (client: QueryClient) => askAgain(client, [['subscription']])

/** Call this after the tier has changed: refetches everything that depends on it, here and in other tabs. */
export function refreshAccess(client: QueryClient): void {
  askAgain(client)
  const channel = new BroadcastChannel(tabs)
  channel.postMessage(null)
  channel.close()
}

/**
 * Updates an open tab's access when it changes: after a payment in another tab, after a token grant or a change of plan
 * (the bell reports both), or when the plan expires.
 */
export function useAccessChanges({ subscriptionExpiry }: Pick<Me, 'subscriptionExpiry'>): void {
  const client = useQueryClient()
  useEffect(() => {
    const channel = new BroadcastChannel(tabs)
    channel.onmessage = () => askForAll(client)
    return () => channel.close()
  }, [client])

  const notices = useNotices().data?.pages[0]?.notices
  const latest = notices?.find(({ kind }) => kind === 'grant' || kind === 'subscription_changed')?.noticeId ?? null
  const isRead = notices !== undefined
  const known = useRef<string | null | undefined>(undefined)
  useEffect(() => {
    if (!isRead) return
    // The page already reflects any notices that are older than it is.
    if (known.current !== undefined && known.current !== latest) askForAll(client)
    known.current = latest
  }, [isRead, latest, client])

  useEffect(() => {
    const left = subscriptionExpiry === null ? 0 : Date.parse(subscriptionExpiry) - Date.now()
    if (left <= 0) return
    const timer = setTimeout(() => askForAll(client), Math.min(left + afterExpiryMs, maxTimerMs))
    return () => clearTimeout(timer)
  }, [subscriptionExpiry, client])
}
