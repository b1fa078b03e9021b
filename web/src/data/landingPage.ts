import { landingPath } from '@greenroom/shared/rules'
import { type PublishedPage, pagePaths, urlOf } from '@greenroom/shared/wire'
import { useQuery } from '@tanstack/react-query'
import { get } from './api.ts'
import { pageInDocument } from './pageInDocument.ts'

const isPage = (page: unknown): page is PublishedPage =>
  typeof page === 'object' && page !== null && 'path' in page && page.path === landingPath && 'blocks' in page

/**
 * The landing page, if it came with this document. The engine has already parsed it, and the landing page doesn't load
 * the schema library. So only check which page it is.
 */
function sentAlong(): PublishedPage | undefined {
  const page = pageInDocument()
  return isPage(page) ? page : undefined
}

/** The landing page as it was published. */
export const useLandingPage = () =>
  useQuery({
    queryKey: ['published-page', landingPath],
    queryFn: ({ signal }) =>
      get(
        urlOf(pagePaths.published, {}, { path: landingPath }),
        async () => (await import('./pageSchemas.ts')).publishedPageSchema,
        { signal },
      ),
    initialData: sentAlong,
    // What came with the document is as recent as the document.
    staleTime: 60_000,
    retry: false,
  })
