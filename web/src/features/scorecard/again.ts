import type { Ended } from '@greenroom/shared/session'
import type { NewSession } from '@greenroom/shared/wire'
import { useQueryClient } from '@tanstack/react-query'
import { useLeave } from '../../ui/useLeave.ts'
import { useSubmit } from '../../ui/useSubmit.ts'
import { openSession } from './queries.ts'

/** Opens a session with the same setup as the given one, and goes to its room. */
export function useAgain() {
  const leave = useLeave()
  const client = useQueryClient()
  return useSubmit(async (ended: Ended) => {
    const room = await openSession(sameAs(ended))
    void client.invalidateQueries({ queryKey: ['sessions'] })
    await leave(room)
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
