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
  '/app/learning': {
    does: ['Your lessons will be here, starting where you left off.', 'Today’s reviews will come first.'],
    meanwhile: 'An interview tests the same knowledge, out loud.',
    action: chooseInterview,
  },
  '/app/crashCourse': {
    does: [
      'This page will make a plan of 3, 7 or 14 days for an interview that’s coming up soon.',
      'The plan will say what matters most for your company each day, and what to skip.',
    ],
    meanwhile: 'With little time left, your best bet is one rehearsal a day.',
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
  '/app/learningPathGenerator': {
    does: [
      'This page will make a plan from your role, company, date and weekly hours.',
      'The plan will say why each item is there, and what didn’t fit.',
    ],
    meanwhile: 'Start with one interview: its scorecard is the best basis for a plan.',
    action: chooseInterview,
  },
  '/app/learningPath': {
    does: [
      'Your plan will be here, week by week, starting with today.',
      'If you miss a day, its tasks move. A missed day won’t count against you.',
    ],
    meanwhile: 'Start with one interview: its scorecard is the best basis for a plan.',
    action: chooseInterview,
  },
}
