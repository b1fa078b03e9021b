import { type PageContent, pageContentSchema, pageFormat } from '@greenroom/shared/rules'
import type { Data } from '@puckeditor/core'

/** A page's content in the editor's shape. */
export const toPuck = ({ settings, blocks }: PageContent): Data => ({
  root: { props: { ...settings } },
  content: blocks.map(({ type, props }) => ({ type, props: { ...props } })),
})

/** Turns the editor's data into a page's content; null if something exceeds a limit, such as a length. */
export function fromPuck({ root, content }: Data): PageContent | null {
  const parsed = pageContentSchema.safeParse({ format: pageFormat, settings: root.props, blocks: content })
  return parsed.success ? parsed.data : null
}
