import { z } from 'zod'
import { conceptSchema } from '../../vocabulary/content.ts'
import { readItem } from '../page/readParts.ts'
import { domainField, itemFields, itemIdSchema, prose } from '../parts.ts'
import type { Kind } from './kind.ts'
import { itemHead } from './templates.ts'

/**
 * A blog article (spec §2, /blog), with a picture and coding challenges on its topic. The content check runs its
 * programs.
 */
export const articleSchema = z.object({
  ...itemFields,
  ...domainField,
  author: prose,
  published: z.iso.date(),
  summary: prose.max(200),
  concepts: z.array(conceptSchema),
  /** Coding challenges on the article's topic, for practice. */
  challenges: z.array(itemIdSchema),
  /** The article's picture. It has its own colours, because it is shown on both light and dark pages. */
  picture: z.object({ svg: z.string().startsWith('<svg '), alt: prose }),
  /** Markdown. */
  body: prose.min(1500, 'This is too short for an article. Write at least 1,500 characters.'),
})
export type Article = z.infer<typeof articleSchema>

export const article: Kind<Article> = {
  name: 'article',
  folder: 'blog',
  page: 'article.md',
  schema: articleSchema,
  read: (reader, files, id) => ({
    id,
    ...readItem(reader),
    domain: reader.fact('domain'),
    author: reader.fact('author'),
    published: reader.fact('published'),
    summary: reader.fact('summary'),
    concepts: reader.list('concepts'),
    challenges: reader.list('challenges'),
    picture: { svg: files.get('picture.svg'), alt: reader.fact('picture') },
    body: reader.body(),
  }),
  template: `${itemHead}domain: tech_interview_prep
author: The Greenroom team
published:
summary:
concepts:
challenges:
picture: what picture.svg shows
---
`,
}
