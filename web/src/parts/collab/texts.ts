/** UI text for shared code and whiteboards. */
export const sharedTexts = {
  code: {
    tools: 'Shared editor',
    loading: 'Opening the shared editor…',
    offline: 'Offline. Keep typing; we’ll merge it later.',
    damaged: 'The shared editor can’t open this code. We keep trying.',
    closed: 'You’re no longer connected to this code.',
    observing: 'You’re watching. You can’t type here.',
    lock: 'Lock editor',
    unlock: 'Unlock editor',
    locked: 'The candidate can’t type.',
  },
  board: {
    tools: 'Shared whiteboard',
    loading: 'Opening the shared whiteboard…',
    offline: 'Offline. Keep drawing; we’ll merge it later.',
    damaged: 'The shared whiteboard can’t open this drawing. We keep trying.',
    closed: 'You’re no longer connected to this board.',
    observing: 'You’re watching. You can’t draw here.',
    lock: 'Lock board',
    unlock: 'Unlock board',
    locked: 'The candidate can’t draw.',
  },
  /** For browsers that store nothing beyond the page, as in some private windows. */
  offlineInThisPage: 'Offline. Keep this page open; we’ll merge it later.',
  lockedForMe: 'Locked by the interviewer.',
  follow: (name: string) => `Follow ${name}`,
  following: (name: string) => `Following ${name}`,
} as const
