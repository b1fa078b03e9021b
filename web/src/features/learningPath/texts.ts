import { counted, plural } from '@greenroom/shared/english'
import type { PathItem } from '@greenroom/shared/wire'

const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']
const inWords = (count: number): string => words[count] ?? String(count)

/** `45 min`, `5 h 40`, `6 h` */
export function durationOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)]
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`
}

export const pathTexts = {
  title: (company: string | null) => (company === null ? 'Your path' : `Your path to ${company}`),
  hours: (hours: number) => `${counted(hours, { one: 'hour', other: 'hours' })} a week`,
  levels: { JUNIOR: 'Junior', SENIOR: 'Senior' },
  loading: 'Loading your path',
  failed: 'We couldn’t load your path.',
  again: 'Try again',
  none: {
    title: 'No path yet',
    body: 'Tell us when your interview is and how much time you have. You’ll get a plan with a reason for each step.',
    make: 'Make a path',
    crash: 'Interview within two weeks? Take a crash course.',
  },
  over: {
    title: 'You’ve reached the end',
    body: 'Everything on your plan is done or in the past. Plan what comes next.',
    action: 'Plan more',
  },
  progress: (done: number, of: number) => `${done} of ${of}`,
  week: (day: string) => `Week of ${day}`,
  today: (day: string) => `Today, ${day}`,
  tomorrow: 'Tomorrow',
  minutes: (minutes: number) => `${minutes} min`,
  nothingToday: 'Nothing planned today.',
  start: 'Start',
  startOf: (title: string) => `Start: ${title}`,
  premium: 'Premium',
  next: 'Do this next',
  kinds: {
    diagnostic: 'Diagnostic',
    lesson: 'Lesson',
    challenge: 'Challenge',
    review: 'Review',
    mock: 'Mock',
    drill: 'Drill',
  } satisfies Record<PathItem['kind'], string>,
  states: { done: 'Done', open: 'Open', missed: 'Missed', next: 'Next', locked: 'Locked' },
  interview: 'Nothing else planned that day',
  keys: 'Press J or K to move, Enter to open.',
  behind: {
    title: (count: number) => `${inWords(count)} ${plural(count, { one: 'step', other: 'steps' })} behind`,
    body: (minutes: number) =>
      `You missed ${durationOf(minutes)} of practice. Re-plan to make room for what matters most. You’ll keep your progress.`,
    onTrack: 'On track',
    newResults: 'New results? Re-plan to use them. You’ll keep your progress.',
    action: 'Re-plan',
    done: 'Your plan now starts today.',
  },
  thisWeek: {
    title: 'This week',
    sum: (done: number, planned: number) => `${durationOf(done)} of ${durationOf(planned)}`,
    done: 'Done',
    planned: 'Planned',
    day: (day: string, done: number, planned: number) => `${day}: ${done} of ${planned} min done`,
  },
  cut: {
    title: 'What didn’t fit',
    body: 'We left these steps out so there’s time for the rest.',
    all: (count: number) => `Show all ${count}`,
    change: 'Change hours or date',
  },
  feed: {
    title: 'In your calendar',
    body: 'A private link for your calendar app. Anyone who has it can read your path.',
    make: 'Get the link',
    label: 'Calendar link',
    copy: 'Copy',
    copied: 'Copied',
    renew: 'Replace link',
    end: 'Remove link',
    renewed: 'The old link no longer works.',
  },
  remove: {
    action: 'Delete path',
    title: 'Delete your path?',
    body: 'This deletes the plan and its calendar link. You’ll keep your progress.',
    keep: 'Keep it',
  },
} as const

export const formTexts = {
  company: 'Company',
  companyHint: 'Not on the list? Type the name, and we’ll use generic rounds.',
  date: 'Date',
  dateAside: 'leave it empty, and we’ll plan for four weeks',
  past: 'Choose a day after today.',
  stage: 'Next round',
  anyStage: 'Not sure',
  level: 'Level',
  role: 'Role',
  anyRole: 'Any role',
  language: 'Language',
  hours: 'Hours a week',
  badHours: (max: number) => `Enter a number from 1 to ${max}.`,
} as const

export const generatorTexts = {
  title: 'Make a learning path',
  lead: 'We plan backwards from your date. You can change anything later.',
  preview: 'Preview',
  planning: 'Planning',
  previewFailed: 'We couldn’t plan your path.',
  fix: 'Fix the fields to see a preview.',
  make: 'Make my path',
  replace: 'Replace my path',
  kept: 'You’ll keep your progress.',
  weekOf: (day: string) => day,
  items: (count: number) => counted(count, { one: 'step', other: 'steps' }),
  diagnostic: 'A diagnostic comes first, so the plan fits you.',
  left: (count: number) => `${counted(count, { one: 'step', other: 'steps' })} didn’t fit.`,
} as const

export const crashTexts = {
  title: 'Crash course',
  lead: 'What matters most each day, and what to skip.',
  days: 'How long',
  dayCount: (days: number) => `${days} days`,
  hours: 'Hours a day',
  weighs: (company: string | null, what: string) =>
    `${company ?? 'Most companies'} look${company === null ? '' : 's'} mainly at ${what}.`,
  byDay: 'Day by day',
  day: (number: number, day: string) => `Day ${number}, ${day}`,
  skip: 'Skip these',
  start: 'Start crash course',
  replace: {
    title: 'Replace your path?',
    body: 'The crash course will replace it. You’ll keep your progress.',
    action: 'Replace it',
    keep: 'Keep my path',
  },
} as const
