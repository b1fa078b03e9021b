/** A path of ours, or a place on the same page. `//host` and `/\host` would lead elsewhere. */
const ownPath = /^(\/(?![/\\])|#)[^\s\\]*$/

/**
 * Whether a page may link there: one of our paths, a place on the page, `https`, or `mailto`. Anything else, such as
 * `javascript:` or `http:`, isn't a link.
 */
export function isPageLink(link: string): boolean {
  if (ownPath.test(link)) return true
  if (/\s/.test(link) || !URL.canParse(link)) return false
  const { protocol, username, password } = new URL(link)
  if (protocol === 'mailto:') return /^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/i.test(link)
  return protocol === 'https:' && /^https:\/\/[^/]/i.test(link) && username === '' && password === ''
}

/** Matches link targets in Markdown: after `](`, between `<` and `>`, or in a definition. */
const markdownLink = /\]\(\s*<?([^)\s>]+)|<([a-z][a-z0-9+.-]*:[^>\s]*)>|^\s{0,3}\[[^\]]+\]:\s*<?([^\s>]+)/gim

/** The link targets in a Markdown text, in order. */
export const linksIn = (markdown: string): string[] =>
  [...markdown.matchAll(markdownLink)].flatMap(([, inline, auto, defined]) => inline ?? auto ?? defined ?? [])
