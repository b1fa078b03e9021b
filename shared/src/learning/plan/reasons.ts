import { goodScore } from '../skillModel.ts'
import type { ConceptNeed, Needs } from './need.ts'

/** Sentences that say why something is in a plan, or why it isn't. At most 20 words each. */

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
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
  if (builtOn !== undefined) return beforeAnother(of, builtOn)
  const often = importance >= oftenFrom ? ', and often asked' : ''
  if (estimate === null) return `${label}: not enough evidence yet${often}.`
  if (estimate.score < safeFrom) return `${label}: ${estimate.score.toFixed(1)} of 4 so far${often}.${aim(estimate)}`
  return `${label}: ${estimate.score.toFixed(1)} of 4. This keeps it fresh.`
}

/** What would be enough, for a score that isn't. */
const aim = ({ score }: { score: number }): string => (score < goodScore ? ` Aim for ${goodScore}.` : '')

/** Why a concept comes before the one that builds on it, and how well the learner knows it. */
function beforeAnother({ label, estimate }: ConceptNeed, { label: later, importance }: ConceptNeed): string {
  const asked = importance >= oftenFrom ? ' That often comes up.' : ''
  const now =
    estimate === null ? 'and nothing shows yet where you stand' : `and you’re at ${estimate.score.toFixed(1)} of 4`
  return `You need ${lower(label)} for ${lower(later)}, ${now}.${asked}${estimate === null ? '' : aim(estimate)}`
}

export const planReasons = {
  diagnostic: 'Shows what to practise first. The plan gets better with it.',
  due: (count: number) => `${capital(inWords(count))} ${count === 1 ? 'card is' : 'cards are'} due.`,
  /** More are due than one review has time for. */
  dueInPart: (count: number, minutes: number) =>
    `${capital(inWords(count))} cards are due. Begin with ${inWords(minutes)} minutes of them.`,
  review: 'Short. Only what’s due that day.',
  firstMock: 'Shows where you stand before it counts.',
  mockAfter: (label: string) => `Shows how far you’ve come with ${lower(label)}.`,
  paper: 'Against the clock, like the real one.',
  mock: 'Out loud and against the clock, like the real one.',
  drill: (count: number | null) =>
    count === null
      ? 'While you still remember why you answered as you did.'
      : `${capital(inWords(count))} ${count === 1 ? 'question is' : 'questions are'} still wrong.`,
  rehearsal: 'The real thing once more, with time left to fix something.',
  cut: {
    seldom: (label: string) => `${label}: seldom asked in these rounds.`,
    planned: (label: string) => `${label}: the plan has some already, and no time for more.`,
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
