import { Button, Group } from '@mantine/core'
import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { wayBackFrom } from '../../data/wayBack.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import ui from '../../ui/primitives.module.css'
import { clockFace } from '../header/roomClock.ts'
import { OtherHalf } from '../people/OtherHalf.tsx'
import { useRoom, useRoomAccess } from '../room/roomContext.ts'
import { roomTexts as texts } from '../room/texts.ts'
import { KeepLine } from '../trial/KeepLine.tsx'
import { roomHome } from '../trial/roomHome.ts'
import { useIsWatching } from '../watching/useIsWatching.ts'
import classes from './EndedDialog.module.css'

/** Shown over the room once the interview has ended: why it ended, and where to go. */
export function EndedDialog() {
  const { client } = useRoomAccess()
  const state = useRoom(({ state }) => (state?.phase === 'ENDED' ? state : null))
  const isWatching = useIsWatching()
  const [isLooking, setIsLooking] = useState(false)
  if (state === null) return null
  const { scorecard, reason, sessionId, remainingMs } = state
  const wayBack = wayBackFrom(sessionId)
  const isScored = scorecard.status !== 'none' && !isWatching
  return (
    <>
      <Dialog opened={!isLooking} onClose={() => setIsLooking(true)} title={texts.ended.title}>
        <p className={clsx(ui.under8, ui.quiet, ui.goneWhenEmpty)}>
          {isWatching ? texts.ended.watched : texts.ended.reasons[reason]}
          {reason !== 'time_up' && isScored && ` ${texts.ended.left(clockFace(remainingMs))}`}
        </p>
        <p className={clsx(ui.under8, ui.quiet, ui.goneWhenEmpty)} role="status">
          {isScored && scorecard.status === 'pending' && texts.ended.pending}
          {isScored && scorecard.status === 'completed' && texts.ended.ready}
          {isScored && scorecard.status === 'failed' && scorecard.message}
        </p>
        <OtherHalf state={state} />
        <Group justify="flex-end" gap="sm" mt="lg">
          <Button variant="subtle" onClick={() => setIsLooking(true)}>
            {texts.ended.look}
          </Button>
          {isScored && scorecard.status === 'failed' && (
            <Button onClick={() => void client.send({ type: 'RetryReply' })}>{texts.askAgain}</Button>
          )}
          {wayBack !== null && (
            <Button data-autofocus variant="filled" component={Link} to={wayBack.to}>
              {wayBack.label}
            </Button>
          )}
          <Button
            data-autofocus={wayBack === null ? true : undefined}
            variant={wayBack === null ? 'filled' : 'default'}
            component={Link}
            to={isScored ? `/app/scorecard?session=${encodeURIComponent(sessionId)}` : roomHome(state)}
          >
            {isScored ? texts.ended.scorecard : texts.ended.back}
          </Button>
        </Group>
        <KeepLine />
      </Dialog>
      {isLooking && <Reopen onClick={() => setIsLooking(false)} />}
    </>
  )
}

/** The element that had focus before the end is usually gone, so focus moves to this button. */
function Reopen({ onClick }: { onClick: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <div className={classes.again}>
      <Button ref={button} size="xs" onClick={onClick}>
        {texts.ended.reopen}
      </Button>
    </div>
  )
}
