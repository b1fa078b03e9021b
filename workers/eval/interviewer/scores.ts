import type { Round } from '@greenroom/shared/session'
import type { HeldInterview } from './holdInterview.ts'
import { personas } from './personas.ts'
import type { Pairing } from './plans.ts'
import { goal, none, percent, type Section } from './section.ts'

/** A pairing and its interviews, which all did the same work. */
export type HeldPairing = Pairing & { held: readonly HeldInterview[] }

const examplesShown = 5
/** The minimum share of strong candidates in spoken interviews who must get a hire: 23 out of 25. */
const leastStrongHired = 0.92

export function scoresSection(held: readonly HeldInterview[], pairings: readonly HeldPairing[]): Section {
  const scored = held.filter(({ scorecard }) => scorecard !== null)
  const quotes = [...held, ...pairings.flatMap((each) => each.held)].flatMap(quotesOf)
  const inexact = quotes.filter(({ isExact }) => !isExact)
  const bare = held.flatMap(scoresWithoutEvidence)
  const unequal = pairings.flatMap(differences)
  const judgedUnequally = pairings.flatMap(differencesOfVerdict)
  const gibberish = linesOf(held, 'gibberish').filter(({ score }) => (score ?? 1) > 1)
  const failing = linesOf(held, 'all talk', 'lost', 'gibberish')
    .filter(({ dimension }) => dimension === 'technical competency')
    .filter(({ score }) => (score ?? 1) > 2)
  const failed = held.filter(failsEverything)
  const hiredForNothing = failed.filter(isHired)
  const inWords = (name: string) => held.filter((each) => each.plan.persona.name === name && !isCoded(each))
  const strong = inWords('strong')
  const strongHired = strong.filter(isHired).length
  const pairs = pairings.reduce((sum, each) => sum + each.held.length, 0)
  return {
    title: 'Scores',
    how: `The scorecards of these interviews, and of ${pairs} more that do the same work under another name, in another manner or with another personality. Every quote is looked up in the commit that it cites.`,
    goals: [
      goal('interviews that were scored', 'all', `${scored.length} of ${held.length}`, scored.length === held.length),
      none('quotes that are not in the commit they cite, or not by the candidate', inexact.length, quotes.length),
      none('scores that cite nothing', bare.length, held.length),
      ...(['name', 'politeness', 'personality'] as const).flatMap((what) => {
        const group = pairings.filter((each) => each.what === what).length
        return [
          none(`works that score differently by ${what}`, unequal.filter((each) => each.what === what).length, group),
          none(
            `works whose answers are accepted differently by ${what}`,
            judgedUnequally.filter((each) => each.what === what).length,
            group,
          ),
        ]
      }),
      none('scores above 1 for gibberish', gibberish.length, linesOf(held, 'gibberish').length),
      none('technical competency above 2 for code that fails everything', failing.length, held.length),
      none('hires of candidates whose code fails everything', hiredForNothing.length, failed.length),
      none('weak candidates hired in words alone', inWords('weak').filter(isHired).length, inWords('weak').length),
      goal(
        'strong candidates hired in words alone',
        `≥ ${percent(leastStrongHired)}`,
        `${strongHired} of ${strong.length}`,
        strongHired >= leastStrongHired * strong.length,
      ),
    ],
    tables: [
      decisionsOf('Decisions by candidate, interviews with a coding question', held.filter(isCoded)),
      decisionsOf(
        'Decisions by candidate, interviews without code (no tests can fail here)',
        held.filter((each) => !isCoded(each)),
      ),
    ],
    notes: [
      ...inexact
        .slice(0, examplesShown)
        .map(({ interview, quote, eventSeq }) => `quote, ${interview}, ${eventSeq}: ${quote}`),
      ...[...unequal, ...judgedUnequally]
        .slice(0, 3 * examplesShown)
        .map(({ what, challengeId, words }) => `${what}, ${challengeId}: ${words}`),
      ...[...gibberish, ...failing]
        .slice(0, examplesShown)
        .map(({ interview, dimension, score }) => `${interview}: ${dimension} scored ${score}`),
      ...hiredForNothing
        .slice(0, examplesShown)
        .map(({ plan, scorecard }) => `${plan.id}: ${scorecard?.decision}, with code that fails everything`),
    ],
  }
}

