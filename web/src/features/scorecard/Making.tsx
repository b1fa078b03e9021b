import { isPending, questionsOf, type Session } from '@greenroom/shared/session'
import { IconCheck, IconLoader2, IconPointFilled } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import ui from '../../ui/primitives.module.css'
import { elapsedOf } from '../../ui/time.ts'
import classes from './Making.module.css'
import { scorecardTexts as texts } from './texts.ts'

/** Longer than a scorecard usually takes. */
const longMs = 90_000

type Stage = { name: string; state: 'done' | 'under way' | 'next' }

/** The scorecard's progress as recorded in the log: finished, current and upcoming steps, and when it began. */
export function Making({ session }: { session: Session | null }) {
  const since = session?.phase === 'ENDED' ? session.endedAt : null
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  if (since === null || session === null) return null
  const elapsed = elapsedOf(now - since)
  return (
    <>
      <ol className={clsx(ui.grid, ui.gap6, ui.unmarked, ui.bare, classes.stages)}>
        {stagesOf(session).map(({ name, state }) => (
          <li key={name} className={clsx(ui.row, ui.gap8, ui.quiet, ui.figures, classes.stage)} data-state={state}>
            {state === 'done' ? (
              <IconCheck size={18} stroke={1.6} aria-hidden="true" />
            ) : state === 'under way' ? (
              <IconLoader2 size={18} stroke={1.6} aria-hidden="true" />
            ) : (
              <IconPointFilled size={18} stroke={1.6} aria-hidden="true" />
            )}
            <span>
              {name},{' '}
              {state === 'done'
                ? texts.pending.done
                : state === 'under way'
                  ? texts.pending.underWay(elapsed)
                  : texts.pending.next}
            </span>
          </li>
        ))}
      </ol>
      {now - since > longMs && <p className={clsx(ui.after12, ui.quiet, classes.long)}>{texts.pending.long}</p>}
    </>
  )
}

function stagesOf(session: Session): Stage[] {
  const runs = questionsOf(session).flatMap((question) => question.runs)
  const testing = runs.some(isPending)
  return [
    ...(runs.length === 0
      ? []
      : [{ name: texts.pending.tests, state: testing ? ('under way' as const) : ('done' as const) }]),
    { name: texts.pending.scorecard, state: testing ? 'next' : 'under way' },
  ]
}
