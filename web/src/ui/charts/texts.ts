import { hireScore, type Range } from './score.ts'

const one = (score: number): string => score.toFixed(1)

export const chartTexts = {
  noEvidence: 'Not enough evidence',
  hire: '3, hire',
  /** `2.9, probably 2.5 to 3.3` */
  range: ({ score, low, high }: Range) => `${one(score)}, probably ${one(low)} to ${one(high)}`,
  /** Compares the range with the line at 3, whatever that stands for. */
  against: ({ low, high }: Range) => (low >= hireScore ? 'above 3' : high < hireScore ? 'below 3' : 'around 3'),
  columns: {
    what: 'What',
    range: 'Range',
    day: 'Day',
    target: 'Target',
    week: 'Week of',
    minutes: 'Minutes',
    days: 'Days',
  },
  today: (range: Range) => `Today, ${one(range.low)} to ${one(range.high)}`,
  forecast: 'If you follow your path',
  forecastOf: (day: string) => `${day}, forecast`,
  weekdays: ['Mon', '', 'Wed', '', 'Fri', '', ''],
  less: 'Less',
  more: 'More',
  step: (minutes: number, planned: number) =>
    `${minutes < 1 ? '<1' : Math.round(minutes)} of ${Math.round(planned)} min`,
  over: (minutes: number) => `${minutes} over`,
} as const
