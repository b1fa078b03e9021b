import type { SessionLog } from '../../session/sessionLog.ts'

/** What a person has finished, latest first; the next question should not be one of them. */
export async function finishedChallenges(log: SessionLog, participantId: string): Promise<string[]> {
  const heads = await log.heads.find({
    where: { candidateId: participantId, phase: 'ENDED' },
    sort: [['createdAt', 'desc']],
    limit: 200,
  })
  return [...new Set(heads.flatMap(({ finishedChallengeIds }) => finishedChallengeIds))]
}
