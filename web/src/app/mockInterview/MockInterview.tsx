import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'
import { SiteLayout } from '../layout/SiteLayout.tsx'

const Workspace = lazy(() => import('./SessionPage.tsx'))
const Challenges = lazy(() => import('../../features/challenges/ChallengesPage.tsx'))

/** `/app/mockInterview`: with `session` the workspace of that session, which fills the window; else the challenges to choose from. */
export default function MockInterview() {
  const [search] = useSearchParams()
  if ((search.get('session') ?? '') !== '')
    return (
      <Suspense fallback={<main id="main" />}>
        <Workspace />
      </Suspense>
    )
  return (
    <SiteLayout>
      <Suspense fallback={<PageSkeleton />}>
        <Challenges />
      </Suspense>
    </SiteLayout>
  )
}
