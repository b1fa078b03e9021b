/** UI text for shared code and whiteboards. */
export const sharedTexts = {
  code: {
    tools: 'Shared editor',
    loading: 'Opening the shared editor…',
    offline: 'You’re offline. Keep typing; we’ll merge your changes later.',
    damaged: 'We couldn’t open this code in the shared editor. We’ll keep trying.',
    closed: 'You’re no longer connected to the shared editor.',
    observing: 'You’re watching. You can’t type here.',
    lock: 'Lock editor',
    unlock: 'Unlock editor',
    locked: 'The candidate can’t type right now.',
  },
  board: {
    tools: 'Shared whiteboard',
    loading: 'Opening the shared whiteboard…',
    offline: 'You’re offline. Keep drawing; we’ll merge your changes later.',
    damaged: 'We couldn’t open this drawing on the shared whiteboard. We’ll keep trying.',
    closed: 'You’re no longer connected to the shared whiteboard.',
    observing: 'You’re watching. You can’t draw here.',
    lock: 'Lock board',
    unlock: 'Unlock board',
    locked: 'The candidate can’t draw right now.',
  },
  /** For browsers that store nothing beyond the page, as in some private windows. */
  offlineInThisPage: 'You’re offline. Keep this page open; we’ll merge your changes later.',
  lockedForMe: 'Locked by the interviewer.',
  follow: (name: string) => `Follow ${name}`,
  following: (name: string) => `Following ${name}`,
} as const
