import { z } from 'zod'

/** What a page says of itself in a browser's tab, a search result and a shared link. `title` is without the product's name. */
export const pageHeadSchema = z.object({ path: z.string(), title: z.string(), description: z.string() })
export type PageHead = z.infer<typeof pageHeadSchema>
export type HeadOf = (path: string) => PageHead | undefined

const productName = 'Greenroom'
const unknownPage = { title: 'Page not found', description: 'There is no page at this address.' }
const slot = /<!-- ?head:start ?-->[\s\S]*<!-- ?head:end ?-->|<!--head-->/

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character)

/** JSON that no script element can be left from. */
const inertJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/**
 * The page with title, description, canonical address, image and organisation markup of its path (spec §2) in the place that the build
 * left for them. Pages that nobody knows are not to be indexed.
 */
export function renderHead(
  page: string,
  { origin, path, head }: { origin: string; path: string; head: PageHead | undefined },
): string {
  const { title, description } = head ?? unknownPage
  const address = new URL(path, origin).href
  const image = new URL('/og.png', origin).href
  const organisation = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: productName,
    url: new URL('/', origin).href,
    logo: new URL('/icon.svg', origin).href,
    image,
  }
  const properties = { type: 'website', site_name: productName, title, description, url: address, image }
  const markup = [
    `<title>${escapeHtml(title)} · ${productName}</title>`,
    `<meta name="description" content="${escapeHtml(description)}" />`,
    head ? `<link rel="canonical" href="${escapeHtml(address)}" />` : '<meta name="robots" content="noindex" />',
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="og:${property}" content="${escapeHtml(content)}" />`,
    ),
    '<meta name="twitter:card" content="summary_large_image" />',
    `<script type="application/ld+json">${inertJson(organisation)}</script>`,
  ].join('\n    ')
  return page.replace(slot, () => markup)
}
