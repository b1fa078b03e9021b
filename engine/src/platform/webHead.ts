import { z } from 'zod'

/**
 * A page's texts for the browser tab, search results and shared links. `title` doesn't include Greenroom's name; with
 * `indexed: false`, search engines are asked not to list the page.
 */
export const pageHeadSchema = z.object({
  path: z.string(),
  title: z.string(),
  description: z.string(),
  indexed: z.literal(false).optional(),
  /** The picture for a shared link: a file in the web app, with its alternative text. */
  picture: z.object({ path: z.string(), alt: z.string() }).optional(),
  /** The page's first texts, shown until its program has loaded. */
  opening: z
    .object({
      title: z.string(),
      intro: z.string(),
      /** For a page of text: the rest of it, as plain paragraphs below their headings. */
      parts: z.array(z.object({ heading: z.string(), texts: z.array(z.string()) })).optional(),
      /** Whether a list of headings is shown beside the parts. */
      hasContents: z.boolean().optional(),
    })
    .optional(),
  /** Modules this page needs once the app runs; the browser preloads them. */
  ahead: z.array(z.string()).optional(),
  /** Uses the `ahead` of the page with this path. */
  like: z.string().optional(),
  /** The page's content as JSON, so that its program needn't request it. */
  data: z.unknown().optional(),
})
export type PageHead = z.infer<typeof pageHeadSchema>
/**
 * Returns the head for a path. The web app's build includes those of spec §2. Pages with a parameter (`/blog/:slug`)
 * need a function that looks up their texts; pass it to `installWebApp`, which tries the build first.
 */
export type HeadOf = (path: string) => Promise<PageHead | undefined>

const productName = 'Greenroom'
const unknownPage = {
  title: 'Page not found',
  description: 'There’s no page at this address.',
  indexed: false as const,
}
/** The landing page's picture, for pages that don't have their own. */
const commonPicture = { path: '/og.png', alt: 'Greenroom: rehearse the interview before it counts' }
/** Every picture's size, in pixels. */
const pictureSize = { width: 1200, height: 630 }
const openingSlot = '<!-- opening -->'
const slot = /<!-- ?head:start ?-->[\s\S]*<!-- ?head:end ?-->|<!--head-->/

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => escapes[character] ?? character)

/** Serializes a value as JSON that can't close the script element it is in. */
const inertJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/**
 * Fills the build's placeholders with the title, description, canonical URL, image and organisation markup for the
 * page's path (spec §2). Unknown pages ask not to be listed.
 */
export function renderHead(
  page: string,
  { origin, path, head }: { origin: string; path: string; head: PageHead | undefined },
): string {
  const { title, description, indexed } = head ?? unknownPage
  const address = addressOf(path, origin)
  const picture = head?.picture ?? commonPicture
  const image = new URL(picture.path, origin).href
  const organisation = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: productName,
    url: new URL('/', origin).href,
    logo: new URL('/icon.svg', origin).href,
    image: new URL(commonPicture.path, origin).href,
  }
  const properties = {
    'og:type': 'website',
    'og:site_name': productName,
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': image,
    'og:image:width': pictureSize.width,
    'og:image:height': pictureSize.height,
    'og:image:alt': picture.alt,
  }
  const markup = [
    `<title>${escapeHtml(title)} · ${productName}</title>`,
    `<meta name="description" content="${escapeHtml(description)}" />`,
    ...(indexed === false ? ['<meta name="robots" content="noindex" />'] : []),
    ...(head === undefined ? [] : [`<link rel="canonical" href="${escapeHtml(address)}" />`]),
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(String(content))}" />`,
    ),
    '<meta name="twitter:card" content="summary_large_image" />',
    `<script type="application/ld+json">${inertJson(organisation)}</script>`,
    ...(head?.data === undefined
      ? []
      : [`<script type="application/json" id="page-data">${inertJson(head.data)}</script>`]),
    ...(head?.ahead ?? []).map((file) => `<link rel="modulepreload" crossorigin href="${escapeHtml(file)}" />`),
  ].join('\n    ')
  return page.replace(slot, () => markup).replace(openingSlot, () => openingOf(head))
}

/** The page's canonical URL. A path such as `//elsewhere` must not lead to another host. */
function addressOf(path: string, origin: string): string {
  const address = new URL(origin)
  address.pathname = path
  return address.href
}

/** What the page shows until its program has loaded. Search engines see it too. */
function openingOf(head: PageHead | undefined): string {
  if (head?.opening === undefined) return ''
  const { title, intro, parts, hasContents } = head.opening
  const first = `<h1>${escapeHtml(title)}</h1>${intro === '' ? '' : `<p>${escapeHtml(intro)}</p>`}`
  if (parts === undefined) return `<main class="opening">${first}</main>`
  const sections = parts.map(({ heading, texts }) => {
    const name = heading === '' ? '' : `<h2>${escapeHtml(heading)}</h2>`
    return `<section>${name}${texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('')}</section>`
  })
  return `<main class="opening text"${hasContents === true ? ' data-contents' : ''}>${first}<div>${sections.join('')}</div></main>`
}
