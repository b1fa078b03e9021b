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
      'A line from today to the date of your interview will show your progress and the next step.',
      'It will move when your date moves.',
    ],
    meanwhile: 'A first interview shows how ready you are.',
    action: chooseInterview,
  },
  '/app/learning': {
    does: ['Your lessons will be here, from where you stopped.', 'Today’s reviews will come first.'],
    meanwhile: 'An interview tests the same knowledge, out loud.',
    action: chooseInterview,
  },
  '/app/crashCourse': {
    does: [
      'This page will make a plan of 3, 7 or 14 days for an interview that’s coming up soon.',
      'Each day will have what matters most for your company, and what to skip.',
    ],
    meanwhile: 'With little time left, one rehearsal a day is the best use of it.',
    action: chooseInterview,
  },
  '/app/diagnostics': {
    does: [
      'Twelve questions, a short coding task and a two-minute explanation will show what to practise first.',
      'The result will be a map of skills with ranges, and it will say where there is not enough evidence.',
    ],
    meanwhile: 'The scorecard of one interview already names the one thing to fix first.',
    action: chooseInterview,
  },
  '/app/learningPathGenerator': {
    does: [
      'This page will make a plan from your role, company, date and weekly hours.',
      'It will give the reason for each item and name what does not fit.',
    ],
    meanwhile: 'Begin with one interview: its scorecard is the best start of a plan.',
    action: chooseInterview,
  },
  '/app/learningPath': {
    does: [
      'Your plan will be here, week by week, with today open.',
      'A day you miss will move. It won’t count against you.',
    ],
    meanwhile: 'Begin with one interview: its scorecard is the best start of a plan.',
    action: chooseInterview,
  },
  '/creator': {
    does: [
      'Pages, posts and courses will be written and previewed here.',
      'Nothing will be public until you publish it.',
    ],
    meanwhile: 'See what candidates see.',
    action: chooseInterview,
  },
}
