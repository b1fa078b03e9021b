import type { ConceptNeed, Needs } from './need.ts'

/** Sentences that say why something is in a plan, or why it isn't. At most 20 words each. */

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const inWords = (count: number): string => words[count] ?? String(count)
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const lower = (label: string): string =>
  /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label

const oftenFrom = 0.6
const safeFrom = 3.2

/** Why a lesson or challenge on this concept is there. `after`: the lesson on the same concept that comes before it. */
export function reasonFor(
  of: ConceptNeed,
  needs: Needs,
  { interviews, after }: { interviews: number; after: string | null },
): string {
  const { label, estimate, heldBack, before, importance } = of
  if (heldBack > 1) return `${label} held back ${inWords(heldBack)} of your last ${inWords(interviews)} interviews.`
  if (after !== null) return `Puts “${after}” to use.`
  const builtOn = before === null ? undefined : needs.get(before)
  if (builtOn !== undefined) return `${label} first, then ${lower(builtOn.label)}.`
  const often = importance >= oftenFrom ? ', and often asked' : ''
  if (estimate === null) return `${label}: not enough evidence yet${often}.`
  if (estimate.score < safeFrom) return `${label}: ${estimate.score.toFixed(1)} of 4 so far${often}.`
  return `${label}: ${estimate.score.toFixed(1)} of 4. This keeps it fresh.`
}

export const planReasons = {
  diagnostic: 'Shows what to practise first. The plan gets better with it.',
  due: (count: number) => `${capital(inWords(count))} ${count === 1 ? 'card is' : 'cards are'} due.`,
  review: 'Short. Only what’s due that day.',
  firstMock: 'Shows where you stand before it counts.',
  mockAfter: (label: string) => `Shows whether ${lower(label)} has moved.`,
  paper: 'Against the clock, like the real one.',
  mock: 'Out loud and against the clock, like the real one.',
  drill: (count: number | null) =>
    count === null
      ? 'While you still remember why you answered as you did.'
      : `${capital(inWords(count))} ${count === 1 ? 'question is' : 'questions are'} still wrong.`,
  rehearsal: 'The real thing once more, with time left to fix something.',
  cut: {
    seldom: (label: string) => `${label}: seldom asked in these rounds.`,
    strong: (label: string) => `${label}: you’re good at this already.`,
    noTime: (label: string) => `${label}: no time left, and the rest matters more.`,
    tooLong: 'Takes longer than a week of your hours.',
    paid: 'Part of a paid plan.',
    blocked: (label: string) => `Needs ${lower(label)} first, and that didn’t fit.`,
    rare: (company: string | null) =>
      `Rarely comes up ${company === null ? 'in these rounds' : `at ${company}`}. Skip it.`,
    rehearsal: 'No day is long enough for it before the interview.',
  },
} as const

export const planTitles = {
  diagnostic: 'Diagnostic',
  review: 'Reviews',
  dueReviews: (count: number) => `${capital(inWords(count))} ${count === 1 ? 'review' : 'reviews'}`,
  mock: (company: string | null, round: string) => (company === null ? round : `${company}: ${lower(round)}`),
  rehearsal: (company: string | null) => (company === null ? 'Full rehearsal' : `Full rehearsal: ${company}`),
  anyMock: 'Mock interview',
  drill: 'Drill: your mistakes',
} as const
