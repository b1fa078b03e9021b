import { useLocation } from 'react-router'
import type { SessionStore } from '../../session/sessionStore.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useRoom } from './roomContext.ts'
import { roomTexts } from './texts.ts'

const { notYours, removed, signedOut, outdated } = roomTexts.refused

/** Says why this person can't be in this room, or can't any longer, and where to go instead. */
export function RefusedPage({ refusal }: { refusal: NonNullable<SessionStore['refusal']> }) {
  const { pathname, search } = useLocation()
  const wasIn = useRoom(({ state }) => state !== null)
  return <main id="main">{noticeFor(refusal, pathname + search, wasIn)}</main>
}

function noticeFor(refusal: NonNullable<SessionStore['refusal']>, here: string, wasIn: boolean) {
  switch (refusal) {
    case 'UNAUTHORIZED': {
      // Load the page from the server, because this one still assumes that someone is signed in.
      const signIn = () => location.assign(`/signin?next=${encodeURIComponent(here)}`)
      return (
        <Notice title={signedOut.title} body={signedOut.body} action={{ label: signedOut.action, onClick: signIn }} />
      )
    }
    case 'PROTOCOL_OUTDATED':
      return (
        <Notice
          title={outdated.title}
          body={outdated.body}
          action={{ label: outdated.action, onClick: () => location.reload() }}
        />
      )
    case 'SESSION_NOT_FOUND':
      if (wasIn) return <Notice title={removed.title} body={removed.body} action={{ label: removed.action, to: '/' }} />
      return other
    default:
      return other
  }
}

const other = (
  <Notice
    title={notYours.title}
    body={notYours.body}
    action={{ label: notYours.action, to: '/app/interviewSelection' }}
  />
)
