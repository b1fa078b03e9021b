import { hasBoard } from '@greenroom/shared/rules'
import type { CommitView } from '@greenroom/shared/session'
import { interviewStepLabels, programmingLanguageLabels } from '@greenroom/shared/vocabulary'
import { SegmentedControl } from '@mantine/core'
import { clsx } from 'clsx'
import { useMemo, useState } from 'react'
import ui from '../../ui/primitives.module.css'
import { elapsedOf } from '../../ui/time.ts'
import { BoardView } from '../board/BoardView.tsx'
import { CodeView } from './CodeView.tsx'
import type { Place } from './evidence.ts'
import { type HandIn, isSketchAt, momentAmong } from './handIns.ts'
import { NotesView } from './NotesView.tsx'
import { type Chosen, type Work, workShown } from './panes.ts'
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
 * The interview at one moment, above its timeline: the candidate's work and the conversation, side by side or stacked.
 * The work is the code or, for a design, the whiteboard or the notes; if nothing was ever written, there is only the
 * conversation.
 */
export function ReplayPanel(props: {
  commits: readonly CommitView[]
  timeline: Timeline
  replay: Replay
  /** The evidence last selected, as long as the playhead is still there. */
  place: Place | null
  /** Whether the selected quote is hidden from this reader. */
  lost: boolean
  /** The candidate's name. */
  candidate: string
  handIns: readonly HandIn[]
}) {
  const { commits, timeline, replay, place } = props
  const { seq, atMs } = replay.position
  const { question, language, code, change, entries, board, fitTo } = useRecording(commits, timeline, seq)
  const [chosen, setChosen] = useState<Chosen>({ work: null, place: null })
  const type = question?.challenge.challengeType
  const isDesign = fitTo.length > 0 || (type !== undefined && hasBoard(type))
  const isDrawn = fitTo.length > 0 || type === 'system_design'
  const { work, works } = workShown({ isDesign, isDrawn }, chosen, place)
  const hasWork = useMemo(() => isWorkedOn(commits, question?.number), [commits, question?.number])
  const run = latestOf(question)
  const step = timeline.steps.find(({ toMs }) => atMs < toMs)
  const where = `${step ? interviewStepLabels[step.step] : texts.atEnd}, ${elapsedOf(atMs)}`

  const among = momentAmong(
    props.handIns.filter((handIn) => handIn.question === question?.number),
    { seq, code, isSketch: isSketchAt(commits, seq) },
  )

  return (
    <section className={clsx(ui.grid, ui.lowers, ui.tall, classes.panel)} aria-label={texts.replay}>
      <div className={clsx(ui.flex, ui.wrap, ui.baseline, ui.lineBelow, classes.head)}>
        <span className={clsx(ui.text15, ui.strong, ui.figures)} aria-live={replay.playing ? 'off' : 'polite'}>
          {props.lost ? texts.evidenceGone : where}
        </span>
        {among !== '' && <span className={clsx(ui.text14, ui.quiet)}>{among}</span>}
        <span className={clsx(ui.text14, ui.quiet, classes.challenge)}>
          {question
            ? hasWork && !isDesign
              ? `${question.challenge.title}, ${programmingLanguageLabels[language]}`
              : question.challenge.title
            : ''}
        </span>
      </div>
      <div className={clsx(ui.grid, ui.lowers, classes.body)} data-alone={!hasWork}>
        {hasWork && (
          <div className={clsx(ui.grid, ui.shrinks, ui.lowers, classes.work)}>
            {isDesign && (
              <SegmentedControl<Work>
                className={classes.works ?? ''}
                aria-label={texts.works}
                size="xs"
                value={work}
                data={works.map((value) => ({ value, label: texts.workNames[value] }))}
                onChange={(value) => setChosen({ work: value, place })}
              />
            )}
            {work === 'board' && (
              <BoardView elements={board} fitTo={fitTo} marked={place?.in === 'board' ? place.elementId : null} />
            )}
            {work === 'notes' && (
              <NotesView notes={code} highlight={place?.in === 'notes' ? place : null} change={change} />
            )}
            {work === 'code' && (
              <CodeView
                code={code}
                language={language}
                highlight={place?.in === 'code' ? place : null}
                change={change}
              />
            )}
            {run && <RunAtMoment run={run} />}
          </div>
        )}
        <Transcript
          entries={entries}
          startedAt={timeline.startedAt}
          highlighted={place?.in === 'message' ? place : null}
          candidate={props.candidate}
        />
      </div>
      <div className={clsx(ui.lineAbove, classes.foot)}>
        <TimelineBar timeline={timeline} atMs={atMs} words={where} replay={replay} />
        <ReplayControls replay={replay} timeline={timeline} />
      </div>
    </section>
  )
}

/** Whether anything was written, drawn or run for a question, or the question came with a program. */
function isWorkedOn(commits: readonly CommitView[], number: number | undefined): boolean {
  let current: number | undefined
  return commits.some(({ events }) =>
    events.some((event) => {
      if (event.type === 'ChallengePresented') current = event.question
      if (current !== number) return false
      return (
        (event.type === 'ChallengePresented' && event.challenge.code_stub !== '') ||
        (event.type === 'CodeSnapshotTaken' && event.code.trim() !== '') ||
        event.type === 'BoardChanged' ||
        event.type === 'TestRunRequested'
      )
    }),
  )
}
