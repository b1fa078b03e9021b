/** UI text for waiting and failed jobs. */
export const jobTexts = {
  title: 'Jobs',
  board: 'Open the queue board',
  queues: {
    title: 'Queues',
    columns: { name: 'Queue', waiting: 'Waiting', failed: 'Failed, 7 days', time: 'Time, p95', action: 'Action' },
    retryAll: 'Retry all',
    retryAllOf: (queue: string) => `Retry all failed jobs: ${queue}`,
    noTime: 'none yet',
  },
  failed: {
    title: 'Failed jobs',
    filter: 'Queue',
    none: 'No failed jobs',
    noneBody: 'Every job has succeeded so far.',
    columns: { id: 'Job', queue: 'Queue', error: 'Error', attempts: 'Tries', at: 'Failed', action: 'Action' },
    retry: 'Retry',
    retryOf: (id: string) => `Retry job ${id}`,
    session: 'Session',
    unknownError: 'no error saved',
  },
  retried: (retried: number, left: number) =>
    [
      retried === 1 ? '1 job is back in the queue' : `${retried} jobs are back in the queue`,
      ...(left > 0 ? [left === 1 ? '1 had already finished' : `${left} had already finished`] : []),
    ].join(', '),
} as const
