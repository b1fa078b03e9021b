import { escapeHtml, type PageHead } from './webHead.ts'

/**
 * `robots.txt`: search engines may read every page but none of the API. Pages that they shall leave out say so themselves (`noindex`), so
 * they must be able to read those.
 */
export const robotsTxt = (origin: string): string =>
  ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${new URL('/sitemap.xml', origin).href}`, ''].join('\n')

/** `sitemap.xml`: the address of every page that may be indexed. */
export function sitemapXml(origin: string, heads: Iterable<PageHead>): string {
  const addresses = [...heads].filter(({ indexed }) => indexed !== false).map(({ path }) => new URL(path, origin).href)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `  <url><loc>${escapeHtml(address)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')
}
