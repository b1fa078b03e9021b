import { plural } from '@greenroom/shared/english'
import type { PathItem } from '@greenroom/shared/wire'

const one = (score: number): string => score.toFixed(1)
const cards = (count: number): string => `${count} ${plural(count, { one: 'card', other: 'cards' })}`

/** What the dashboard and the journey say. */
export const dashboardTexts = {
  resume: {
    title: 'Continue your interview',
    reason: (which: string) => `${which} is still open, and its clock may be running.`,
    action: 'Go back in',
  },
  first: {
    title: 'Take your first interview',
    reason: 'It takes twenty minutes and has one question. Afterwards you’ll know what to practise next.',
    action: 'Choose an interview',
  },
  path: {
    actions: {
      diagnostic: 'Start the diagnostic',
      lesson: 'Start the lesson',
      challenge: 'Start the challenge',
      review: 'Start reviewing',
      mock: 'Choose an interview',
      drill: 'Start the drill',
    } satisfies Record<PathItem['kind'], string>,
    locked: 'See the plans',
  },
  reviews: {
    title: (count: number) => `Review ${cards(count)}`,
    reason: (count: number) =>
      count === 1 ? 'It’s due. Review it before you forget it.' : 'They’re due. Review them before you forget them.',
    action: 'Start reviewing',
  },
  diagnostic: {
    title: 'Find out what you already know',
    reason: 'We don’t have enough evidence yet to say how ready you are. A diagnostic is the fastest way to find out.',
    action: 'Start the diagnostic',
  },
  scored: {
    title: 'Finish an interview',
    reason: 'You don’t have any scorecards yet. You get one at the end of each interview.',
    action: 'Choose an interview',
  },
  lesson: {
    reason: (label: string, { low, high }: { low: number; high: number }, weight: number) =>
      `${label} is your weakest area, at ${one(low)} to ${one(high)} out of 4. It makes up ${Math.round(weight)}% of your interview.`,
    action: 'Start the lesson',
  },
  fix: { title: (dimension: string) => `Work on ${dimension}`, action: 'See your scorecard' },
  steady: {
    title: 'Take a harder interview',
    reason: 'Every score on your last scorecard was 3 or higher. Try a tougher company or a higher difficulty.',
    action: 'Choose an interview',
  },
  challenge: {
    title: 'Solve one challenge',
    reason: 'There’s no clock, and you can stop any time.',
    action: 'Choose a challenge',
  },
  papers: {
    open: {
      title: (number: number) => `Continue mock paper ${number}`,
      reason: 'You haven’t handed it in yet, and its clock may be running.',
      action: 'Go back in',
    },
    first: {
      title: 'Take your first mock paper',
      reason: 'Afterwards you’ll know which areas to practise. You can take its two parts on different days.',
      action: 'See the paper',
    },
    drill: {
      title: (count: number) => `Go over ${count} ${plural(count, { one: 'mistake', other: 'mistakes' })}`,
      reason: (count: number) =>
        `You got ${plural(count, { one: 'this question', other: 'these questions' })} wrong in your papers.`,
      action: 'Start the drill',
    },
    lesson: {
      reason: (label: string) => `${label} is your weakest area so far.`,
      action: 'Start the lesson',
    },
    next: {
      title: 'Take another mock paper',
      reason: 'You’ve corrected all your mistakes. A new paper will show whether you’ve learned from them.',
      action: 'See the paper',
    },
    sat: {
      title: (number: number, part: number) => `Paper ${number}, part ${part}`,
      marks: (right: number, total: number) => `${right} of ${total} right`,
      noMarks: 'You’ll get your marks once you’ve finished the paper',
    },
    before: {
      paper: 'One full mock paper',
      taken: (count: number) => `${count} taken`,
      noPaper: 'No paper yet',
      mistakes: 'Every mistake corrected',
      left: (count: number) => `${count} left`,
      areas: 'Enough answers in every area',
      unknown: (label: string) => `Not enough answers on ${label.toLowerCase()} yet`,
      done: 'Done',
    },
  },
  forecast: {
    noEvidence: 'We need more evidence for a forecast. Interviews and a diagnostic tell us the most.',
    noPath: 'Make a path to get a forecast. Without a path, we don’t know what you plan to do.',
    tooSoon: 'You’ll get a forecast after a week with at least three hours of practice.',
    noDate: 'Add your interview date to get a forecast.',
    exam: {
      noEvidence: 'We need more evidence for a forecast. Papers tell us the most.',
      noDate: 'Add the date of your exam to get a forecast.',
    },
    basis: (perHour: number, hours: number) =>
      `The dashed line assumes your usual pace: ${perHour >= 0 ? '+' : '−'}${Math.abs(perHour).toFixed(2)} points per hour of practice, ` +
      `for the ${hours} ${plural(hours, { one: 'hour', other: 'hours' })} left on your path. The shaded band ranges from no progress to twice that pace.`,
  },
  interview: (decision: string | null) => decision ?? 'No score',
  before: {
    rounds: { title: 'Every round once', allDone: 'Done', missing: (names: string) => `Missing: ${names}` },
    fullDay: {
      title: (rounds: number) => `A day with all ${rounds} rounds`,
      missing: 'One interview with all rounds back to back',
      done: 'Done',
    },
    weakest: {
      title: (label: string) => `${label} at 3 or higher`,
      now: ({ low, high }: { low: number; high: number }) => `Now ${one(low)} to ${one(high)}`,
    },
    evidence: {
      title: 'Enough evidence',
      missing: (label: string) => `Not enough on ${label.toLowerCase()} yet`,
    },
    person: { title: 'A mock with another person', missing: 'Not yet', done: 'Done' },
    interview: { title: 'One full interview', missing: 'Not yet', done: 'Done' },
  },
} as const
