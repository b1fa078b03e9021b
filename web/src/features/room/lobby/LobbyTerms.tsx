import { codeRuns, expectedCost, isExam, isScored, type NotStarted, roundOfQuestion, rubrics } from '@greenroom/shared'
import classes from './LobbyTerms.module.css'
import { beginsInWords } from './plannedRounds.ts'
import { lobbyTexts as texts } from './texts.ts'

/** What one agrees to by starting: how it is scored, what help costs, whether code runs, what is kept aside. */
export function LobbyTerms({ state }: { state: NotStarted }) {
  const terms = [
    [texts.scored, scoringOf(state)],
    [texts.help, helpIn(state)],
    [texts.code, codeIn(state)],
    [texts.tokens, texts.tokensKept(expectedCost(state))],
  ] as const
  return (
    <dl className={classes.terms}>
      {terms.map(([name, value]) => (
        <div key={name} className={classes.term}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function scoringOf(state: NotStarted): string {
  if (!isScored(state)) return texts.unscored
  const type = state.question?.challenge.challengeType ?? 'coding'
  const weights = Object.entries(rubrics[roundOfQuestion(type, state.settings.interviewStage)])
  return texts.weights(weights.map(([dimension, weight]) => `${dimension} ${weight}`).join(', '))
}

function helpIn(state: NotStarted): string {
  if (isExam(state)) return texts.helpExam
  return isScored(state) ? texts.helpUsual : texts.helpFree
}

function codeIn(state: NotStarted): string {
  if (beginsInWords(state) && state.questionCount === 1) return texts.inWords
  return codeRuns(state) ? texts.codeRuns : texts.codeRunsNot
}
