import { isSeatVacant, removalRefusal } from '@greenroom/shared/session'
import { participantRoles } from '@greenroom/shared/vocabulary'
import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import { useSession } from '../room/useInterview.ts'
import { useIsHost } from '../room/useRole.ts'
import classes from './People.module.css'
import { RemoveMember } from './RemoveMember.tsx'
import { peopleTexts as texts } from './texts.ts'

/** Everyone in the session, whether they're in the room, and any empty seats. The host can remove people here. */
export function WhoIsHere() {
  const session = useSession(({ sessionId, members, participants, candidate, phase, host }) => ({
    ...{ sessionId, members, participants, candidate, phase, host },
  }))
  const isHost = useIsHost()
  if (session === null) return null
  const seats = participantRoles.flatMap((role) => {
    const held = session.members.filter(
      (member) => member.role === role && (role !== 'candidate' || !isSeatVacant(session)),
    )
    if (held.length > 0)
      return held.map(({ id, name }) => ({
        key: id,
        role,
        name,
        isHere: session.participants.some((each) => each.id === id && each.present),
        mayGo: isHost && removalRefusal(session, { id, role }) === null,
      }))
    return role === 'observer' ? [] : [{ key: role, role, name: texts.vacant, isHere: false, mayGo: false }]
  })
  return (
    <ul className={ui.list} aria-label={texts.who}>
      {seats.map(({ key, role, name, isHere, mayGo }) => (
        <li key={key} className={clsx(ui.grid, ui.middle, ui.gap12, ui.lineBelow, classes.member)}>
          <span className={clsx(ui.circle, classes.dot)} data-here={isHere} />
          <span className={ui.breaks}>
            <span className={ui.medium}>{name}</span> <span className={ui.quiet}>{texts.roles[role]}</span>
          </span>
          <span className={clsx(ui.row, ui.wrap, ui.end, ui.gap4by16)}>
            <span className={clsx(ui.small, ui.quiet)}>{isHere ? texts.here : texts.away}</span>
            {mayGo && <RemoveMember sessionId={session.sessionId} memberId={key} name={name} />}
          </span>
        </li>
      ))}
    </ul>
  )
}
