import type { Ended } from '@greenroom/shared/session'
import type { NewSession } from '@greenroom/shared/wire'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useSubmit } from '../../ui/useSubmit.ts'
import { openSession } from './queries.ts'

/** Opens a session with the same setup as the given one, and goes to its room. */
export function useAgain() {
  const navigate = useNavigate()
  const client = useQueryClient()
  return useSubmit(async (ended: Ended) => {
    const room = await openSession(sameAs(ended))
    void client.invalidateQueries({ queryKey: ['sessions'] })
    await navigate(room)
  })
}

/** Copies this session's setup for a new one. */
const sameAs = ({
  settings,
  programmingLanguage,
  contentDomain,
  assessmentType,
  exam,
  requestedChallengeId,
}: Ended): NewSession => ({
  mode: 'ai',
  contentDomain,
  assessmentType,
  programmingLanguage,
  exam,
  challengeId: requestedChallengeId,
  settings,
})
