import {
  type CommitView,
  currentCode,
  interviewStepLabels,
  programmingLanguageLabels,
  questionsOf,
} from '@greenroom/shared'
import { type Ref, useMemo } from 'react'
import { elapsedOf } from '../../app/time.ts'
import { CodeView } from './CodeView.tsx'
import type { Place } from './evidence.ts'
import { ReplayControls } from './ReplayControls.tsx'
import classes from './ReplayPanel.module.css'
import { TimelineBar } from './TimelineBar.tsx'
import { Transcript } from './Transcript.tsx'
import { scorecardTexts as texts } from './texts.ts'
import { sessionAt, type Timeline } from './timeline.ts'
import { transcriptOf } from './transcript.ts'
import type { Replay } from './useReplay.ts'

/** The interview at one moment: code and conversation side by side, over the line of its steps. */
export function ReplayPanel(props: {
  commits: readonly CommitView[]
  timeline: Timeline
  replay: Replay
  /** The evidence that was pressed last, while the playhead is still there. */
  place: Place | null
  /** True where words were pressed that this reader cannot see. */
  lost: boolean
  ref: Ref<HTMLElement>
}) {
  const { commits, timeline, replay, place } = props
  const { seq, atMs } = replay.position
  const session = useMemo(() => sessionAt(commits, seq), [commits, seq])
  const entries = useMemo(() => transcriptOf(commits), [commits])
  const question = session === null ? undefined : questionsOf(session).at(-1)
  const language = session?.programmingLanguage ?? 'python'
  const step = timeline.steps.find(({ toMs }) => atMs < toMs)
  const where = `${step ? interviewStepLabels[step.step] : texts.atEnd}, ${elapsedOf(atMs)}`

  return (
    <section ref={props.ref} className={classes.panel} aria-labelledby="replay">
      <div className={classes.head}>
        <h2 id="replay" className={classes.title}>
          {texts.replay}
        </h2>
        <span className={classes.where} aria-live={replay.playing ? 'off' : 'polite'}>
          {props.lost ? texts.evidenceGone : where}
        </span>
        <span className={classes.challenge}>
          {question ? `${question.challenge.title}, ${programmingLanguageLabels[language]}` : ''}
        </span>
      </div>
      <div className={classes.body}>
        <CodeView
          code={question ? currentCode(question, language) : ''}
          highlight={place?.in === 'code' ? place : null}
        />
        <Transcript
          entries={entries.filter((entry) => entry.seq <= seq)}
          startedAt={timeline.startedAt}
          highlighted={place?.in === 'message' ? place : null}
        />
      </div>
      <div className={classes.foot}>
        <TimelineBar timeline={timeline} atMs={atMs} words={where} replay={replay} />
        <ReplayControls replay={replay} markers={timeline.markers} />
      </div>
    </section>
  )
}
