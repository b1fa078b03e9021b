import { isPending, type TestRun } from '@greenroom/shared/session'
import { IconCheck, IconHourglass, IconLock, IconServerOff } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { roomTexts as texts } from '../../../parts/room/texts.ts'
import { useRunWait } from '../../../parts/runs/useRunWait.ts'
import { waitingTexts } from '../../../parts/runs/waitingTexts.ts'
import ui from '../../../ui/primitives.module.css'
import classes from './HiddenTests.module.css'

/** Progress of the tests on the handed-in code. Only the interviewer sees the results. */
export function HiddenTests({ run }: { run: TestRun | undefined }) {
  const told = run === undefined ? null : faceOf(run)
  return (
    <p
      className={clsx(ui.row, ui.gap8, ui.flat, ui.quiet, classes.line)}
      role="status"
      data-tone={told?.tone ?? 'calm'}
    >
      {told !== null && (
        <>
          <told.Icon size={17} stroke={1.6} aria-hidden="true" />
          <span>
            {told.text}
            {run !== undefined && isPending(run) && <LongWait run={run} />}
          </span>
        </>
      )}
    </p>
  )
}

/** Explains an unusually long wait. Leaves out the seconds, so that screen readers announce it once. */
function LongWait({ run }: { run: TestRun }) {
  const { isLong, since } = useRunWait(run)
  return isLong && ` ${waitingTexts.hiddenLong(since)}`
}

function faceOf(run: TestRun) {
  if (isPending(run)) return { tone: 'info', Icon: IconHourglass, text: texts.hiddenRunning } as const
  if (run.outcome.status === 'REJECTED_INSUFFICIENT_TOKENS')
    return { tone: 'warn', Icon: IconLock, text: texts.hiddenRejected } as const
  if (run.outcome.status === 'COMPLETED' && run.outcome.results === null)
    return { tone: 'plum', Icon: IconServerOff, text: texts.hiddenFailed } as const
  return { tone: 'calm', Icon: IconCheck, text: texts.hiddenDone } as const
}
