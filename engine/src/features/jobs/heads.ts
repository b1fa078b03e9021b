import type { ContentLibrary } from '@greenroom/shared/content'
import { accessOf, anonymousReader } from '@greenroom/shared/rules'
import type { PageHead } from '../../platform/webHead.ts'

/**
 * Each job's texts for search results and shared links. Samples are meant for people, so search engines leave them out.
 */
export const jobHeads = (library: Pick<ContentLibrary, 'items'>): PageHead[] =>
  library
    .items('job')
    .filter((job) => accessOf(job, anonymousReader) === 'open')
    .map(({ id, title, employer, isSample }) => ({
      path: `/jobs/${id}`,
      title,
      description: `${employer}: the job, and the interview to rehearse for it.`,
      ...(isSample ? { indexed: false as const } : {}),
    }))
