import { type PublishedPage, pagePaths, publishedPageSchema, urlOf } from '@greenroom/shared/wire'
import { useQuery } from '@tanstack/react-query'
import { get } from './api.ts'
import { pageInDocument } from './pageInDocument.ts'

/** The page that came with the document, if it is the page at this address. */
function sentAlong(path: string): PublishedPage | undefined {
  const page = publishedPageSchema.safeParse(pageInDocument())
  return page.success && page.data.path === path ? page.data : undefined
}

/** A page published in the builder, by its address. */
export const usePublishedPage = (path: string) =>
  useQuery({
    queryKey: ['published-page', path],
    queryFn: ({ signal }) => get(urlOf(pagePaths.published, {}, { path }), publishedPageSchema, { signal }),
    initialData: () => sentAlong(path),
    // What came with the document is up to date.
    staleTime: 60_000,
    retry: false,
  })
