/** The query parameter that gives a payment link the customer's email. */
const emailParameter = 'prefilled_email'

/**
 * Spec §5: a payment link carries the user's email, unless it carries one already.
 * @throws TypeError where `link` is no URL
 */
export function checkoutLinkFor(link: string, email: string): string {
  const url = new URL(link)
  if (!url.searchParams.has(emailParameter)) url.searchParams.set(emailParameter, email)
  return url.toString()
}
