import { challengeFetchTexts, difficultyLabels, type InterviewSettings, interviewStageLabels } from '@greenroom/shared'
import { Button } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import type { Choice } from './choice.ts'
import classes from './NoMatch.module.css'
import { selectionTexts as texts } from './texts.ts'

/** No question for this choice: the specification's text, and the nearest choices that have one. */
export function NoMatch(props: {
  searching: boolean
  nearest: readonly { choice: Choice; changed: Partial<InterviewSettings> }[]
  onChoose: (choice: Choice) => void
}) {
  return (
    <div className={classes.box} role="status">
      <IconInfoCircle className={classes.icon} size={18} stroke={1.6} aria-hidden="true" />
      <div>
        <p className={classes.text}>{challengeFetchTexts.noMatch}</p>
        {!props.searching && (
          <p className={classes.nearest}>{props.nearest.length > 0 ? texts.nearest : texts.nothingNear}</p>
        )}
        <div className={classes.choices}>
          {props.nearest.map(({ choice, changed }) => (
            <Button key={JSON.stringify(changed)} size="xs" onClick={() => props.onChoose(choice)}>
              {labelOf(changed)}
            </Button>
          ))}
        </div>
      </div>
    </div>
  )
}

function labelOf({ interviewDifficulty, timeLimitInMinutes, interviewStage }: Partial<InterviewSettings>): string {
  if (interviewDifficulty !== undefined) return difficultyLabels[interviewDifficulty]
  if (interviewStage !== undefined) return interviewStageLabels[interviewStage]
  return timeLimitInMinutes === undefined ? '' : texts.minutes(timeLimitInMinutes)
}
