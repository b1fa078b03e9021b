import type { SessionLog } from '../../session/sessionLog.ts'

/**
 * What a person has seen, in whatever session and whatever became of it: finished, skipped, left open, or practised. The next question should be none of
 * it while there are others. A session that never began has shown nothing.
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
