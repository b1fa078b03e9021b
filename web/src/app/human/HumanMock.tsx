import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'
import { SiteLayout } from '../layout/SiteLayout.tsx'

const Room = lazy(() => {
  // Loads the largest part of the room in parallel. If that fails, its pane retries and says so.
  import('../../parts/editor/CodeEditor.tsx').catch(() => undefined)
  return import('../../features/room/RoomPage.tsx')
})
const Mocks = lazy(() => import('../../features/people/MocksPage.tsx'))

/** `/mockinterview/human`: with `session` that mock's lobby and room, in the whole window; otherwise the user's mocks, and a form for a new one. */
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
