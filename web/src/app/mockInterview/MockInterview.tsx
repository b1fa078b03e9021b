import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'
import { SiteLayout } from '../layout/SiteLayout.tsx'

const Workspace = lazy(() => import('./SessionPage.tsx'))
const Challenges = lazy(() => import('../../features/challenges/ChallengesPage.tsx'))

/**
 * `/app/mockInterview`. With `session`: that session's workspace, filling the window. Otherwise: the list of
 * challenges.
 */
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
