import { type CommitView, interviewStepLabels, programmingLanguageLabels } from '@greenroom/shared'
import { SegmentedControl } from '@mantine/core'
import { type Ref, useState } from 'react'
import { elapsedOf } from '../../../app/time.ts'
import { BoardView } from '../../../ui/board/BoardView.tsx'
import { scorecardTexts as texts } from '../texts.ts'
import { CodeView } from './CodeView.tsx'
import type { Place } from './evidence.ts'
import { ReplayControls } from './ReplayControls.tsx'
import classes from './ReplayPanel.module.css'
import { RunAtMoment } from './RunAtMoment.tsx'
import { latestOf } from './runFacts.ts'
import { TimelineBar } from './TimelineBar.tsx'
import { Transcript } from './Transcript.tsx'
import type { Timeline } from './timeline.ts'
import { useRecording } from './useRecording.ts'
import type { Replay } from './useReplay.ts'

type Pane = 'code' | 'conversation'

/** The interview at one moment: code and conversation side by side (one of them where it is narrow), over the line of its steps. */
export function ReplayPanel(props: {
  commits: readonly CommitView[]
  timeline: Timeline
  replay: Replay
  /** The evidence that was pressed last, while the playhead is still there. */
  place: Place | null
  /** True where words were pressed that this reader cannot see. */
  lost: boolean
  /** How the candidate is called. */
  candidate: string
  ref: Ref<HTMLElement>
}) {
  const { commits, timeline, replay, place } = props
  const { seq, atMs } = replay.position
  const { question, language, code, change, entries, board, fitTo } = useRecording(commits, timeline, seq)
  const [chosen, setPane] = useState<{ pane: Pane; place: Place | null }>({ pane: 'code', place: null })
  // Evidence that is pressed shows itself; from then on one looks at what one likes.
  const pane =
    place !== null && place !== chosen.place ? (place.in === 'message' ? 'conversation' : 'code') : chosen.pane
  const run = latestOf(question)
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
          {question ? `${question.number}. ${question.challenge.title}, ${programmingLanguageLabels[language]}` : ''}
        </span>
      </div>
      <SegmentedControl
        className={classes.panes ?? ''}
        aria-label={texts.panes}
        fullWidth
        value={pane}
        data={[
          { value: 'code', label: texts.code },
          { value: 'conversation', label: texts.conversation },
        ]}
        onChange={(value) => setPane({ pane: value === 'code' ? 'code' : 'conversation', place })}
      />
      <div className={classes.body} data-pane={pane}>
        <div className={classes.work}>
          {fitTo.length > 0 || question?.challenge.challengeType === 'system_design' ? (
            <BoardView elements={board} fitTo={fitTo} />
          ) : (
            <CodeView code={code} highlight={place?.in === 'code' ? place : null} change={change} />
          )}
          {run && <RunAtMoment run={run} />}
        </div>
        <Transcript
          entries={entries}
          startedAt={timeline.startedAt}
          highlighted={place?.in === 'message' ? place : null}
          candidate={props.candidate}
        />
      </div>
      <div className={classes.foot}>
        <TimelineBar timeline={timeline} atMs={atMs} words={where} replay={replay} />
        <ReplayControls replay={replay} timeline={timeline} />
      </div>
    </section>
  )
}
