import {
  challengeFetchTexts,
  publicChallengeSchema,
  readDifficulty,
  readLanguage,
  readStage,
  readTimeLimit,
  readUserId,
} from '@greenroom/shared'
import { type ChallengeBank, presentable } from '@greenroom/shared/content'
import { z } from 'zod'
import type { HttpApp } from '../../platform/httpService.ts'
import { ProblemError } from '../../platform/problems.ts'

/** Anything goes, also a parameter that is given twice: what makes no sense falls back (spec §5). */
const querySchema = z.object({
  programmingLanguage: z.unknown().optional().describe('By default python.'),
  durationInMinutes: z.unknown().optional().describe('The most minutes the challenge may take; by default 20.'),
  userId: z.unknown().optional().describe('Whose finished challenges come last; has to be who asks.'),
  interviewStage: z.unknown().optional().describe('By default any.'),
})

export type ChallengeRoutesOptions = {
  bank: ChallengeBank
  /** What this user has finished, if it is the user who asks; nothing otherwise. */
  finishedBy: (userId: number, cookie: string | undefined) => Promise<string[]>
}

/** `GET /challenge/difficulty/{difficulty}` (spec §7): a challenge that fits, longest first, then at random. */
export function challengeRoutes(app: HttpApp, { bank, finishedBy }: ChallengeRoutesOptions): void {
  app.get(
    '/challenge/difficulty/:difficulty',
    {
      schema: {
        summary: 'A challenge of this difficulty',
        description: 'Unknown values fall back (spec §5). 404 carries the text of spec §8.',
        tags: ['challenges'],
        params: z.object({ difficulty: z.string() }),
        querystring: querySchema,
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
