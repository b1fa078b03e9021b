import { type PageContent, pageFormat } from '@greenroom/shared/rules'

/** `/blog`: the content above and around the articles. Articles are written in their own editor, with a review. */
export const blog: PageContent = {
  format: pageFormat,
  settings: {
    ...{ title: 'Blog', tabTitle: '', visibility: 'everyone', hasContents: false },
    description: 'Notes on interviewing, and how to prepare for it.',
    lead: 'Notes on interviewing, and how to prepare for it.',
  },
  blocks: [{ type: 'Articles', props: { id: 'articles' } }],
}
