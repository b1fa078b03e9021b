import { VisuallyHidden } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { roomTexts as texts } from '../../parts/room/texts.ts'
import classes from './RoomSkeleton.module.css'

/** After this long we say what's going on. */
const slowAfterMs = 4_000

/** The room's outline while it is joined. Nothing moves. */
export function RoomSkeleton() {
  const isSlow = useIsSlow()
  return (
    <div className={classes.room}>
      <div className={classes.bar} />
      <main id="main" className={classes.body}>
        <VisuallyHidden component="h1">{texts.interview}</VisuallyHidden>
        <div className={classes.pane}>
          <div role="status">
            {isSlow ? (
              <p className={classes.slow}>{texts.stillConnecting}</p>
            ) : (
              <VisuallyHidden>{texts.loading}</VisuallyHidden>
            )}
          </div>
          {isSlow && <Link to="/app/interviewSelection">{texts.lobby.back}</Link>}
          <div className={classes.line} style={{ width: '60%', height: 24 }} />
          <div className={classes.line} style={{ width: '95%' }} />
          <div className={classes.line} style={{ width: '80%' }} />
          <div className={classes.line} style={{ width: '88%' }} />
        </div>
        <div className={classes.editor} />
      </main>
      <div className={classes.foot} />
    </div>
  )
}

function useIsSlow(): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return isSlow
}
