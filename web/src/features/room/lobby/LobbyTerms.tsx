import { codeRuns, expectedCost, isExam, isFree, isScored, rubrics } from '@greenroom/shared/rules'
import { lastHintRung, type NotStarted, type Round } from '@greenroom/shared/session'
import { clsx } from 'clsx'
import { hintStepsOf, priceOf } from '../../../parts/coach/costs.ts'
import ui from '../../../ui/primitives.module.css'
import classes from './LobbyTerms.module.css'
import { beginsInWords, plannedScoring } from './plannedRounds.ts'
import { lobbyTexts as texts } from './texts.ts'

/**
 * Explains what starting means: how it's scored, what help costs, whether code runs, and how many tokens are reserved.
 */
export function LobbyTerms({ state }: { state: NotStarted }) {
  const terms = [
    [texts.scored, scoringOf(state)],
    [texts.help, [helpIn(state)]],
    [texts.code, [codeIn(state)]],
    [texts.tokens, [isFree(state) ? texts.tokensNone : texts.tokensKept(expectedCost(state))]],
  ] as const
  return (
    <dl className={clsx(ui.grid, ui.gap8, ui.lineAbove, classes.terms)}>
      {terms.map(([name, value]) => (
        <div key={name} className={clsx(ui.grid, ui.body, classes.term)}>
          <dt>{name}</dt>
          <dd>
            {value.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A single rubric in one sentence; several with one line each. */
function scoringOf(state: NotStarted): string[] {
  if (!isScored(state)) return [texts.unscored]
  const rounds = plannedScoring(state)
  const [first] = rounds
  if (first !== undefined && rounds.length === 1) return [texts.weights(weightsOf(first))]
  return [texts.weightsOfRounds, ...rounds.map((round) => texts.weightsOf(texts.roundNames[round], weightsOf(round)))]
}

const weightsOf = (round: Round): string =>
  Object.entries(rubrics[round])
    .map(([dimension, weight]) => `${dimension} ${weight}`)
    .join(', ')

function helpIn(state: NotStarted): string {
  if (isExam(state)) return texts.helpExam
  if (!isScored(state)) return texts.helpFree
  const rounds = plannedScoring(state)
  const capped = rounds.flatMap((round) =>
    round === 'system_design' && rounds.length > 1
      ? [texts.allOfDesign]
      : priceOf({ hintRung: lastHintRung }, round).map(({ what }) => what),
  )
  return texts.helpUsual([...new Set(capped)], hintStepsOf(rounds[0] ?? 'coding'))
}

function codeIn(state: NotStarted): string {
  if (beginsInWords(state) && state.questionCount === 1) return texts.inWords
  return codeRuns(state) ? texts.codeRuns : texts.codeRunsNot
}
