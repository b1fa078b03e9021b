import type { Participant } from '@greenroom/shared/session'
import { Button } from '@mantine/core'
import { IconEye, IconLock, IconLockOpen } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useStore } from 'zustand'
import type { DocumentConnection, DocumentView } from '../../session/collab/documentConnection.ts'
import ui from '../../ui/primitives.module.css'
import { useRoom, useRoomAccess } from '../room/roomContext.ts'
import { useIsLedByPerson } from '../room/useRole.ts'
import classes from './SharedBar.module.css'
import { sharedTexts as texts } from './texts.ts'

/** Bar above a shared document: why you can't type or draw, who you can follow, and the interviewer's lock. */
export function SharedBar(props: {
  shared: DocumentConnection
  of: 'code' | 'board'
  people: readonly Participant[]
  followedId: string | null
  onFollow: (id: string | null) => void
}) {
  const { shared, of, followedId, onFollow } = props
  const view = useStore(shared.store)
  const { client } = useRoomAccess()
  const isLed = useIsLedByPerson()
  const isInterviewer = useRoom(({ role }) => role === 'interviewer')
  const word = wordOf(view, texts[of], isInterviewer)
  const mayLock = isInterviewer && isLed && view.standing?.may === 'write' && view.connection === 'online'
  const isLocked = view.standing?.locked === true
  const people = [...new Map(props.people.map((person) => [person.id, person])).values()]
  return (
    <div
      className={clsx(ui.row, ui.wrap, ui.gap8, ui.fixed, ui.lineBelow, ui.text13, ui.quiet, classes.bar)}
      role="toolbar"
      aria-label={texts[of].tools}
      hidden={word === null && !mayLock && people.length === 0}
    >
      <span role="status" className={ui.grow}>
        {word}
      </span>
      {people.map(({ id, name }) => (
        <Button
          key={id}
          size="compact-xs"
          variant={followedId === id ? 'light' : 'subtle'}
          aria-pressed={followedId === id}
          leftSection={<IconEye size={14} stroke={1.6} aria-hidden="true" />}
          onClick={() => onFollow(followedId === id ? null : id)}
        >
          {followedId === id ? texts.following(name) : texts.follow(name)}
        </Button>
      ))}
      {mayLock && (
        <Button
          size="compact-xs"
          variant="subtle"
          leftSection={
            isLocked ? (
              <IconLockOpen size={14} stroke={1.6} aria-hidden="true" />
            ) : (
              <IconLock size={14} stroke={1.6} aria-hidden="true" />
            )
          }
          onClick={() => void client.send({ type: 'LockWork', locked: !isLocked })}
        >
          {isLocked ? texts[of].unlock : texts[of].lock}
        </Button>
      )}
    </div>
  )
}

function wordOf(
  { connection, standing, isLoaded, isHeld }: DocumentView,
  words: (typeof texts)['code' | 'board'],
  isInterviewer: boolean,
): string | null {
  if (connection === 'damaged') return words.damaged
  if (connection === 'closed') return words.closed
  if (!isLoaded) return words.loading
  if (connection !== 'online') return isHeld ? words.offline : texts.offlineInThisPage
  if (standing?.because === 'observing') return words.observing
  if (standing?.because === 'locked') return texts.lockedForMe
  return isInterviewer && standing?.locked === true ? words.locked : null
}
