import type { Session } from '@greenroom/shared/session'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { lobbyOf } from '../../data/sessionKinds.ts'
import ui from '../../ui/primitives.module.css'
import { peopleTexts } from './texts.ts'
import { useSecondHalf } from './useSecondHalf.ts'

const texts = peopleTexts.halves

/** Shown after one half of a mock: a link to the other half, or why there is none. */
export function OtherHalf({
  state,
  addressOf = lobbyOf,
}: {
  state: Session
  addressOf?: (sessionId: string) => string
}) {
  const isComing = useSecondHalf(state)
  if (state.swap === undefined) return null
  const { half, otherId, opened } = state.swap
  const isOpen = half === 'second' || opened
  if (!isOpen && state.phase !== 'ENDED') return null
  return (
    <p className={clsx(ui.flat, ui.notPrinted)} role="status">
      {half === 'second' ? texts.second : texts.first}{' '}
      {isOpen ? (
        <Link to={addressOf(otherId)}>{half === 'second' ? texts.toFirst : texts.toSecond}</Link>
      ) : isComing ? (
        texts.opening
      ) : (
        texts.none
      )}
    </p>
  )
}
