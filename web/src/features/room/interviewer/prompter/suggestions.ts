import type { QuestionGuide } from '@greenroom/shared/wire'
import { costFigure } from '../../../../parts/facts/costFigure.ts'
import { failingInput, hasAsked, hasNamedCost, longSilenceMs, type Standing } from './standing.ts'
import { prompterTexts } from './texts.ts'

const { ask, why } = prompterTexts

/** A question to ask next, with the reason for asking. */
export type Suggestion = { ask: string; why: string }

const mostShown = 4

/**
 * Suggests questions to ask next, most urgent first, based on the interview so far and on the guide. Never repeats one.
 */
export function suggestionsFor(standing: Standing, guide: Material): Suggestion[] {
  const open = [...ofSilence(standing), ...ofStep(standing, guide)]
  return open.filter((each) => !wasAsked(each.ask, standing.said)).slice(0, mostShown)
}

type Material = Pick<QuestionGuide, 'opening' | 'edgeCases' | 'followUps'>

function ofSilence({ step, silentMs, hintRung, hintCount }: Standing): Suggestion[] {
  if (silentMs < longSilenceMs || step === 'introduction') return []
  const minutes = Math.floor(silentMs / 60_000)
  const hasHint = hintRung < hintCount && (step === 'approach' || step === 'coding')
  return hasHint
    ? [
        { ask: ask.silence, why: why.silence(minutes) },
        { ask: ask.stuck, why: why.stuck(minutes, hintRung + 1) },
      ]
    : [{ ask: ask.silence, why: why.silence(minutes) }]
}

function ofStep(standing: Standing, guide: Material): Suggestion[] {
  const { step, stepLeftMs, heard } = standing
  const isLate = stepLeftMs !== null && stepLeftMs < 0
  const cost = hasNamedCost(standing) ? [] : [{ ask: ask.cost, why: why.cost }]
  const edges = guide.edgeCases.map(({ question }) => ({ ask: question, why: why.edgeCase }))
  switch (step) {
    case 'introduction':
      return guide.opening === '' ? [] : [{ ask: guide.opening, why: why.opening }]
    case 'clarification':
      return [
        ...(hasAsked(standing) ? [] : [{ ask: ask.assumptions, why: why.assumptions }]),
        ...edges,
        { ask: ask.approach, why: isLate ? why.begin : why.approach },
      ]
    case 'approach':
      return [
        ...(isLate ? [{ ask: ask.begin, why: why.begin }] : []),
        ...(heard.length === 0 ? [{ ask: ask.approach, why: why.approach }] : []),
        ...cost,
        ...(cost.length === 0 ? [{ ask: ask.better, why: why.better }] : []),
        ...edges,
      ]
    case 'coding':
      return [...(isLate ? [{ ask: ask.smallest, why: why.smallest }] : []), ...cost, ...edges]
    case 'testing':
      return [...ofRuns(standing), { ask: ask.test, why: why.test }, ...cost, ...edges]
    case 'follow_up':
      return [
        ...ofRuns(standing),
        ...(isLate ? [{ ask: ask.theirs, why: why.theirs }] : []),
        ...guide.followUps.map(({ question }) => ({ ask: question, why: why.followUp })),
        ...cost,
        { ask: ask.theirs, why: why.theirs },
      ]
    case 'wrap_up':
      return [{ ask: ask.theirs, why: why.theirs }]
  }
}

/** Suggestions based on running the code: where it fails, or how its cost grows. */
function ofRuns(standing: Standing): Suggestion[] {
  const { facts, tests } = standing
  const input = failingInput(standing)
  const trace =
    input === null ? [] : [{ ask: ask.trace(input), why: why.trace(facts?.counterexample?.right.trim() ?? '') }]
  const fails = tests !== null && tests.passed < tests.total
  const breaks = input === null && fails ? [{ ask: ask.breaks, why: why.breaks }] : []
  const figure = facts === null || facts.cost === null ? null : costFigure(facts.cost)
  const doubling = figure === null ? [] : [{ ask: ask.doubling, why: why.doubling(figure.most.toFixed(1)) }]
  return [...trace, ...breaks, ...doubling]
}

/** Whether the interviewer has already asked this, give or take a few words. */
const wasAsked = (question: string, said: readonly string[]): boolean =>
  said.some((each) => bare(each).includes(bare(question)))

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
