/** UI text for a pending run. */
export const waitingTexts = {
  howLong: (since: string, time: string) => `since ${since}, ${time} so far`,
  long: (minutes: number) =>
    `This is taking longer than usual. Your code is safe. The result will appear here, even if you reload. After ${minutes} minutes we’ll give up, and no tokens will be used.`,
  offline: 'You’re offline, but your code is still running. You’ll see the result when you’re back.',
  hiddenLong: (since: string) => `They’ve been running since ${since}, longer than usual. Your code is safe.`,
  queuedOffline: 'You’re offline. Your code is safe. This run will start when you’re back.',
  sending: 'Your code is on its way.',
} as const