const decisions = ['strong_hire', 'leaning_hire', 'leaning_no_hire', 'strong_no_hire', null] as const

function decisionsOf(title: string, held: readonly HeldInterview[]): Section['tables'][number] {
  return {
    title,
    head: ['candidate', 'interviews', ...decisions.map((decision) => decision?.replaceAll('_', ' ') ?? 'undecided')],
    rows: personas.map(({ name }) => {
      const own = held.filter(({ plan }) => plan.persona.name === name)
      const counts = decisions.map(
        (decision) => own.filter(({ scorecard }) => (scorecard?.decision ?? null) === decision).length,
      )
      return [name, ...[own.length, ...counts].map(String)]
    }),
  }
}

const coded: readonly Round[] = ['telephone', 'coding']

/** Whether one of the interview's questions was a coding question. */
const isCoded = ({ scorecard }: HeldInterview): boolean =>
  (scorecard?.rounds ?? []).some(({ round }) => coded.includes(round))

const failsEverything = ({ scorecard }: HeldInterview): boolean =>
  (scorecard?.rounds ?? []).some(
    ({ objective: { testsPassed, testsTotal } }) => testsPassed === 0 && (testsTotal ?? 0) > 0,
  )

const isHired = ({ scorecard }: HeldInterview): boolean =>
  scorecard?.decision === 'strong_hire' || scorecard?.decision === 'leaning_hire'

/**
 * Collects every quote in a scorecard and its rounds, and whether the candidate really said or wrote it in that commit.
 */
export function quotesOf({ plan, commits, scorecard }: HeldInterview) {
  const lines = scorecard === null ? [] : [scorecard, ...scorecard.rounds].flatMap((round) => round.lines)
  return lines.flatMap(({ evidence }) =>
    evidence.map(({ eventSeq, quote }) => {
      const words = (commits.find(({ seq }) => seq === eventSeq)?.events ?? []).flatMap((event) => {
        if (event.type === 'CodeSnapshotTaken') return [event.code]
        return event.type === 'MessageSent' && event.sender === 'candidate' ? [event.message] : []
      })
      return { interview: plan.id, eventSeq, quote, isExact: words.some((text) => text.includes(quote)) }
    }),
  )
}

const scoresWithoutEvidence = ({ scorecard }: HeldInterview) =>
  (scorecard?.rounds ?? []).flatMap(({ lines }) =>
    lines.filter(({ score, evidence }) => score !== null && evidence.length === 0),
  )

const bandOf = ({ scorecard }: HeldInterview): string =>
  [scorecard?.decision, ...(scorecard?.lines ?? []).map(({ dimension, score }) => `${dimension} ${score}`)].join(', ')

const verdictsOf = ({ turns }: HeldInterview): string =>
  turns
    .flatMap(({ intent, accepted }) => (intent === 'attempt_to_answer_question' ? [accepted ? 'yes' : 'no'] : []))
    .join(' ')

const unlike = (by: (held: HeldInterview) => string) => (pairing: HeldPairing) => {
  const outcomes = pairing.held.map((each) => [each.plan.id.split('/').at(-1) ?? '', by(each)] as const)
  return new Set(outcomes.map(([, outcome]) => outcome)).size <= 1
    ? []
    : [{ ...pairing, words: outcomes.map(([variant, outcome]) => `${variant} (${outcome})`).join('; ') }]
}
const differences = unlike(bandOf)
const differencesOfVerdict = unlike(verdictsOf)

const linesOf = (held: readonly HeldInterview[], ...names: string[]) =>
  held
    .filter(({ plan }) => names.includes(plan.persona.name))
    .flatMap(({ plan, scorecard }) =>
      (scorecard?.rounds ?? []).flatMap(({ lines }) => lines.map((line) => ({ ...line, interview: plan.id }))),
    )
