import { type NewReport, type Report, reportListSchema, reportPaths, reportSchema, urlOf } from '@greenroom/shared/wire'
import { useQuery } from '@tanstack/react-query'
import { get, post } from '../../data/api.ts'

export const reportsKey = (sessionId: string) => ['reports', sessionId] as const

/** The user's reports about a session. */
export const useReports = (sessionId: string) =>
  useQuery({
    queryKey: reportsKey(sessionId),
    queryFn: ({ signal }) => get(urlOf(reportPaths.reports, { id: sessionId }), reportListSchema, { signal }),
  })

export const sendReport = (sessionId: string, report: NewReport): Promise<Report> =>
  post(urlOf(reportPaths.reports, { id: sessionId }), report, reportSchema)
