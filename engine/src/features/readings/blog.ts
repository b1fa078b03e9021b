import type { ContentLibrary, ItemTypes } from '@greenroom/shared/content'
import { accessOf, anonymousReader } from '@greenroom/shared/rules'
import { blogFeedPath } from '@greenroom/shared/wire'
import { escapeHtml, type PageHead } from '../../platform/webHead.ts'

type Article = ItemTypes['article']

const pathOf = ({ id }: Article): string => `/blog/${id}`

/** The articles anybody may read, latest first. */
export const publicArticles = (library: Pick<ContentLibrary, 'items'>): Article[] =>
  library
    .items('article')
    .filter((article) => accessOf(article, anonymousReader) === 'open')
    .toSorted((one, other) => other.published.localeCompare(one.published))

/** Each article's texts for search results and shared links (spec §2). */
export const articleHeads = (library: Pick<ContentLibrary, 'items'>): PageHead[] =>
  publicArticles(library).map((article) => ({
    path: pathOf(article),
    title: article.title,
    description: article.summary,
  }))

/** The blog as an Atom feed (RFC 4287). Dates are days, so each entry is dated midnight UTC of its day. */
export function feedOf(articles: readonly Article[], origin: string): string {
  const urlOf = (path: string) => escapeHtml(new URL(path, origin).href)
  const midnightOf = ({ published }: Article) => `${published}T00:00:00Z`
  const [latest] = articles
  const entries = articles.map((article) =>
    [
      '  <entry>',
      `    <id>${urlOf(pathOf(article))}</id>`,
      `    <title>${escapeHtml(article.title)}</title>`,
      `    <link href="${urlOf(pathOf(article))}"/>`,
      `    <published>${midnightOf(article)}</published>`,
      `    <updated>${midnightOf(article)}</updated>`,
      `    <author><name>${escapeHtml(article.author)}</name></author>`,
      `    <summary>${escapeHtml(article.summary)}</summary>`,
      '  </entry>',
    ].join('\n'),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `  <id>${urlOf('/blog')}</id>`,
    '  <title>Greenroom: Blog</title>',
    `  <link rel="self" href="${urlOf(blogFeedPath)}"/>`,
    `  <link href="${urlOf('/blog')}"/>`,
    `  <updated>${latest === undefined ? '1970-01-01T00:00:00Z' : midnightOf(latest)}</updated>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n')
}
