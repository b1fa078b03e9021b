import { plural } from '@greenroom/shared/english'
import type { ExperienceLevel, InterviewStage } from '@greenroom/shared/vocabulary'

export const dashboardTexts = {
  title: (name: string) => `Today, ${name}`,
  goal: {
    daysLeft: (days: number) =>
      days === 0
        ? 'Your interview is today'
        : `${days} ${plural(days, { one: 'day', other: 'days' })} to your interview`,
    noDate: 'No interview date yet',
    over: 'Your interview date has passed',
    stages: { telephone: 'telephone', on_site: 'on-site', take_home_assessment: 'take-home' } satisfies Record<
      InterviewStage,
      string
    >,
    levels: { JUNIOR: 'junior', SENIOR: 'senior' } satisfies Record<ExperienceLevel, string>,
    change: 'Change',
    set: 'Set a date',
  },
  next: 'Do this next',
  minutes: 'min',
  goOn: {
    title: 'Continue your interview',
    body: (which: string) => `${which} is still open, and its clock may be running.`,
    action: 'Go back in',
  },
  first: {
    title: 'Take your first interview',
    body: 'It takes twenty minutes and has one question. Afterwards you’ll know what to practise, and the rest will make sense.',
    action: 'Choose an interview',
  },
  firstScored: {
    title: 'Finish an interview',
    body: 'None of your interviews has a scorecard yet. You get one at the end of an interview.',
    action: 'Choose an interview',
  },
  fix: {
    title: (dimension: string) => `Work on ${dimension}`,
    action: 'See those moments',
  },
  steady: {
    title: 'Take a harder interview',
    body: 'Your last scorecard had nothing below three. A tougher company or a higher difficulty will show you more.',
    action: 'Choose an interview',
  },
  shorter: 'Try something shorter: a challenge',
  last: {
    title: 'Last scorecard',
    none: 'No scorecards yet. Your first one will take five minutes to read.',
    open: 'Open the replay',
    failed: 'We couldn’t load your last scorecard.',
  },
  recent: {
    title: 'Your interviews',
    none: 'Nothing here yet.',
    all: 'All interviews',
    open: 'still open',
    waiting: 'not started',
    unscored: 'no score',
    untitled: 'No question',
    failed: 'We couldn’t load your interviews.',
    again: 'Try again',
  },
  activity: {
    title: 'Activity',
    interviews: (count: number) => plural(count, { one: 'interview', other: 'interviews' }),
    days: (count: number) => plural(count, { one: 'day of practice', other: 'days of practice' }),
    weeks: (count: number) => `in the last ${count} weeks`,
    xp: 'XP',
    charges: (count: number) => (count === 1 ? 'power-up charge' : 'power-up charges'),
    calendar: (days: number, weeks: number) =>
      `Interviews and challenges by day over the last ${weeks} weeks: at least one on ${days === 1 ? 'one day' : `${days} days`}.`,
    weekdays: ['Mon', '', 'Wed', '', 'Fri', '', ''],
  },
  loading: 'Loading your progress',
} as const
