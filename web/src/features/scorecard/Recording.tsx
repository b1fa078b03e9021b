import type { CommitView, ScorecardLine, Session, SessionScorecard } from '@greenroom/shared/session'
import { useHotkeys, useMediaQuery, useReducedMotion } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Place } from '../../parts/replay/evidence.ts'
import { ReplayPanel } from '../../parts/replay/ReplayPanel.tsx'
import type { Timeline } from '../../parts/replay/timeline.ts'
import { useReplay } from '../../parts/replay/useReplay.ts'
import { Contest } from './Contest.tsx'
import { Lines } from './Lines.tsx'
import { Objective } from './Objective.tsx'
import { PrintedTranscript } from './PrintedTranscript.tsx'
import { Radar } from './Radar.tsx'
import classes from './Recording.module.css'
import { RoundChoice } from './RoundChoice.tsx'
import { targetsOf } from './targets.ts'

/**
 * Every claim beside its evidence: pressing a quote takes the replay to it, and the address with it, so that the moment can be shared.
 * Without a scorecard, the replay alone.
 */
export function Recording(props: {
  commits: readonly CommitView[]
  timeline: Timeline
  session: Session
  scorecard: SessionScorecard | null
  /** The lines of the last time, or null. */
  before: readonly ScorecardLine[] | null
  /** How the candidate is called. */
  candidate: string
  /** Whether it is one's own, so that one can say what one thinks of its scores. */
  isMine?: boolean
}) {
  const { commits, timeline, session, scorecard, before, candidate, isMine } = props
  const [search, setSearch] = useSearchParams()
  const replay = useReplay(commits, timeline, seqOf(search.get('at')))
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
      ['shift+ArrowLeft', replay.jumpBack],
      ['shift+ArrowRight', replay.jumpOn],
    ],
    // Where these keys have a meaning of their own they keep it.
    ['INPUT', 'TEXTAREA', 'SELECT', 'BUTTON', 'A', 'SUMMARY'],
  )

  function choose(key: string, place: Place | null) {
    setChosen({ key, place })
    if (place === null) return
    replay.moveToCommit(place)
    setSearch(
      (params) => {
        params.set('at', String(place.seq))
        return params
      },
      { replace: true, preventScrollReset: true },
    )
    if (stacked) panel.current?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' })
  }

  // The highlight belongs to a moment: when the playhead has left it, nothing is pressed any more.
  const current = chosen?.place && chosen.place.seq !== replay.position.seq ? null : chosen
  const shown = scorecard === null ? null : round === null ? scorecard : (scorecard.rounds[round] ?? scorecard)
  const silences = timeline.silences.map(({ fromMs, toMs }) => toMs - fromMs)

  return (
    <div className={shown === null ? classes.alone : classes.sides}>
      {scorecard !== null && shown !== null && (
        <div className={classes.side}>
          <RoundChoice rounds={scorecard.rounds} value={round} onChange={setRound} />
          <Lines
            lines={shown.lines}
            before={round === null ? before : null}
            commits={commits}
            startedAt={timeline.startedAt}
            chosen={current?.key ?? null}
            onChoose={choose}
            beneath={
              isMine === true
                ? ({ dimension }) => (
                    <Contest
                      key={`${round}/${dimension}`}
                      sessionId={session.sessionId}
                      round={round === null ? null : round + 1}
                      dimension={dimension}
                    />
                  )
                : undefined
            }
          />
          <Radar lines={shown.lines} before={round === null ? before : null} />
          <Objective
            objective={shown.objective}
            targets={round === null ? targetsOf(session) : {}}
            longestSilenceMs={round === null && silences.length > 0 ? Math.max(...silences) : null}
          />
        </div>
      )}
      <ReplayPanel
        ref={panel}
        commits={commits}
        timeline={timeline}
        replay={replay}
        place={current?.place ?? null}
        lost={current !== null && current.place === null}
        candidate={candidate}
      />
      <PrintedTranscript commits={commits} startedAt={timeline.startedAt} candidate={candidate} />
    </div>
  )
}

/** The commit that an address names, or null. */
function seqOf(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}
