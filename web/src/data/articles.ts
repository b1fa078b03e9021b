import { type ArticleList, articleListSchema, readingPaths } from '@greenroom/shared/wire'
import { useQuery } from '@tanstack/react-query'
import { get } from './api.ts'

export type ListedArticle = ArticleList['data'][number]
export type Article = NonNullable<ListedArticle['item']>

/** All articles, latest first. */
export const useArticles = () =>
  useQuery({
    queryKey: ['articles'],
    queryFn: async ({ signal }) => (await get(readingPaths.articles, articleListSchema, { signal })).data,
  })

export const addressOf = (id: string): string => `/blog/${encodeURIComponent(id)}`

const wordsPerMinute = 200
/** Estimated reading time, in whole minutes. */
export const minutesOf = ({ body }: Article): number =>
  Math.max(1, Math.round(body.split(/\s+/).length / wordsPerMinute))

export const pictureUrl = ({ picture }: Article): string => `data:image/svg+xml,${encodeURIComponent(picture.svg)}`
