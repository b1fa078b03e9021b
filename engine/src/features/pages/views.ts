import type { ContentLibrary } from '@greenroom/shared/content'
import {
  accessOf,
  anonymousReader,
  everyBlock,
  type PageBlock,
  type PageContent,
  tabTitleOf,
} from '@greenroom/shared/rules'
import type { EditedPage, EditedPageSummary, PageVersionSummary, PublishedPage } from '@greenroom/shared/wire'
import type { PageHead } from '../../platform/webHead.ts'
import { draftOf, liveVersionOf, type Page, type Version } from './pages.ts'
import type { DestinationRecord } from './records.ts'

type Library = Pick<ContentLibrary, 'items'>

const iso = (at: number): string => new Date(at).toISOString()
const isoOrNull = (at: number | null | undefined): string | null => (at == null ? null : iso(at))

/** The drawings a page may show: those in articles that everybody may read. */
export const drawings = (library: Library) =>
  library
    .items('article')
    .filter((article) => accessOf(article, anonymousReader) === 'open')
    .map(({ id, title, picture }) => ({ source: `article:${id}`, title, svg: picture.svg }))

/** A block without the part that only editors may see: where its answers go. */
const shown = (block: PageBlock): PageBlock =>
  block.type === 'Form' ? { ...block, props: { ...block.props, destinationId: '' } } : block

/** A version as visitors get it. */
export function publishedView(page: Page, { id, content }: Version, library: Library): PublishedPage {
  const wanted = new Set(
    everyBlock(content.blocks).flatMap((each) => (each.type === 'Picture' ? each.props.source : [])),
  )
  return {
    ...{ pageId: page.id, versionId: id, path: page.path, settings: content.settings },
    blocks: content.blocks.map(shown),
    pictures: Object.fromEntries(
      wanted.size === 0
        ? []
        : drawings(library)
            .filter(({ source }) => wanted.has(source))
            .map(({ source, svg }) => [source, svg]),
    ),
  }
}

/** A page's texts for search results and shared links. Pages that aren't public reveal nothing. */
export const headOfPage = ({ path }: Page, { settings }: PageContent): PageHead =>
  settings.visibility === 'accounts'
    ? {
        path,
        title: 'Sign in to read this page',
        description: 'You need an account to read this page.',
        indexed: false,
      }
    : {
        path,
        title: tabTitleOf(settings),
        description: settings.description,
        ...(settings.visibility === 'link' ? { indexed: false as const } : {}),
      }

/** The length of a page's opening, in characters: about as much as fits in a window. */
const openingLength = 1_500

/** Markdown's paragraphs as plain text. Lists, tables and the like are left to the page's code. */
const paragraphsOf = (markdown: string): string[] =>
  markdown
    .split(/\n\s*\n/)
    .filter((paragraph) => /^\s*[\p{L}\p{N}“‘"'[*_]/u.test(paragraph) && !/^\s*([*_-]\s|\d+\.\s)/.test(paragraph))
    .map((paragraph) =>
      paragraph
        .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replaceAll(/[*_`]/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )

/** The page's first texts, which are shown before its code has loaded. */
export function openingOf({ settings, blocks }: PageContent): NonNullable<PageHead['opening']> {
  const parts: { heading: string; texts: string[] }[] = []
  let length = 0
  for (const block of blocks) {
    if (length > openingLength) break
    if (block.type === 'Heading' && block.props.level === '2') parts.push({ heading: block.props.text, texts: [] })
    else if (block.type === 'Text') {
      if (parts.length === 0) parts.push({ heading: '', texts: [] })
      const texts = paragraphsOf(block.props.markdown)
      parts.at(-1)?.texts.push(...texts)
      length += texts.join('').length
    } else break
  }
  return { title: settings.title, intro: settings.lead, parts, hasContents: settings.hasContents }
}

/** A page's entry in lists. */
export function summaryOf(page: Page): EditedPageSummary {
  const { record } = page
  const versionId = liveVersionOf(page)
  return {
    ...{ pageId: page.id, path: page.path, isOurs: page.ours !== undefined, title: draftOf(page).settings.title },
    savedAt: isoOrNull(record?.savedAt),
    savedBy: record?.savedBy ?? null,
    live: versionId === null ? null : { versionId, at: isoOrNull(record?.liveAt), by: record?.liveBy ?? null },
    isAhead: record !== undefined && record.publishedRevision !== record.revision,
    scheduledAt: isoOrNull(record?.scheduledAt),
  }
}

/** A page as its editors get it. */
export function editedView(page: Page, destinations: readonly DestinationRecord[], library: Library): EditedPage {
  const { title: _title, ...state } = summaryOf(page)
  const { record } = page
  return {
    ...state,
    revision: record?.revision ?? 0,
    content: draftOf(page),
    hasFixedAddress: page.ours !== undefined || record?.publishedRevision !== null,
    destinations: destinations.map(({ id, kind, address }) => ({ destinationId: id, kind, address })),
    pictures: drawings(library),
  }
}

/** A version in a page's history. */
export const versionSummary = (page: Page, { id, kind, at, by, content }: Version): PageVersionSummary => ({
  ...{ versionId: id, kind, at: isoOrNull(at), by, title: content.settings.title },
  isLive: liveVersionOf(page) === id,
  isScheduled: page.record?.scheduledVersionId === id,
})
