import type { CommitView, ScorecardLine, Session, SessionScorecard } from '@greenroom/shared/session'
import { useHotkeys, useMediaQuery, useReducedMotion } from '@mantine/hooks'
import { clsx } from 'clsx'
import { useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type Place, placeOf } from '../../parts/replay/evidence.ts'
import { handInsOf } from '../../parts/replay/handIns.ts'
import { ReplayPanel } from '../../parts/replay/ReplayPanel.tsx'
import type { Timeline } from '../../parts/replay/timeline.ts'
import { useReplay } from '../../parts/replay/useReplay.ts'
import ui from '../../ui/primitives.module.css'
import { Contest } from './Contest.tsx'
import { Evidence, type EvidenceTab } from './Evidence.tsx'
import { Lines } from './Lines.tsx'
import { Objective } from './Objective.tsx'
import { PrintedTranscript } from './PrintedTranscript.tsx'
import type { Before } from './previous.ts'
import { useSolution } from './queries.ts'
import classes from './Recording.module.css'
import { RoundChoice } from './RoundChoice.tsx'

/**
 * Shows every claim next to its evidence. Pressing a quote jumps the replay to it, and puts that moment into the
 * address, so that it can be shared. Without a scorecard, shows only the replay.
 */
export function Recording(props: {
  commits: readonly CommitView[]
  timeline: Timeline
  session: Session
  scorecard: SessionScorecard | null
  before: Before | null
  /** The candidate's name. */
  candidate: string
  /** Whether the interview is the reader's own, so that they can contest its scores. */
  isMine?: boolean
  /** Whether the reader came via a shared link, which hides the reference answer. */
  isShared?: boolean
}) {
  const { commits, timeline, session, scorecard, before, candidate, isMine } = props
  const [search, setSearch] = useSearchParams()
  const asked = seqOf(search.get('at'))
  const [chosen, setChosen] = useState<{ key: string; place: Place | null } | null>(() =>
    asked !== null || scorecard === null ? null : firstEvidence(commits, scorecard.lines),
  )
  const replay = useReplay(commits, timeline, asked ?? chosen?.place?.seq ?? null)
  const [round, setRound] = useState<number | null>(null)
  const [tab, setTab] = useState<EvidenceTab>('replay')
  const handIns = useMemo(() => handInsOf(commits), [commits])
  const solution = useSolution(session.sessionId, props.isShared !== true && session.phase === 'ENDED').data ?? null
  const panel = useRef<HTMLDivElement>(null)
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
    // Leave keys alone in these elements, because they already mean something there.
    ['INPUT', 'TEXTAREA', 'SELECT', 'BUTTON', 'A', 'SUMMARY'],
  )

  function choose(key: string, place: Place | null) {
    setChosen({ key, place })
    setTab('replay')
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

  // The highlight is tied to one moment: once the playhead leaves it, no quote is highlighted.
  const current = chosen?.place && chosen.place.seq !== replay.position.seq ? null : chosen
  const shown = scorecard === null ? null : round === null ? scorecard : (scorecard.rounds[round] ?? scorecard)
  const ofRound = round === null ? handIns : handIns.filter(({ question }) => question === round + 1)

  return (
    <div className={shown === null ? classes.alone : classes.sides} data-fills>
      {scorecard !== null && shown !== null && (
        <div className={clsx(ui.shrinks, ui.lowers, classes.side)}>
          <Lines
            key={round}
            lines={shown.lines}
            level={shown.level}
            before={round === null ? (before?.lines ?? null) : null}
            commits={commits}
            startedAt={timeline.startedAt}
            chosen={current?.key ?? null}
            onChoose={choose}
            above={
              scorecard.rounds.length > 1 ? (
                <RoundChoice rounds={scorecard.rounds} value={round} onChange={setRound} />
              ) : null
            }
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
        </div>
      )}
      <div ref={panel} className={clsx(ui.grid, ui.shrinks, ui.lowers)}>
        <Evidence
          tab={tab}
          onTab={setTab}
          session={session}
          scorecard={scorecard}
          round={round}
          before={before}
          timeline={timeline}
          handIns={ofRound}
          solution={solution}
          momentOf={(seq) => {
            const commit = commits.find((each) => each.seq === seq)
            return commit === undefined ? null : commit.at - timeline.startedAt
          }}
          onEvidence={({ dimension, points = [] }, index) => {
            const [evidence] = points[index]?.evidence ?? []
            if (evidence !== undefined) choose(`${dimension}/point-${index}`, placeOf(commits, evidence))
          }}
        >
          <ReplayPanel
            commits={commits}
            timeline={timeline}
            replay={replay}
            place={current?.place ?? null}
            lost={current !== null && current.place === null}
            candidate={candidate}
            handIns={handIns}
          />
        </Evidence>
      </div>
      {shown !== null && (
        <div className={classes.paper}>
          <Objective objective={shown.objective} />
        </div>
      )}
      <PrintedTranscript commits={commits} startedAt={timeline.startedAt} candidate={candidate} />
    </div>
  )
}

/** Where the replay starts: at the evidence of the weakest score, not at the end. */
function firstEvidence(
  commits: readonly CommitView[],
  lines: readonly ScorecardLine[],
): { key: string; place: Place } | null {
  for (const { dimension, evidence } of lines.toSorted((one, other) => (one.score ?? 5) - (other.score ?? 5))) {
    for (const [index, each] of evidence.slice(0, 2).entries()) {
      const place = placeOf(commits, each)
      if (place !== null) return { key: `${dimension}/${index}`, place }
    }
  }
  return null
}

/** Reads the commit number from an address; null if it's missing or invalid. */
function seqOf(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}
