import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { Outlet, useSearchParams } from 'react-router'
import { useAccount } from '../../data/account.ts'
import { Notice } from '../../ui/Notice.tsx'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'
import { layoutTexts } from '../layout/texts.ts'
import { RequireAccount } from './RequireAccount.tsx'

/**
 * Pages of one session (`?session=`): for who is signed in, and for a guest whom the API knows in it. Everybody else goes to the
 * sign-in, as from any page that is one's own.
 */
export function RequireSeat({ Frame = Fragment }: { Frame?: typeof Fragment | 'main' }) {
  const account = useAccount()
  const sessionId = useSearchParams()[0].get('session') ?? ''
  const isVisitor = account.status === 'signed_out' && sessionId !== ''
  const seat = useQuery({
    queryKey: ['seat', sessionId],
    // What a session is made of is more than the landing page has to know.
    queryFn: async ({ signal }) => (await import('../../data/hasSeat.ts')).hasSeat(sessionId, signal),
    enabled: isVisitor,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!isVisitor || seat.data === false) return <RequireAccount Frame={Frame} />
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
