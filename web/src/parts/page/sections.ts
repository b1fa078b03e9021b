import type { PageBlock } from '@greenroom/shared/rules'

/** A part of a page: a large heading that has an anchor, and the blocks after it. `anchor` is null for other blocks. */
export type PageSection = { key: string; anchor: string | null; title: string; blocks: readonly PageBlock[] }

/** Divides a page into sections that people can link to. */
export function sectionsOf(blocks: readonly PageBlock[]): PageSection[] {
  const sections: { key: string; anchor: string | null; title: string; blocks: PageBlock[] }[] = []
  for (const block of blocks) {
    const isLarge = block.type === 'Heading' && block.props.level === '2'
    const anchor = isLarge && block.props.anchor !== '' ? block.props.anchor : null
    const current = sections.at(-1)
    if (current === undefined || anchor !== null || (isLarge && current.anchor !== null))
      sections.push({ key: block.props.id, anchor, title: isLarge ? block.props.text : '', blocks: [block] })
    else current.blocks.push(block)
  }
  return sections
}
