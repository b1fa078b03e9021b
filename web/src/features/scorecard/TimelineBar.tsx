import { interviewStepLabels } from '@greenroom/shared'
import type { KeyboardEvent } from 'react'
import { elapsedOf } from '../../app/time.ts'
import classes from './TimelineBar.module.css'
import { scorecardTexts as texts } from './texts.ts'
import type { Timeline } from './timeline.ts'
import type { Replay } from './useReplay.ts'

/** A narrower step has no room for its name. */
const narrowest = 0.1

/** The interview as a line: steps as long as their minutes, what stood out above, and the playhead. Arrow keys step. */
export function TimelineBar(props: { timeline: Timeline; atMs: number; words: string; replay: Replay }) {
  const { timeline, atMs, replay } = props
  const { durationMs, steps, markers } = timeline
  const percent = (ms: number) => `${(100 * ms) / durationMs}%`

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowLeft: replay.stepEarlier, ArrowRight: replay.stepLater, ' ': replay.toggle }[event.key]
    if (!['ArrowLeft', 'ArrowRight', ' '].includes(event.key)) return
    event.preventDefault()
    step?.()
  }

  return (
    <div className={classes.line}>
      <div className={classes.markers} aria-hidden="true">
        {markers.map(({ kind, atMs: markerMs }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: markers never move
          <span key={index} className={classes.marker} data-kind={kind} style={{ left: percent(markerMs) }} />
        ))}
        <span className={classes.playhead} style={{ left: percent(atMs) }}>
          <span className={classes.flag} data-side={atMs > durationMs / 2 ? 'left' : 'right'}>
            {elapsedOf(atMs)}
          </span>
        </span>
      </div>
      <div className={classes.steps} aria-hidden="true">
        {steps.map(({ step, fromMs, toMs }) => (
          <span
            key={fromMs}
            className={classes.step}
            data-state={atMs >= toMs ? 'past' : atMs >= fromMs ? 'here' : 'ahead'}
            style={{ flexGrow: toMs - fromMs }}
          >
            {toMs - fromMs > durationMs * narrowest ? interviewStepLabels[step] : ''}
          </span>
        ))}
      </div>
      <input
        className={classes.range}
        type="range"
        min={0}
        max={durationMs}
        step={1000}
        value={atMs}
        aria-label={texts.position}
        aria-valuetext={props.words}
        onChange={({ currentTarget }) => replay.moveTo(Number(currentTarget.value))}
        onKeyDown={onKeyDown}
      />
    </div>
  )
}
