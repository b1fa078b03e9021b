import type { OidcProblem } from '@greenroom/shared/wire'

/** Any origin will do: it only serves to detect whether a URL leads to another site. */
const origin = 'https://greenroom.invalid'

/** The page of this site in `next`; null if it is missing or leads to another site. */
export function ownPage(next: string | null | undefined): string | null {
  if (!next?.startsWith('/') || !URL.canParse(next, origin)) return null
  const url = new URL(next, origin)
  return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : null
}

type Page = '/signin' | '/signup' | '/app/settings'

/** The page shown after the identity provider; it handles the rest. */
export function pageAfter(
  page: Page,
  with_: { problem?: OidcProblem; arrived?: true; step?: 'code' },
  next: string | null,
): string {
  const query = new URLSearchParams()
  if (with_.problem !== undefined) query.set('problem', with_.problem)
  if (with_.arrived === true) query.set('arrived', '1')
  if (with_.step !== undefined) query.set('step', with_.step)
  if (next !== null && page !== '/app/settings') query.set('next', next)
  return query.size === 0 ? page : `${page}?${query}`
}
