import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { ApiProblem, sentenceOf } from '../../data/api.ts'
import { preferredLanguage } from '../../data/preferredLanguage.ts'
import { openWorkspace, placeOf } from '../../data/workspaces.ts'
import { Notice } from '../../ui/Notice.tsx'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'
import { LockedChallenge } from './LockedChallenge.tsx'
import { challengeTexts as texts } from './texts.ts'

const list = '/app/mockInterview'

/**
 * Finds or opens a challenge's session, and goes there. Replaces this history entry, so that Back returns to the list.
 */
export function OpenChallenge({ challengeId }: { challengeId: string }) {
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery({
    queryKey: ['workspace', challengeId],
    queryFn: ({ signal }) => openWorkspace(challengeId, preferredLanguage(localStorage), signal),
    // The session may have ended since the last request.
    staleTime: 0,
    gcTime: 0,
  })
  useEffect(() => {
    if (data !== undefined) void navigate(placeOf(data), { replace: true })
  }, [data, navigate])

  if (error === null) return <PageSkeleton />
  if (error instanceof ApiProblem && error.code === 'CHALLENGE_LOCKED')
    return <LockedChallenge challengeId={challengeId} reason={sentenceOf(error)} />
  const action = wayOut(error, () => void refetch())
  return (
    <Notice title={texts.openFailed} body={sentenceOf(error)} action={action}>
      {!('to' in action && action.to === list) && (
        <p>
          <Link to={list}>{texts.back}</Link>
        </p>
      )}
    </Notice>
  )
}

/** What the user can do about it: finish the interview that's in the way, otherwise try again. */
function wayOut(error: Error, retry: () => void) {
  const code = error instanceof ApiProblem ? error.code : ''
  if (code === 'CHALLENGE_IN_INTERVIEW') return { label: texts.interviews, to: '/app/interviewSelection' }
  if (code === 'CHALLENGE_NOT_FOUND') return { label: texts.back, to: list }
  return { label: texts.again, onClick: retry }
}
