import { hoursAndMinutes } from '../../ui/time.ts'

export const journeyTexts = {
  title: 'Your journey',
  over: 'Your interview date has passed',
  left: 'left',
  change: 'Change',
  ask: {
    title: 'When is your interview?',
    body: 'Set a date to see how you can get ready by then. An estimate is fine.',
    date: 'Date',
    set: 'Set the date',
    past: 'Choose a day in the future.',
    notSaved: 'We couldn’t save the date.',
  },
  path: {
    title: 'No path yet',
    body: 'With a path, you get a plan for each week until your interview, based on what you’ve done so far.',
    exam: 'With a path, you get a weekly plan of lessons, papers and reviews.',
    make: 'Make a path',
  },
  readiness: 'Readiness',
  chart: 'Overall readiness over time, from 1 to 4',
  noPoints: 'You’ll see your readiness here after an interview or two.',
  noPapers: 'You’ll see your readiness here after a paper or two.',
  papers: 'Papers',
  good: '3, good',
  lanes: { lessons: 'Lessons', challenges: 'Challenges', interviews: 'Interviews' },
  states: { done: 'done', planned: 'planned', missed: 'missed' },
  marks: (done: number, planned: number, missed: number) =>
    [
      `${done} done`,
      ...(planned === 0 ? [] : [`${planned} planned`]),
      ...(missed === 0 ? [] : [`${missed} missed`]),
    ].join(', '),
  legend: { done: 'Done', planned: 'Planned', missed: 'Missed' },
  weeks: 'Weeks',
  weekOf: (day: string) => `Week of ${day}`,
  steps: {
    title: 'Time per step',
    from: (interviews: number) =>
      `${interviews === 1 ? 'Your last interview' : `The average of your last ${interviews} interviews`}. The line marks the usual time.`,
  },
  done: {
    title: 'Done',
    since: (day: string) => `since ${day}`,
    none: 'Nothing yet. Your first step is under “Next”.',
    missed: 'Missed. ',
    replan: 'Re-plan',
    moves: ' to move it.',
  },
  next: { title: 'Next', today: (minutes: number) => `${hoursAndMinutes(minutes)} today`, minutes: 'min' },
  before: {
    title: (day: string | null) => (day === null ? 'Before the interview' : `Before ${day}`),
    exam: 'Before the exam',
    count: (done: number, all: number) => `${done} of ${all} done`,
    done: 'Done: ',
    open: 'To do: ',
  },
  failed: 'We couldn’t load your journey.',
  again: 'Try again',
  loading: 'Loading your journey',
} as const
