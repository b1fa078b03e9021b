import type { PageHead } from './head.ts'

/** Size of a shared link's preview picture, in pixels. */
export const pictureSize = { width: 1200, height: 630 } as const

/**
 * The page's preview picture for shared links, in `web/public`. Every indexable page has its own, drawn by `npm run
 * pictures`; other pages use the landing page's.
 */
export function pictureOf({ path, title, indexed }: PageHead): { path: string; alt: string } | undefined {
  if (indexed === false) return undefined
  return {
    path: path === '/' ? '/og.png' : `/og/${path.slice(1).replaceAll('/', '-')}.png`,
    alt: `Greenroom: ${title}`,
  }
}
