import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Fragment, lazy, Suspense, useState } from 'react'
import { Outlet, useLocation, useNavigate, useSearchParams } from 'react-router'
import { useAccount } from '../../data/account.ts'
import { forgetInvite, heldInvite } from '../../data/inviteToken.ts'
import { Notice } from '../../ui/Notice.tsx'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'
import { SiteLayout } from '../layout/SiteLayout.tsx'
import { layoutTexts } from '../layout/texts.ts'
import { RequireAccount } from './RequireAccount.tsx'

const AcceptInvite = lazy(() => import('../../features/invites/AcceptInvite.tsx'))

type Props = { Frame?: typeof Fragment | 'main' }

/**
 * Guards a session's pages (`?session=`), for signed-in users and for guests who have a seat in it. A visitor with an
 * invite link first sees the invite and confirms. Everyone else goes to the sign-in page.
 */
export function RequireSeat(props: Props) {
  const sessionId = useSearchParams()[0].get('session') ?? ''
  const { hash } = useLocation()
  return <Seat key={`${sessionId} ${hash}`} sessionId={sessionId} {...props} />
}

function Seat({ sessionId, Frame = Fragment }: Props & { sessionId: string }) {
  const account = useAccount()
  const [invite, setInvite] = useState(() => heldInvite(sessionId))
  const client = useQueryClient()
  const navigate = useNavigate()
  const isVisitor = account.status === 'signed_out' && sessionId !== ''
  const seatKey = ['seat', sessionId]
  const seat = useQuery({
    queryKey: seatKey,
    // Lazy, because the landing page doesn't need the session's schemas.
    queryFn: async ({ signal }) => (await import('../../data/hasSeat.ts')).hasSeat(sessionId, signal),
    enabled: isVisitor && invite === null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (invite !== null) {
    const page = (
      <Suspense fallback={<PageSkeleton />}>
        <AcceptInvite
          sessionId={sessionId}
          token={invite}
          onJoined={() => {
            forgetInvite(sessionId)
            client.removeQueries({ queryKey: seatKey })
            setInvite(null)
          }}
          onLeave={() => {
            forgetInvite(sessionId)
            void navigate('/')
          }}
        />
      </Suspense>
    )
    return Frame === 'main' ? <SiteLayout>{page}</SiteLayout> : page
  }
  // Don't render the account guard yet: if this is a guest, it might find out first and send them to the sign-in page.
  const isUnknown = account.status === 'loading' && sessionId !== ''
  if (!isUnknown && (!isVisitor || seat.data === false)) return <RequireAccount Frame={Frame} />
  if (seat.data) return <Outlet />
  const { title, body, action } = layoutTexts.unreachable
  return (
    <Frame>
      {seat.isError ? (
        <Notice title={title} body={body} action={{ label: action, onClick: () => void seat.refetch() }} />
      ) : (
        <PageSkeleton />
      )}
    </Frame>
  )
}
