import { counted, plural } from '@greenroom/shared/english'
import { hoursAndMinutes } from '../../ui/time.ts'

export const dashboardTexts = {
  today: 'Today',
  title: (what: string, name: string) => (name === '' ? what : `${what}, ${name}`),
  goal: {
    over: 'Your interview date has passed.',
    none: 'No interview date yet.',
    change: 'Change',
    set: 'Set a date',
  },
  next: 'Do this next',
  minutes: 'min',
  shorter: (title: string, minutes: number | null) =>
    `Something shorter: ${title.charAt(0).toLowerCase()}${title.slice(1)}${minutes === null ? '' : `, ${Math.round(minutes)} min`}`,
  readiness: {
    title: 'Readiness',
    for: (company: string | null, level: string | null) => {
      const parts = [company, level].filter((part) => part !== null)
      return parts.length === 0 ? '' : `for ${parts.join(', ')}`
    },
    levels: { JUNIOR: 'junior', SENIOR: 'senior' },
    good: '3',
    areas: 'Readiness by area, from 1 to 4',
    noPapers: 'Take a mock paper or do the drill to get a range for each area.',
    papers: 'Open the papers',
    chart: 'Readiness by scorecard line, from 1 to 4',
    from: (count: number) =>
      `Based on ${counted(count, { one: 'answer, check or score', other: 'answers, checks and scores' })}. Nine times out of ten, your next score will be within the bar.`,
    none: 'Take an interview or a diagnostic to get your first ranges. Challenges and lessons narrow them.',
    unknown: (observations: number) => (observations === 0 ? 'No evidence yet.' : 'Not enough evidence yet.'),
    diagnostic: 'Take the diagnostic',
    narrow: (minutes: number) => `About ${hoursAndMinutes(minutes)} of practice would narrow this range.`,
    journey: 'See your journey',
  },
  reviews: {
    title: 'Due for review',
    count: (count: number, minutes: number) =>
      `${counted(count, { one: 'card', other: 'cards' })}, ${Math.max(1, Math.round(minutes))} min`,
    none: 'Nothing is due.',
    how: 'Anything you get wrong will come back here.',
    start: 'Review now',
    now: 'today',
    since: (day: string) => `since ${day}`,
  },
  lastPaper: {
    title: 'Last paper',
    none: 'No marks yet. You’ll get marks after your first paper.',
    number: (number: number) => `Paper ${number}`,
    part: (part: number) => `Part ${part}`,
    marks: (right: number, total: number) => `${right} of ${total}`,
    open: 'See marks',
  },
  last: {
    title: 'Last scorecard',
    none: 'No scorecards yet. You get one after each interview.',
    open: 'Open the replay',
  },
  recent: {
    title: 'Your interviews',
    all: 'All interviews',
    open: 'still open',
    waiting: 'not started',
    unscored: 'no score',
    untitled: 'No question',
  },
  activity: {
    title: 'Activity',
    planned: (minutes: number | null) =>
      minutes === null ? 'this week' : `of ${hoursAndMinutes(minutes)} planned this week`,
    interviews: (count: number) => plural(count, { one: 'interview', other: 'interviews' }),
    challenges: (count: number) => plural(count, { one: 'challenge solved', other: 'challenges solved' }),
    lessons: (count: number) => plural(count, { one: 'lesson', other: 'lessons' }),
    streak: (count: number) => plural(count, { one: 'day in a row', other: 'days in a row' }),
    xp: 'XP',
    charges: (count: number) => plural(count, { one: 'power-up charge', other: 'power-up charges' }),
    empty: 'Each day you practise shows up here.',
    calendar: (days: number, weeks: number) =>
      `Practice over the last ${weeks} weeks: ${days === 0 ? 'no days yet' : `on ${counted(days, { one: 'day', other: 'days' })}`}`,
  },
  failed: 'We couldn’t load your progress.',
  again: 'Try again',
  loading: 'Loading your progress',
} as const
