import { Fragment, lazy, Suspense } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'
import type { SeatProps } from './Seat.tsx'

/** In its own file, because the landing page does without it. The room loads it with its page. */
export const loadSeat = () => import('./Seat.tsx')
const Seat = lazy(loadSeat)

/**
 * Guards a session's pages (`?session=`), for signed-in users and for guests the API recognises in it. A visitor with
 * an invite link first sees the invite and confirms. Everyone else goes to the sign-in page.
 */
export function RequireSeat({ Frame = Fragment }: SeatProps) {
  const sessionId = useSearchParams()[0].get('session') ?? ''
  const { hash } = useLocation()
  const waiting = (
    <Frame>
      <PageSkeleton />
    </Frame>
  )
  return (
    <Suspense fallback={waiting}>
      <Seat key={`${sessionId} ${hash}`} sessionId={sessionId} Frame={Frame} />
    </Suspense>
  )
}
