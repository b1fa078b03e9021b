import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'
import { SiteLayout } from '../layout/SiteLayout.tsx'

// Doesn't load the editor, which takes seconds on a slow computer: the lobby requests it once it's on screen.
const Room = lazy(() => import('../../features/room/RoomPage.tsx'))
const Mocks = lazy(() => import('../../features/people/MocksPage.tsx'))

/**
 * `/mockinterview/human`. With `session`: that mock's lobby and room, filling the window. Otherwise: the user's mocks,
 * and a form for a new one.
 */
export default function HumanMock() {
  const [search] = useSearchParams()
  if ((search.get('session') ?? '') !== '')
    return (
      <Suspense fallback={<main id="main" />}>
        <Room />
      </Suspense>
    )
  return (
    <SiteLayout>
      <Suspense fallback={<PageSkeleton />}>
        <Mocks />
      </Suspense>
    </SiteLayout>
  )
}
