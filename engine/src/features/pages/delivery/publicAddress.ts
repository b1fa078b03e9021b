import ipaddr from 'ipaddr.js'

/** Global unicast, the only part of IPv6 that is routed on the internet. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an address is on the public internet: not private, loopback, link-local, multicast, reserved, or an IPv6 form
 * that stands for an IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  // `isValid` accepts octal and hexadecimal forms, which resolvers never return.
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv4 || (parsed instanceof ipaddr.IPv6 && parsed.match(globalUnicast))
}

export type ActionAddressProblem =
  | 'NOT_A_URL'
  | 'NOT_HTTPS'
  | 'HAS_PASSWORD'
  | 'HAS_PORT'
  | 'NO_HOST_NAME'
  | 'HAS_FRAGMENT'

/** Domain endings that never lead to the public internet (RFC 6761, RFC 6762, RFC 8375, RFC 9476). */
const privateNames = new Set([
  'localhost',
  'local',
  'internal',
  'test',
  'invalid',
  'onion',
  'arpa',
  'alt',
  'home',
  'lan',
])

/**
 * Why an address can't receive forms' answers; null if it can. It has to be `https` on its usual port, at a full host
 * name rather than an IP address, in whatever notation.
 */
export function actionAddressProblem(address: string): ActionAddressProblem | null {
  if (!URL.canParse(address)) return 'NOT_A_URL'
  const { protocol, hostname, port, username, password, hash } = new URL(address)
  if (protocol !== 'https:') return 'NOT_HTTPS'
  if (username !== '' || password !== '') return 'HAS_PASSWORD'
  if (port !== '') return 'HAS_PORT'
  if (hash !== '') return 'HAS_FRAGMENT'
  // `URL` has already turned decimal, octal and hexadecimal notations into four numbers.
  const labels = hostname.split('.')
  const last = labels.at(-1) ?? ''
  const isName = labels.length > 1 && /^[a-z][a-z0-9-]*$/.test(last) && !privateNames.has(last)
  return isName && labels.every((label) => label !== '') ? null : 'NO_HOST_NAME'
}
