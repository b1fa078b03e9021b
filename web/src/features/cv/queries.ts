import {
  acceptedReviewSchema,
  type Cv,
  type CvContent,
  type CvTarget,
  cvPaths,
  cvSchema,
  cvWordingRunSchema,
  jobListSchema,
  keptWordingsSchema,
  readingPaths,
  urlOf,
} from '@greenroom/shared/wire'
import { useQuery } from '@tanstack/react-query'
import { get, post, postForm, put, remove } from '../../data/api.ts'

export const useJobs = () =>
  useQuery({
    queryKey: ['jobs'],
    queryFn: async ({ signal }) => (await get(readingPaths.jobs, jobListSchema, { signal })).data,
  })

export function uploadCv(file: File): Promise<Cv> {
  const form = new FormData()
  form.append('file', file)
  return postForm(cvPaths.cv, form, cvSchema)
}
export const pasteCv = (text: string): Promise<Cv> => post(cvPaths.cv, { text }, cvSchema)

export const saveCv = (version: number, content: CvContent, target: CvTarget): Promise<Cv> =>
  put(cvPaths.cv, { version, content, target }, cvSchema)

export const askModel = () => post(cvPaths.wordings, {}, cvWordingRunSchema)
const runUrl = (runId: string): string => urlOf(cvPaths.wordingRun, { runId })
export const modelsProgress = (runId: string) => get(runUrl(runId), cvWordingRunSchema)
export const keepWordings = (runId: string) => put(runUrl(runId), {}, keptWordingsSchema)

export const decideOn = (
  suggestionId: string,
  choice: { decision: 'accepted' | 'rejected' | 'open'; answer?: string },
): Promise<Cv> => put(urlOf(cvPaths.suggestion, { suggestionId }), choice, cvSchema)

export const deleteCv = () => remove(cvPaths.cv)
export const exportUrl = (format: 'docx' | 'pdf'): string => urlOf(cvPaths.export, { format })
export const requestReview = (targetRole: string, notes: string) =>
  post(cvPaths.requestReview, { targetRole, notes }, acceptedReviewSchema)
export const deleteReview = (requestId: string) => remove(urlOf(cvPaths.review, { requestId }))
