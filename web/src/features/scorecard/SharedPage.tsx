import { clsx } from 'clsx'
import { useEffect, useMemo, useState } from 'react'
import { ApiProblem, sentenceOf } from '../../data/api.ts'
import { sessionLine } from '../../data/sessionKinds.ts'
import { Notice } from '../../ui/Notice.tsx'
import ui from '../../ui/primitives.module.css'
import { longDayOf } from '../../ui/time.ts'
import { adviceTitle } from './adviceTitle.ts'
import { FixFirst } from './FixFirst.tsx'
import { Lines } from './Lines.tsx'
import { Objective } from './Objective.tsx'
import { Radar } from './Radar.tsx'
import { Recording } from './Recording.tsx'
import { readLog } from './readLog.ts'
import classes from './ScorecardPage.module.css'
import { ScorecardSkeleton } from './ScorecardSkeleton.tsx'
import { type SharedAnswer, useShared } from './shares.ts'
import { scorecardTexts } from './texts.ts'
import { Verdict } from './Verdict.tsx'

const texts = scorecardTexts.shared

/**
 * `/scorecard/shared#token=…`: a scorecard, for anyone with the link. The token stays in the fragment, which browsers
 * don't send to servers.
 */
export default function SharedPage() {
  const token = useToken()
  const { data, error, refetch } = useShared(token)
  if (data !== undefined) return <Shared answer={data} />
  if (error === null) {
    return (
      <div className={clsx(ui.centred, classes.page)}>
        <ScorecardSkeleton withVerdict />
      </div>
    )
  }
  const code = error instanceof ApiProblem ? error.code : ''
  const why = {
    SHARE_REVOKED: texts.gone.revoked,
    SHARE_EXPIRED: texts.gone.expired,
    SHARE_UNKNOWN: texts.gone.unknown,
  }[code]
  if (why !== undefined || token === '') {
    const action = { label: texts.action, to: '/' }
    return <Notice title={texts.gone.title} body={why ?? texts.gone.unknown} action={action} />
  }
  const { title, action } = scorecardTexts.unreadable
  return <Notice title={title} body={sentenceOf(error)} action={{ label: action, onClick: () => void refetch() }} />
}

function Shared({ answer }: { answer: SharedAnswer }) {
  const { scorecard, commits, settings, startedAt } = answer
  const recorded = useMemo(() => (commits === null ? null : readLog(commits)), [commits])
  const line = `${texts.line} ${sessionLine({ assessmentType: null, settings })}. ${longDayOf(startedAt)}`
  return (
    <div className={clsx(ui.centred, classes.page)}>
      <div className={clsx(ui.grid, classes.top)}>
        <Verdict scorecard={scorecard} line={line} />
        <FixFirst title={adviceTitle(scorecard.lines)} advice={scorecard.fixFirst} />
      </div>
      {commits !== null && recorded?.session && recorded.timeline ? (
        <Recording
          commits={commits}
          timeline={recorded.timeline}
          session={recorded.session}
          scorecard={scorecard}
          before={null}
          candidate={texts.candidate}
          isShared
        />
      ) : (
        <div className={clsx(ui.grid, classes.sheet)}>
          <Lines
            lines={scorecard.lines}
            level={scorecard.level}
            before={null}
            commits={undefined}
            startedAt={null}
            chosen={null}
            onChoose={null}
          />
          <div>
            <Radar lines={scorecard.lines} before={null} />
            <Objective objective={scorecard.objective} />
            <p className={clsx(ui.after12, ui.text14, ui.quiet)}>{texts.noReplay}</p>
          </div>
        </div>
      )}
    </div>
  )
}

/** The token in the address. Updates if another link is pasted into the same tab. */
function useToken(): string {
  const [token, setToken] = useState(() => tokenIn(location.hash))
  useEffect(() => {
    const read = () => setToken(tokenIn(location.hash))
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  return token
}

const tokenIn = (hash: string): string => new URLSearchParams(hash.slice(1)).get('token') ?? ''
