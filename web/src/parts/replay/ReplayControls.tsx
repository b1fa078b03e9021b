import { ActionIcon, Checkbox, SegmentedControl, VisuallyHidden } from '@mantine/core'
import {
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerSkipBackFilled,
  IconPlayerSkipForwardFilled,
} from '@tabler/icons-react'
import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import { speeds } from './playhead.ts'
import classes from './ReplayControls.module.css'
import { replayTexts as texts } from './texts.ts'
import { markerKinds, type Timeline } from './timeline.ts'
import type { Replay } from './useReplay.ts'

/** Play, step and speed controls, with a legend for the timeline's marks. */
export function ReplayControls({ replay, timeline }: { replay: Replay; timeline: Timeline }) {
  const { markers, silences } = timeline
  const kinds = markerKinds.filter((kind) => markers.some((marker) => marker.kind === kind))
  return (
    <div className={clsx(ui.row, ui.wrap, classes.controls)}>
      <div className={clsx(ui.flex, ui.gap4)}>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={texts.earlier}
          disabled={replay.stepEarlier === undefined}
          onClick={replay.stepEarlier}
        >
          <IconPlayerSkipBackFilled size={16} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon
          variant="filled"
          size={36}
          w={44}
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
          size={36}
          aria-label={texts.later}
          disabled={replay.stepLater === undefined}
          onClick={replay.stepLater}
        >
          <IconPlayerSkipForwardFilled size={16} aria-hidden="true" />
        </ActionIcon>
      </div>
      <SegmentedControl
        aria-label={texts.speed}
        value={String(replay.speed)}
        data={speeds.map((speed) => ({ value: String(speed), label: `${speed}×` }))}
        onChange={(value) => {
          const speed = speeds.find((each) => String(each) === value)
          if (speed !== undefined) replay.setSpeed(speed)
        }}
      />
      {silences.length > 0 && (
        <Checkbox
          label={texts.skipSilences}
          checked={replay.skipSilences}
          onChange={({ currentTarget }) => replay.setSkipSilences(currentTarget.checked)}
        />
      )}
      <ul
        className={clsx(ui.flex, ui.wrap, ui.gap4by16, ui.unmarked, ui.bare, ui.text14, ui.quiet, classes.legend)}
        aria-label={texts.legend}
      >
        {kinds.map((kind) => (
          <li key={kind} className={clsx(ui.row, ui.gap8, classes.kind)} data-kind={kind}>
            {texts.markers[kind]}
          </li>
        ))}
        {silences.length > 0 && (
          <li className={clsx(ui.row, ui.gap8, classes.kind)} data-kind="silence">
            {texts.silenceMark}
          </li>
        )}
        <li className={clsx(ui.row, ui.gap8, classes.kind)} data-kind="typing">
          {texts.typing}
        </li>
      </ul>
      <VisuallyHidden id="replay-keys">{texts.keys}</VisuallyHidden>
    </div>
  )
}
