import { escapeHtml, type PageHead } from './webHead.ts'

/**
 * `robots.txt`: search engines may read every page, but not the API. Pages that shouldn't be listed say so themselves
 * (`noindex`), which search engines only see if they may read them.
 */
export const robotsTxt = (origin: string): string =>
  ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${new URL('/sitemap.xml', origin).href}`, ''].join('\n')

/** `sitemap.xml`: the URLs of all pages that search engines may list. */
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
