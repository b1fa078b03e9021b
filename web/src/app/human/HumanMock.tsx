import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'
import { SiteLayout } from '../layout/SiteLayout.tsx'

const Room = lazy(() => {
  // The largest part of the room comes at the same time; where that fails, its place asks again and says so.
  import('../../parts/editor/CodeEditor.tsx').catch(() => undefined)
  return import('../../features/room/RoomPage.tsx')
})
const Mocks = lazy(() => import('../../features/people/MocksPage.tsx'))

/** `/mockinterview/human`: with `session` its lobby and room, which fill the window; else the mocks one has, and a new one. */
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
