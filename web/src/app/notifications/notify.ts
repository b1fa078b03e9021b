import { create } from 'zustand'

/** A notification: what happened, what is safe, what to do. */
export type Notification = {
  /** A notification replaces an earlier one with the same id. */
  id: string
  kind: 'info' | 'done' | 'warn' | 'bad'
  title: string
  body?: string
  /** At most one action: a link, or something done on the spot. Either closes the notification. */
  action?: { label: string; to: string } | { label: string; onClick: () => void }
}

/** Notifications waiting to be shown. The component that shows them is loaded along with the first one. */
export const useWaiting = create<{ waiting: readonly Notification[] }>(() => ({ waiting: [] }))

/**
 * Shows a notification from anywhere in the app. It can be dismissed, and disappears by itself if it has no action and
 * doesn't report a problem.
 */
export function notify(notification: Notification): void {
  useWaiting.setState(({ waiting }) => ({
    waiting: [...waiting.filter(({ id }) => id !== notification.id), notification],
  }))
}
