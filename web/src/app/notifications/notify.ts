import { create } from 'zustand'

/** A notification: what happened, what is safe, what to do. */
export type Notification = {
  /** The same thing said again takes the place of the first. */
  id: string
  kind: 'info' | 'done' | 'warn' | 'bad'
  title: string
  body?: string
  /** One way on: to a page, or something done here. It closes the notification. */
  action?: { label: string; to: string } | { label: string; onClick: () => void }
}

/** Notices still to be shown. The part that shows them is fetched with the first. */
export const useWaiting = create<{ waiting: readonly Notification[] }>(() => ({ waiting: [] }))

/** Says it, from anywhere in the app. It can be dismissed; without an action, and where nothing went wrong, it leaves by itself. */
export function notify(notification: Notification): void {
  useWaiting.setState(({ waiting }) => ({
    waiting: [...waiting.filter(({ id }) => id !== notification.id), notification],
  }))
}
