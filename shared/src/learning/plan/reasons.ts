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
  if (after !== null) return `Practise what you learned in “${after}”.`
  const builtOn = before === null ? undefined : needs.get(before)
  if (builtOn !== undefined) return beforeAnother(of, builtOn)
  const often = importance >= oftenFrom ? ', and often asked' : ''
  if (estimate === null) return `${label}: not enough evidence yet${often}.`
  if (estimate.score < safeFrom) return `${label}: ${estimate.score.toFixed(1)} out of 4 so far${often}.${aim(estimate)}`
  return `${label}: ${estimate.score.toFixed(1)} out of 4. This keeps it fresh.`
}

/** What would be enough, for a score that isn't. */
const aim = ({ score }: { score: number }): string => (score < goodScore ? ` Aim for ${goodScore}.` : '')

/** Why a concept comes before the one that builds on it, and how well the learner knows it. */
function beforeAnother({ label, estimate }: ConceptNeed, { label: later, importance }: ConceptNeed): string {
  const asked = importance >= oftenFrom ? ' That often comes up.' : ''
  const now =
    estimate === null ? 'and we don’t know your level yet' : `and you’re at ${estimate.score.toFixed(1)} out of 4`
  return `You need ${lower(label)} for ${lower(later)}, ${now}.${asked}${estimate === null ? '' : aim(estimate)}`
}

export const planReasons = {
  diagnostic: 'Shows what to practise first, so we can make a better plan.',
  due: (count: number) => `${capital(inWords(count))} ${count === 1 ? 'card is' : 'cards are'} due.`,
  /** More are due than one review has time for. */
  dueInPart: (count: number, minutes: number) =>
    `${capital(inWords(count))} cards are due. Start with ${inWords(minutes)} minutes.`,
  review: 'A short review of the cards due that day.',
  firstMock: 'Find out how ready you are before it counts.',
  mockAfter: (label: string) => `See how much better you are at ${lower(label)} now.`,
  paper: 'Against the clock, like the real one.',
  mock: 'Out loud and against the clock, like the real one.',
  drill: (count: number | null) =>
    count === null
      ? 'Go over your mistakes while they’re still fresh.'
      : `${capital(inWords(count))} ${count === 1 ? 'question is' : 'questions are'} still wrong.`,
  rehearsal: 'One more full run, with time left to fix things.',
  cut: {
    seldom: (label: string) => `${label}: rarely asked in these rounds.`,
    planned: (label: string) => `${label}: already in your plan, and there’s no time for more.`,
    strong: (label: string) => `${label}: you’re good at this already.`,
    noTime: (label: string) => `${label}: there’s no time left, and the rest matters more.`,
    tooLong: 'Takes more hours than you have in a week.',
    paid: 'Part of a paid plan.',
    blocked: (label: string) => `You’d need ${lower(label)} first, and there was no time for it.`,
    rare: (company: string | null) =>
      `Rarely comes up ${company === null ? 'in these rounds' : `at ${company}`}. Skip it.`,
    rehearsal: 'There’s no day with enough time for it before the interview.',
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
