import { refusalTexts } from '@greenroom/shared/english'
import { ActionIcon, Button } from '@mantine/core'
import { IconPlayerPause } from '@tabler/icons-react'
import { useCallback, useState } from 'react'
import { clockFace } from '../../../parts/header/roomClock.ts'
import { ariaKeysOf } from '../../../parts/keyboard/shortcuts.ts'
import { useShortcut } from '../../../parts/keyboard/useShortcut.ts'
import { useRoom, useRoomAccess } from '../../../parts/room/roomContext.ts'
import { roomTexts as texts } from '../../../parts/room/texts.ts'
import { useNow } from '../../../parts/room/useNow.ts'

/**
 * Asks the interviewer for a quiet moment, and shows how much of it is left. Pressing it again only hides the
 * countdown.
 */
export function ThinkingButton({ isWide, onProblem }: { isWide: boolean; onProblem: (why: string | null) => void }) {
  const { client } = useRoomAccess()
  const grantedUntil = useRoom(({ state }) => (state?.phase === 'IN_PROGRESS' ? state.silence.grantedUntil : null))
  const isAnswering = useRoom(({ state }) => state?.phase === 'IN_PROGRESS' && state.awaitingReply !== null)
  const [ended, setEnded] = useState<number | null>(null)
  const leftMs = useLeftMs(grantedUntil)
  const isGranted = leftMs > 0 && grantedUntil !== ended
  const toggle = useCallback(() => {
    if (isGranted) return setEnded(grantedUntil)
    if (isAnswering) return onProblem(refusalTexts.REPLY_PENDING)
    onProblem(null)
    void client.send({ type: 'SendMessage', message: texts.thinkingMessage })
  }, [client, isGranted, isAnswering, grantedUntil, onProblem])
  useShortcut('thinking', toggle)
  const icon = <IconPlayerPause size={17} stroke={1.6} aria-hidden="true" />
  const face = isGranted ? clockFace(leftMs) : null
  const label = face === null ? texts.thinking : texts.thinkingLeft(face)
  const common = { 'aria-pressed': isGranted, 'aria-keyshortcuts': ariaKeysOf('thinking'), onClick: toggle }
  if (isWide || face !== null)
    return (
      <Button {...common} variant={isGranted ? 'default' : 'subtle'} color="gray" leftSection={icon} size="sm">
        {isWide ? label : face}
      </Button>
    )
  return (
    <ActionIcon {...common} variant="default" size={40} aria-label={label}>
      {icon}
    </ActionIcon>
  )
}

/** The time left by the server's clock, in ms; 0 outside a quiet moment. */
function useLeftMs(until: number | null): number {
  const { client } = useRoomAccess()
  const now = useNow(until === null ? 60_000 : 500)
  return until === null ? 0 : Math.max(0, until - now - client.store.getState().serverOffsetMs)
}
