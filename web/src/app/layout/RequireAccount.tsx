import { Navigate, Outlet, useLocation } from 'react-router'
import { useAccount } from '../account.ts'
import { Notice } from './Notice.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import { layoutTexts } from './texts.ts'

/** Pages for who is signed in. Others go to the sign-in, which brings them back; the data is guarded by the API. */
export function RequireAccount() {
  const account = useAccount()
  const { pathname, search } = useLocation()
  switch (account.status) {
    case 'loading':
      return <PageSkeleton />
    case 'signed_in':
      return <Outlet />
    case 'signed_out':
      return <Navigate to={`/signin?next=${encodeURIComponent(pathname + search)}`} replace />
    case 'unreachable': {
      const { title, body, action } = layoutTexts.unreachable
      return <Notice title={title} body={body} action={{ label: action, onClick: account.retry }} />
    }
  }
}
