import type { PowerUpUse } from '@greenroom/shared/session'
import { CloseButton } from '@mantine/core'
import { IconBolt } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { toolTexts } from '../../../parts/coach/toolTexts.ts'
import { useRoom } from '../../../parts/room/roomContext.ts'
import ui from '../../../ui/primitives.module.css'
import { powerUpName } from '../tools/powerUps/powerUpNames.ts'
import classes from './PowerUpNotice.module.css'

const texts = toolTexts.powerUps
const none: readonly PowerUpUse[] = []

/** Announces once that a power-up has ended or been refunded; stays until closed or replaced. */
export function PowerUpNotice() {
  const uses = useRoom(({ state }) => (state === null || state.phase === 'NOT_STARTED' ? none : state.powerUps))
  const isRunning = useRoom(({ state }) => state?.phase === 'IN_PROGRESS')
  const known = useRef(uses)
  const [notice, setNotice] = useState<string | null>(null)
  useEffect(() => {
    const before = known.current
    known.current = uses
    for (const use of uses) {
      const was = before.find(({ useId }) => useId === use.useId)
      const said = was?.status === use.status ? null : noticeOf(use, isRunning)
      if (said !== null) setNotice(said)
    }
  }, [uses, isRunning])
  return (
    <div role="status">
      {notice !== null && (
        <div className={clsx(ui.row, ui.gap10, ui.touchable, ui.small, ui.lineAbove, classes.notice)}>
          <IconBolt size={17} stroke={1.6} aria-hidden="true" />
          <p className={clsx(ui.grow, ui.flat)}>{notice}</p>
          <CloseButton aria-label={texts.closeNotice} onClick={() => setNotice(null)} />
        </div>
      )}
    </div>
  )
}

function noticeOf({ powerUp, status, refundReason }: PowerUpUse, isRunning: boolean): string | null {
  if (status === 'refunded' && refundReason !== null) {
    const said = texts.refunded(powerUpName(powerUp), texts.refunds[refundReason])
    return isRunning ? `${said} ${texts.again}` : said
  }
  return status === 'elapsed' || status === 'spent' ? (texts.ended[powerUp] ?? null) : null
}
