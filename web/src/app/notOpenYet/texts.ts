/** A page that isn't open yet: two sentences on what it will do, and the best thing to do until then. */
export type NotOpenYet = {
  does: readonly [string, string]
  meanwhile: string
  action: { label: string; to: string }
}

const chooseInterview = { label: 'Choose an interview', to: '/app/interviewSelection' }

export const notOpenYetTexts = {
  state: 'Not open yet',
  meanwhile: 'Until then',
} as const

/** Keyed by path. Remove a page's entry when the page opens. */
export const pagesNotOpenYet: Readonly<Record<string, NotOpenYet>> = {
  '/journey': {
    does: [
      'A timeline from today to your interview will show your progress and your next step.',
      'If your date changes, the timeline will adjust.',
    ],
    meanwhile: 'Your first interview shows how ready you are.',
    action: chooseInterview,
  },
  '/app/diagnostics': {
    does: [
      'Twelve questions, a short coding task and a two-minute explanation will show what to practise first.',
      'You’ll get a map of your skills, and see where we don’t have enough evidence.',
    ],
    meanwhile: 'Even one interview’s scorecard names the one thing to fix first.',
    action: chooseInterview,
  },
}
