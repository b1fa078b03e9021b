import { type ChallengeBank, presentable } from '@greenroom/shared/content'
import {
  challengeFetchTexts,
  readDifficulty,
  readLanguage,
  readStage,
  readTimeLimit,
  readUserId,
} from '@greenroom/shared/rules'
import { publicChallengeSchema } from '@greenroom/shared/session'
import { challengeParamsSchema, challengePaths, challengeQuerySchema } from '@greenroom/shared/wire'
import { refuses } from '../../platform/describe.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import { ProblemError } from '../../platform/problems.ts'

export type ChallengeRoutesOptions = {
  bank: ChallengeBank
  /** The challenges this user has finished if they are the caller; otherwise none. */
  finishedBy: (userId: number, cookie: string | undefined) => Promise<string[]>
}

/**
 * `GET /challenge/difficulty/{difficulty}` (spec §7): a challenge that fits; the longest first, at random among equals.
 */
export function challengeRoutes(app: HttpApp, { bank, finishedBy }: ChallengeRoutesOptions): void {
  app.get(
    challengePaths.ofDifficulty,
    {
      config: refuses('NO_CHALLENGE'),
      schema: {
        summary: 'A challenge of this difficulty',
        description: 'Unknown values fall back (spec §5). 404 has the text of spec §8.',
        tags: ['challenges'],
        params: challengeParamsSchema,
        querystring: challengeQuerySchema,
        response: { 200: publicChallengeSchema },
      },
    },
    async (request) => {
      const { programmingLanguage, durationInMinutes, userId, interviewStage } = request.query
      const language = readLanguage(programmingLanguage)
      const id = readUserId(userId)
      const found = bank.pick({
        difficulty: readDifficulty(request.params.difficulty),
        programmingLanguage: language,
        maxDurationMinutes: readTimeLimit(durationInMinutes),
        ...(interviewStage === undefined ? {} : { stage: readStage(interviewStage) }),
        exclude: id === null ? [] : await finishedBy(id, request.headers.cookie),
        seed: request.id,
      })
      if (found === undefined) throw new ProblemError('NO_CHALLENGE', challengeFetchTexts.noMatch)
      return presentable(found, language)
    },
  )
}
