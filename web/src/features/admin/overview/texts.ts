/** UI text for the overview. */
export const overviewTexts = {
  title: 'Overview',
  range: 'Period',
  ranges: [
    { value: '1', label: 'Today' },
    { value: '7', label: '7 days' },
    { value: '30', label: '30 days' },
  ],
  period: { '1': 'today', '7': '7 days', '30': '30 days' },
  attention: {
    label: 'Needs attention',
    nothing: 'All clear.',
    nothingBody: 'No failed jobs, open reports or contested scores.',
    since: (when: string) => `since ${when}`,
    read: 'Read',
    retryAll: 'Retry all',
    kinds: {
      failedScorecards: {
        title: (count: number) => (count === 1 ? '1 scorecard failed' : `${count} scorecards failed`),
        body: 'Candidates see “No score yet”.',
      },
      failedAnswers: {
        title: (count: number) =>
          count === 1 ? '1 form answer wasn’t delivered' : `${count} form answers weren’t delivered`,
        body: 'Someone filled in a form and may be waiting for a reply.',
      },
      failedJobs: {
        title: (count: number) => (count === 1 ? '1 job failed' : `${count} jobs failed`),
        body: 'Someone may be waiting for a reply or for their code to run.',
      },
      contestedScores: {
        title: (count: number) => (count === 1 ? '1 score contested' : `${count} scores contested`),
        body: 'Candidates are waiting for an answer.',
      },
      reportedPeople: {
        title: (count: number) => (count === 1 ? '1 person reported' : `${count} people reported`),
        body: 'Other users reported them.',
      },
      reportedChallenges: {
        title: (count: number) => (count === 1 ? '1 question reported' : `${count} questions reported`),
        body: 'Candidates say something is wrong or unclear.',
      },
    },
  },
  figures: {
    interviews: 'Interviews',
    people: 'Active users',
    tokens: 'Tokens used',
    income: 'Confirmed revenue',
    ofAll: (all: string) => `of ${all}`,
    payments: (count: string) => (count === '1' ? '1 payment' : `${count} payments`),
    noPayments: 'no payments',
    line: (days: readonly string[]) => `By day, newest first: ${days.join(', ')}`,
  },
  queues: {
    title: 'Jobs in the queues',
    meta: 'now',
    all: 'All jobs',
    waiting: (count: string) => `${count} waiting`,
    failed: (count: string) => `${count} failed`,
    bounced: (count: string) => `${count} bounced`,
    p95: (time: string) => `p95 ${time}`,
    fine: 'none yet',
  },
  plans: { title: 'Plans', meta: 'people', free: 'Free' },
  changes: { title: 'Latest changes', meta: 'by people and webhooks', none: 'No changes yet.', all: 'Audit trail' },
} as const
