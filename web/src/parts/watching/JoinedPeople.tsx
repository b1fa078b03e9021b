import { clsx } from 'clsx'
import { useShallow } from 'zustand/react/shallow'
import ui from '../../ui/primitives.module.css'
import { RemoveMember } from '../people/RemoveMember.tsx'
import { useRoom } from '../room/roomContext.ts'
import { useIsHost } from '../room/useRole.ts'
import classes from './InviteDialog.module.css'
import { watchingTexts } from './texts.ts'

const texts = watchingTexts.invite

/** People who joined through an invite. The host can remove them. */
export function JoinedPeople({ sessionId, onRemoved }: { sessionId: string; onRemoved: () => void }) {
  const guests = useRoom(
    useShallow(({ state }) =>
      (state?.members ?? []).filter(({ id, role }) => id !== state?.host.id && role !== 'candidate'),
    ),
  )
  const isHost = useIsHost()
  if (guests.length === 0) return null
  return (
    <section className={clsx(ui.lineAbove, classes.open)} aria-label={texts.joined}>
      <h3 className={clsx(ui.under8, ui.body)}>{texts.joined}</h3>
      <ul className={clsx(ui.grid, ui.gap8, ui.list)}>
        {guests.map(({ id, name }) => (
          <li key={id} className={clsx(ui.row, ui.between, ui.gap12, ui.small)}>
            <span className={ui.shrinks}>{name}</span>
            {isHost && <RemoveMember sessionId={sessionId} memberId={id} name={name} onRemoved={onRemoved} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
