import { Fragment, lazy, Suspense } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { useAccount } from '../../data/account.ts'
import { Notice } from '../../ui/Notice.tsx'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'
import { layoutTexts } from '../layout/texts.ts'

const KeepAccount = lazy(() => import('../../features/accounts/KeepAccount.tsx'))

/** Keeps a fragment that names a section, as in `#notifications`; any other may be a secret that the server mustn't see. */
const placeIn = (hash: string): string => (/^#[a-z]+(?:-[a-z]+)*$/.test(hash) ? hash : '')

/**
 * Guards pages for signed-in users. Sends others to the sign-in page, which brings them back. The API guards the data.
 * `Frame` wraps the fallback if no layout has a main part yet.
 */
export function RequireAccount({ Frame = Fragment }: { Frame?: typeof Fragment | 'main' }) {
  const account = useAccount()
  const { pathname, search, hash } = useLocation()
  switch (account.status) {
    case 'loading':
      return (
        <Frame>
          <PageSkeleton />
        </Frame>
      )
    case 'signed_in':
      return <Outlet />
    case 'leaving':
      return (
        <Frame>
          <Suspense fallback={<PageSkeleton />}>
            <KeepAccount deleteAt={account.deleteAt} />
          </Suspense>
        </Frame>
      )
    case 'signed_out':
      return <Navigate to={`/signin?next=${encodeURIComponent(pathname + search + placeIn(hash))}`} replace />
    case 'unreachable': {
      const { title, body, action } = layoutTexts.unreachable
      return (
        <Frame>
          <Notice title={title} body={body} action={{ label: action, onClick: account.retry }} />
        </Frame>
      )
    }
  }
}
