/** The page after signing in. */
export const firstPage = '/app/interviewSelection'

/** The first page for new accounts, unless they were headed somewhere else. */
export const firstRunPage = '/app/firstRun'

/** The page in `?next=`; addresses on other sites are ignored. */
export function nextPageOf(search: URLSearchParams): string {
  const next = search.get('next')
  if (next === null || !URL.canParse(next, origin)) return firstPage
  const url = new URL(next, origin)
  return next.startsWith('/') && url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : firstPage
}

/** Any origin works: it's only used to detect whether `next` points to another site. */
const origin = 'https://greenroom.invalid'

/** Links between sign-in and sign-up, carrying `next` over. */
export const withNext = (page: string, search: URLSearchParams): string =>
  search.has('next') ? `${page}?next=${encodeURIComponent(nextPageOf(search))}` : page
