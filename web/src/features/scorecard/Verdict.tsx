import { decisionLabels, decisions, type SessionScorecard } from '@greenroom/shared/session'
import { scorecardTexts as texts } from './texts.ts'
import classes from './Verdict.module.css'

/** First of all: the decision, where it lies between the two ends, and one sentence that says why. */
export function Verdict({ scorecard, line }: { scorecard: SessionScorecard; line: string }) {
  const { decision, summary, assisted, source } = scorecard
  const about = [
    `${line}.`,
    ...(source === 'human' ? [texts.byPerson] : source === 'objective' ? [texts.objectiveOnly] : []),
  ]
  return (
    <div>
      <p className={classes.line}>{about.join(' ')}</p>
      <div className={classes.head}>
        <h1 className={classes.decision}>{decision === null ? texts.undecided : decisionLabels[decision]}</h1>
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
        <p className={classes.summary}>{summary}</p>
      </div>
      {assisted && (
        <p className={classes.source}>
          <span className={classes.tag}>{texts.assisted}</span> {texts.assistedWhy}
        </p>
      )}
    </div>
  )
}
