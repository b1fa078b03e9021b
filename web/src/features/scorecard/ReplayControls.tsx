import { ActionIcon, SegmentedControl } from '@mantine/core'
import {
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerSkipBackFilled,
  IconPlayerSkipForwardFilled,
} from '@tabler/icons-react'
import classes from './ReplayControls.module.css'
import { scorecardTexts as texts } from './texts.ts'
import type { Marker } from './timeline.ts'
import { type Replay, type Speed, speeds } from './useReplay.ts'

/** Play, step, speed; and what the marks on the line mean. */
export function ReplayControls({ replay, markers }: { replay: Replay; markers: readonly Marker[] }) {
  const kinds = [...new Set(markers.map(({ kind }) => kind))]
  return (
    <div className={classes.controls}>
      <ActionIcon
        variant="default"
        size={40}
        aria-label={texts.earlier}
        disabled={replay.stepEarlier === undefined}
        onClick={replay.stepEarlier}
      >
        <IconPlayerSkipBackFilled size={16} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={40}
        aria-label={replay.playing ? texts.pause : texts.play}
        onClick={replay.toggle}
      >
        {replay.playing ? (
          <IconPlayerPauseFilled size={16} aria-hidden="true" />
        ) : (
          <IconPlayerPlayFilled size={16} aria-hidden="true" />
        )}
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={40}
        aria-label={texts.later}
        disabled={replay.stepLater === undefined}
        onClick={replay.stepLater}
      >
        <IconPlayerSkipForwardFilled size={16} aria-hidden="true" />
      </ActionIcon>
      <SegmentedControl
        aria-label={texts.speed}
        value={String(replay.speed)}
        data={speeds.map((speed) => ({ value: String(speed), label: `${speed}×` }))}
        onChange={(value) => replay.setSpeed(speeds.find((speed) => String(speed) === value) ?? defaultSpeed)}
      />
      <ul className={classes.legend}>
        {kinds.map((kind) => (
          <li key={kind} className={classes.kind} data-kind={kind}>
            {texts.markers[kind]}
          </li>
        ))}
      </ul>
    </div>
  )
}

const defaultSpeed: Speed = 2
