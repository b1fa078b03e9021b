import type { ContentLibrary } from '@greenroom/shared/content'
import { accessOf, anonymousReader, workshopDescription } from '@greenroom/shared/rules'
import type { PageHead } from '../../platform/webHead.ts'

/** Each workshop page's texts for search results and shared links. */
export const workshopHeads = (library: Pick<ContentLibrary, 'items'>): PageHead[] =>
  library
    .items('workshop')
    .filter((workshop) => accessOf(workshop, anonymousReader) !== null)
    .map(({ id, title, about }) => ({ path: `/workshops/${id}`, title, description: workshopDescription(about) }))
