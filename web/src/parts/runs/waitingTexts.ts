/** What is said of a run whose result is not there yet. */
export const waitingTexts = {
  howLong: (since: string, time: string) => `since ${since}, ${time} so far`,
  long: (minutes: number) =>
    `It takes longer than usual. Your code is kept, and the result comes here, also after a reload. After ${minutes} minutes it is given up, and no tokens are used.`,
  offline: 'You are offline. The run goes on without you, and its result is here when you are back.',
  hiddenLong: (since: string) => `Since ${since}, which is longer than usual. Your code is kept.`,
  queuedOffline: 'You are offline. Your code is kept, and this run starts when you are back.',
  sending: 'Your code is on its way.',
} as const
