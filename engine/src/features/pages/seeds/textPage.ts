import { type PageBlock, type PageContent, type PageSettings, pageFormat } from '@greenroom/shared/rules'

/** A part of a page: a heading, its name for links, and Markdown. */
type Part = { id: string; title: string; body: string; after?: readonly PageBlock[] }

/** Builds a page of headings and texts. */
export const textPage = (settings: Omit<PageSettings, 'visibility'>, parts: readonly Part[]): PageContent => ({
  format: pageFormat,
  settings: { ...settings, visibility: 'everyone' },
  blocks: parts.flatMap(({ id, title, body, after = [] }): PageBlock[] => [
    { type: 'Heading', props: { id: `${id}-heading`, text: title, level: '2', anchor: id } },
    { type: 'Text', props: { id: `${id}-text`, markdown: body } },
    ...after,
  ]),
})
