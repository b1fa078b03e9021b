import { questionCheckAnswerSchema, questionCheckReportSchema, questionChecksPath } from '@greenroom/shared/wire'
import type { HttpApp } from '../../platform/httpService.ts'
import type { OwnQuestions } from './ownQuestions.ts'

/** `POST /internal/question-checks`: a worker reports how a solution did on the cases of a user-written question. */
export function questionCheckRoutes(app: HttpApp, ownQuestions: Pick<OwnQuestions, 'checked'>): void {
  app.post(
    questionChecksPath,
    { schema: { body: questionCheckReportSchema, response: { 200: questionCheckAnswerSchema } } },
    async (request) => ({ stored: await ownQuestions.checked(request.body) }),
  )
}
