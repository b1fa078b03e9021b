import { interviewStepLabels, powerUpLabels } from '@greenroom/shared/vocabulary'
import { clsx } from 'clsx'
import { type KeyboardEvent, memo } from 'react'
import ui from '../../ui/primitives.module.css'
import { elapsedOf } from '../../ui/time.ts'
import classes from './TimelineBar.module.css'
import { replayTexts as texts } from './texts.ts'
import type { Marker, Timeline } from './timeline.ts'
import type { Replay } from './useReplay.ts'

/**
 * The interview as a timeline: typing, silences, notable events, steps sized by their minutes, and the playhead. For
 * the keyboard it is a slider; `keysOf` lists its other keys.
 */
export function TimelineBar(props: { timeline: Timeline; atMs: number; words: string; replay: Replay }) {
  const { timeline, atMs, replay } = props
  const { durationMs, steps } = timeline

  return (
    <div className={clsx(ui.anchor, classes.line)}>
      <Backdrop timeline={timeline} />
      <span
        className={clsx(ui.over, classes.playhead)}
        style={{ left: `${(100 * atMs) / durationMs}%` }}
        aria-hidden="true"
      >
        <span
          className={clsx(ui.text12, ui.line18, ui.strong, ui.figures, ui.roundSmall, ui.over, classes.flag)}
          data-side={sideOf(atMs / durationMs)}
        >
          {elapsedOf(atMs)}
        </span>
      </span>
      <div className={clsx(ui.flex, ui.gap3)} aria-hidden="true">
        {steps.map(({ step, fromMs, toMs }) => (
          <span
            key={fromMs}
            className={clsx(ui.shrinks, ui.text12, ui.line18, ui.quiet, ui.oneLine, ui.clipped, classes.step)}
            data-state={atMs >= toMs ? 'past' : atMs >= fromMs ? 'here' : 'ahead'}
            style={{ flexGrow: toMs - fromMs }}
          >
            <span className={classes.name}>{interviewStepLabels[step]}</span>
          </span>
        ))}
      </div>
      <input
        className={clsx(ui.wide, ui.tall, ui.flat, ui.over, ui.pressable, classes.range)}
        type="range"
        min={0}
        max={durationMs}
        step={1}
        value={Math.round(atMs)}
        aria-label={texts.position}
        aria-valuetext={props.words}
        aria-describedby="replay-keys"
        onChange={({ currentTarget }) => replay.moveTo(Number(currentTarget.value))}
        onKeyDown={(event) => keysOf(event, replay)}
      />
    </div>
  )
}

const sideOf = (share: number): 'start' | 'middle' | 'end' => (share < 0.06 ? 'start' : share > 0.94 ? 'end' : 'middle')

/**
 * Handles keys: arrows step from event to event, or with Shift by ten seconds; Home and End jump to the ends, Space
 * plays.
 */
function keysOf(event: KeyboardEvent, replay: Replay): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const action = {
    ArrowLeft: event.shiftKey ? replay.jumpBack : replay.stepEarlier,
    ArrowRight: event.shiftKey ? replay.jumpOn : replay.stepLater,
    Home: replay.toStart,
    End: replay.toEnd,
    ' ': replay.toggle,
  }[event.key]
  // With no event to step to, don't let an arrow nudge the slider.
  if (action === undefined && !['ArrowLeft', 'ArrowRight'].includes(event.key)) return
  event.preventDefault()
  // Keep the page from handling the same key too.
  event.stopPropagation()
  action?.()
}

/** The parts that stay the same during playback. */
const Backdrop = memo(function Backdrop({ timeline }: { timeline: Timeline }) {
  const { durationMs, markers, silences, typing } = timeline
  const percent = (ms: number) => `${(100 * ms) / durationMs}%`
  return (
    <div className={clsx(ui.over, classes.backdrop)} aria-hidden="true">
      <svg
        className={clsx(ui.wide, ui.over, classes.typing)}
        viewBox={`0 0 ${typing.length - 1} 100`}
        preserveAspectRatio="none"
      >
        <title>{texts.typing}</title>
        <path d={areaOf(typing)} />
      </svg>
      {silences.map(({ fromMs, toMs }) => (
        <span
          key={fromMs}
          className={clsx(ui.over, classes.silence)}
          style={{ left: percent(fromMs), width: percent(toMs - fromMs) }}
        />
      ))}
      {markers.map((marker) => (
        <span
          key={`${marker.kind} ${marker.seq}`}
          className={clsx(ui.over, classes.marker)}
          data-kind={marker.kind}
          title={`${nameOf(marker)}, ${elapsedOf(marker.atMs)}`}
          style={{ left: percent(marker.atMs) }}
        />
      ))}
    </div>
  )
})

const nameOf = ({ kind, powerUp }: Marker): string =>
  powerUp === undefined ? texts.markers[kind] : powerUpLabels[powerUp]

const areaOf = (heights: readonly number[]): string =>
  `M0 100 ${heights.map((height, index) => `L${index} ${(100 - 92 * height).toFixed(1)}`).join(' ')} L${heights.length - 1} 100 Z`
