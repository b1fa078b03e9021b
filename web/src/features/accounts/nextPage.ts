/** The page after signing in. */
export const firstPage = '/app/interviewSelection'

/** The page for new accounts, unless they were on their way to another one. */
export const firstRunPage = '/app/firstRun'

/** The page in `?next=`; an address on another site is ignored. */
export function nextPageOf(search: URLSearchParams): string {
  const next = search.get('next')
  if (next === null || !URL.canParse(next, origin)) return firstPage
  const url = new URL(next, origin)
  return next.startsWith('/') && url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : firstPage
}

/** Any origin will do: it only matters whether `next` leaves it. */
const origin = 'https://greenroom.invalid'

/** The same `next` for the other of the two pages. */
export const withNext = (page: string, search: URLSearchParams): string =>
  search.has('next') ? `${page}?next=${encodeURIComponent(nextPageOf(search))}` : page
