import { hasBoard } from '@greenroom/shared/rules'
import type { CommitView } from '@greenroom/shared/session'
import { interviewStepLabels, programmingLanguageLabels } from '@greenroom/shared/vocabulary'
import { SegmentedControl } from '@mantine/core'
import { type Ref, useState } from 'react'
import { elapsedOf } from '../../ui/time.ts'
import { BoardView } from '../board/BoardView.tsx'
import { CodeView } from './CodeView.tsx'
import type { Place } from './evidence.ts'
import { NotesView } from './NotesView.tsx'
import { type Chosen, type Pane, panesShown } from './panes.ts'
import { ReplayControls } from './ReplayControls.tsx'
import classes from './ReplayPanel.module.css'
import { RunAtMoment } from './RunAtMoment.tsx'
import { latestOf } from './runFacts.ts'
import { TimelineBar } from './TimelineBar.tsx'
import { Transcript } from './Transcript.tsx'
import { replayTexts as texts } from './texts.ts'
import type { Timeline } from './timeline.ts'
import { useRecording } from './useRecording.ts'
import type { Replay } from './useReplay.ts'

/**
 * The interview at one moment, over the line of its steps: the work and the conversation side by side, or one of them where it is narrow.
 * The work is the code, and of a design the whiteboard or the notes.
 */
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
  const [chosen, setChosen] = useState<Chosen>({ work: null, pane: null, place: null })
  const type = question?.challenge.challengeType
  const isDesign = fitTo.length > 0 || (type !== undefined && hasBoard(type))
  const isDrawn = fitTo.length > 0 || type === 'system_design'
  const { work, works, pane } = panesShown({ isDesign, isDrawn }, chosen, place)
  const choose = (value: Pane) => setChosen({ work: value === 'conversation' ? work : value, pane: value, place })
  const entriesOf = <Value extends Pane>(values: readonly Value[]) =>
    values.map((value) => ({ value, label: texts.paneNames[value] }))
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
      <SegmentedControl<Pane>
        className={classes.panes ?? ''}
        aria-label={texts.panes}
        fullWidth
        value={pane}
        data={entriesOf([...works, 'conversation'])}
        onChange={choose}
      />
      <div className={classes.body} data-pane={pane === 'conversation' ? 'conversation' : 'work'}>
        <div className={classes.work}>
          {isDesign && (
            <SegmentedControl<Pane>
              className={classes.works ?? ''}
              aria-label={texts.works}
              size="xs"
              value={work}
              data={entriesOf(works)}
              onChange={choose}
            />
          )}
          {work === 'board' && (
            <BoardView elements={board} fitTo={fitTo} marked={place?.in === 'board' ? place.elementId : null} />
          )}
          {work === 'notes' && (
            <NotesView notes={code} highlight={place?.in === 'notes' ? place : null} change={change} />
          )}
          {work === 'code' && (
            <CodeView code={code} language={language} highlight={place?.in === 'code' ? place : null} change={change} />
          )}
          {run && <RunAtMoment run={run} />}
        </div>
        <Transcript
          entries={entries}
          startedAt={timeline.startedAt}
          highlighted={place?.in === 'message' ? place : null}
          candidate={props.candidate}
          pane={pane}
        />
      </div>
      <div className={classes.foot}>
        <TimelineBar timeline={timeline} atMs={atMs} words={where} replay={replay} />
        <ReplayControls replay={replay} timeline={timeline} />
      </div>
    </section>
  )
}
