/** The query parameter that gives a payment link the customer's email. */
const emailParameter = 'prefilled_email'

/**
 * Spec §5: adds the user's email to a payment link, unless it has one.
 * @throws TypeError if `link` isn't a URL
 */
export function checkoutLinkFor(link: string, email: string): string {
  const url = new URL(link)
  if (!url.searchParams.has(emailParameter)) url.searchParams.set(emailParameter, email)
  return url.toString()
}
