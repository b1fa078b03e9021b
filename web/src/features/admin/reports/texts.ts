/** UI text for reports, feedback and browser errors. */
export const reportTexts = {
  title: 'Reports',
  tabs: 'Report type',
  kinds: [
    { value: 'reports', label: 'Reports' },
    { value: 'feedback', label: 'Feedback' },
    { value: 'messages', label: 'Messages' },
  ],
  filters: { about: 'About', state: 'State', severity: 'Severity' },
  abouts: [
    { value: 'score', label: 'contested scores' },
    { value: 'person', label: 'people' },
    { value: 'challenge', label: 'questions and items' },
  ],
  states: [
    { value: 'false', label: 'open' },
    { value: 'true', label: 'answered' },
  ],
  severities: [
    { value: 'error', label: 'errors' },
    { value: 'warning', label: 'warnings' },
    { value: 'info', label: 'information' },
  ],
  about: {
    score: (dimension: string, round: number | null) =>
      round === null ? `Contested: ${dimension}` : `Contested: ${dimension}, round ${round}`,
    person: 'Report about someone',
    challenge: (challengeId: string, problem: string) => `${challengeId}: ${problem}`,
  },
  nothing: 'Nothing to review',
  nothingBody: 'Reports and contested scores show up here.',
  guest: 'A guest',
  by: 'by',
  session: 'Session',
  reported: 'Reported',
  post: 'a post on the partner board',
  learning: 'not in an interview',
  item: (id: string) =>
    `${id.startsWith('review/') ? 'Review card' : 'Diagnostic item'} ${id.slice(id.indexOf('/') + 1)}`,
  takeDown: 'Take the post down',
  isDown: 'The post has been taken down',
  answer: 'Answer',
  answerHint: 'The person who sent the report will see your answer.',
  guestHint: 'Guests won’t see your answer, but sending it closes the report.',
  send: 'Send and close',
  empty: 'Write an answer first.',
  answered: (when: string) => `Answered ${when}`,
  overtaken: 'Someone else answered first. What you wrote is still here.',

  noFeedback: 'No feedback yet.',
  rating: (rating: number) => `${rating} of 5`,
  recommends: 'would recommend us',
  recommendsNot: 'would not recommend us',
  likedMost: 'Liked most',
  improve: 'Would improve',

  messages: {
    meta: (count: number) => `the latest ${count}, with repeats grouped`,
    none: 'No messages from browsers.',
    columns: { text: 'Text', severity: 'Severity', times: 'Times', latest: 'Latest' },
    whole: 'Show all',
  },
} as const
