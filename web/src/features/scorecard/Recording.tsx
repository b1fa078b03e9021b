import type { CommitView, SessionScorecard } from '@greenroom/shared'
import { useHotkeys, useMediaQuery, useReducedMotion } from '@mantine/hooks'
import { useRef, useState } from 'react'
import type { Place } from './evidence.ts'
import { Lines } from './Lines.tsx'
import { Objective } from './Objective.tsx'
import classes from './Recording.module.css'
import { ReplayPanel } from './ReplayPanel.tsx'
import { RoundChoice } from './RoundChoice.tsx'
import type { Timeline } from './timeline.ts'
import { useReplay } from './useReplay.ts'

/** Every claim beside its evidence: pressing a quote takes the replay to it. Without a scorecard, the replay alone. */
export function Recording(props: {
  commits: readonly CommitView[]
  timeline: Timeline
  scorecard: SessionScorecard | null
}) {
  const { commits, timeline, scorecard } = props
  const replay = useReplay(commits, timeline)
  const [chosen, setChosen] = useState<{ key: string; place: Place | null } | null>(null)
  const [round, setRound] = useState<number | null>(null)
  const panel = useRef<HTMLElement>(null)
  const stacked = useMediaQuery('(max-width: 62em)')
  const still = useReducedMotion()
  useHotkeys(
    [
      ['Space', replay.toggle],
      ['ArrowLeft', () => replay.stepEarlier?.()],
      ['ArrowRight', () => replay.stepLater?.()],
    ],
    // Where these keys have a meaning of their own they keep it.
    ['INPUT', 'TEXTAREA', 'SELECT', 'BUTTON', 'A', 'SUMMARY'],
  )

  function choose(key: string, place: Place | null) {
    setChosen({ key, place })
    if (place === null) return
    replay.moveToCommit(place)
    if (stacked) panel.current?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' })
  }

  // The highlight belongs to a moment: when the playhead has left it, nothing is pressed any more.
  const current = chosen?.place && chosen.place.seq !== replay.position.seq ? null : chosen
  const shown = scorecard === null ? null : round === null ? scorecard : (scorecard.rounds[round] ?? scorecard)

  return (
    <div className={shown === null ? classes.alone : classes.sides}>
      {scorecard !== null && shown !== null && (
        <div className={classes.side}>
          <RoundChoice rounds={scorecard.rounds} value={round} onChange={setRound} />
          <Lines
            lines={shown.lines}
            commits={commits}
            startedAt={timeline.startedAt}
            chosen={current?.key ?? null}
            onChoose={choose}
          />
          <Objective objective={shown.objective} />
        </div>
      )}
      <ReplayPanel
        ref={panel}
        commits={commits}
        timeline={timeline}
        replay={replay}
        place={current?.place ?? null}
        lost={current !== null && current.place === null}
      />
    </div>
  )
}
