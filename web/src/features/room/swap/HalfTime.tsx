import { type Ended, holderOf, otherHalfOf } from '@greenroom/shared/session'
import type { ParticipantRole } from '@greenroom/shared/vocabulary'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { lobbyOf } from '../../../data/sessionKinds.ts'
import { ConnectionBar, ConnectionDot } from '../../../parts/header/Connection.tsx'
import { RoomMenu } from '../../../parts/header/RoomMenu.tsx'
import { roomTexts } from '../../../parts/room/texts.ts'
import { Logo } from '../../../ui/Logo.tsx'
import ui from '../../../ui/primitives.module.css'
import { SkipLink } from '../../../ui/SkipLink.tsx'
import after from '../after/After.module.css'
import lobby from '../people/PeopleLobby.module.css'
import { swapTexts as texts } from './texts.ts'

/** Long enough to read the page and decide to stay. */
const secondsToRead = 8

/** Half-time: takes everyone from the first half to the second, unless they choose to stay. */
export function HalfTime({ state, role, onStay }: { state: Ended; role: ParticipantRole; onStay: () => void }) {
  const otherId = otherHalfOf(state)
  const other = role === 'candidate' ? holderOf(state, 'interviewer')?.name : state.candidate.name
  return (
    <div className={lobby.lobby}>
      <SkipLink />
      <header className={lobby.header}>
        <Link to="/mockinterview/human" className={lobby.home} aria-label={roomTexts.home}>
          <Logo />
        </Link>
        <ConnectionDot />
        <RoomMenu />
      </header>
      <ConnectionBar />
      <main id="main" tabIndex={-1} className={clsx(ui.grid, ui.gap20, ui.wide, ui.centred, after.main)}>
        <div role="status">
          <h1 className={ui.under4}>{texts.title}</h1>
          <p className={ui.flat}>{texts.now[role](other ?? '')}</p>
          {texts.later[role] !== '' && <p className={clsx(ui.flat, ui.quiet)}>{texts.later[role]}</p>}
        </div>
        {otherId === null ? <p className={clsx(ui.flat, ui.quiet)}>{texts.opening}</p> : <Countdown to={otherId} />}
        <div className={clsx(ui.row, ui.wrap, ui.gap8)}>
          {otherId !== null && (
            <Button variant="filled" size="md" component={Link} to={lobbyOf(otherId)}>
              {texts.go}
            </Button>
          )}
          <Button size="md" variant="subtle" onClick={onStay}>
            {texts.stay}
          </Button>
        </div>
      </main>
    </div>
  )
}

function Countdown({ to }: { to: string }) {
  const [left, setLeft] = useState(secondsToRead)
  const navigate = useNavigate()
  useEffect(() => {
    if (left === 0) void navigate(lobbyOf(to))
    else {
      const timer = setTimeout(() => setLeft(left - 1), 1_000)
      return () => clearTimeout(timer)
    }
  }, [left, to, navigate])
  return <p className={clsx(ui.flat, ui.quiet, ui.figures)}>{texts.soon(left)}</p>
}
