import { decisionLabels, decisions, type SessionScorecard } from '@greenroom/shared/session'
import { scorecardTexts as texts } from './texts.ts'
import classes from './Verdict.module.css'

/** First of all: the decision, one sentence, and where it lies between the two ends. */
export function Verdict({ scorecard, line }: { scorecard: SessionScorecard; line: string }) {
  const { decision, summary, assisted, source } = scorecard
  return (
    <div>
      <p className={classes.line}>{line}</p>
      <h1 className={classes.decision}>{decision === null ? texts.undecided : decisionLabels[decision]}</h1>
      <p className={classes.summary}>{summary}</p>
      {source !== 'ai' && <p className={classes.source}>{source === 'human' ? texts.byPerson : texts.objectiveOnly}</p>}
      {assisted && (
        <p className={classes.source}>
          <span className={classes.tag}>{texts.assisted}</span> {texts.assistedWhy}
        </p>
      )}
      <ol className={classes.scale} aria-label={texts.scale}>
        {decisions.toReversed().map((each) => (
          <li
            key={each}
            className={classes.step}
            data-state={decision === null ? 'unknown' : each === decision ? 'here' : 'elsewhere'}
            {...(each === decision ? { 'aria-current': 'true' as const } : {})}
          >
            {decisionLabels[each]}
          </li>
        ))}
      </ol>
    </div>
  )
}
