import { type ChallengeExample, type PublicChallenge, questionsOf } from '@greenroom/shared/session'
import { memo, type ReactNode } from 'react'
import { Markdown } from '../../ui/Markdown.tsx'
import { useRoom } from '../room/roomContext.ts'
import { roomTexts as texts } from '../room/texts.ts'
import classes from './ProblemPane.module.css'

/** The question as it was put: statement and worked examples. */
export const ProblemPane = memo(function ProblemPane({ afterTitle }: { afterTitle?: ReactNode }) {
  const challenge = useRoom(({ state }) => (state === null ? undefined : questionsOf(state).at(-1)?.challenge))
  return challenge === undefined ? null : <Statement challenge={challenge} afterTitle={afterTitle} />
})

function Statement({ challenge, afterTitle }: { challenge: PublicChallenge; afterTitle: ReactNode }) {
  return (
    <div className={classes.problem}>
      <h2 className={classes.title}>{challenge.title}</h2>
      {afterTitle}
      {challenge.limits !== undefined && <p className={classes.limits}>{texts.runLimits(challenge.limits)}</p>}
      <Markdown text={challenge.challenge_description} />
      {challenge.examples.length > 0 && (
        <>
          <h3 className={classes.examples}>{texts.examples}</h3>
          {challenge.examples.map((example) => (
            <Example key={`${example.input}${example.output}`} example={example} />
          ))}
        </>
      )}
    </div>
  )
}

function Example({ example }: { example: ChallengeExample }) {
  return (
    <div className={classes.example}>
      <dl className={classes.pair}>
        <dt>{texts.exampleIn}</dt>
        <dd>{example.input}</dd>
        <dt>{texts.exampleOut}</dt>
        <dd>{example.output}</dd>
      </dl>
      {example.explanation !== '' && <p className={classes.why}>{example.explanation}</p>}
    </div>
  )
}
