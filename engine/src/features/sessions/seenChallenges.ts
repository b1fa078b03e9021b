import type { SessionLog } from '../../session/sessionLog.ts'

/**
 * All questions a person has seen in any session, whether finished, skipped, open or practised. The next question
 * should be a new one if any is left. A session that never began hasn't shown any.
 */
export async function seenChallenges(log: SessionLog, participantId: string): Promise<string[]> {
  const heads = await log.heads.find({
    where: { candidateId: participantId },
    sort: [['createdAt', 'desc']],
    limit: 200,
  })
  const seen = heads
    .filter(({ phase }) => phase !== 'NOT_STARTED')
    .flatMap(({ challenges, finishedChallengeIds }) => [
      ...(challenges ?? []).map(({ id }) => id),
      ...finishedChallengeIds,
    ])
  return [...new Set(seen)]
}
