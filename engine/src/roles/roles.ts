/**
 * The roles a caller can have. The first six are kinds of accounts, each using its own things. A guest was invited by
 * the FREE person to interview them. The last two try to use the FREE person's things.
 */
export const roles = [
  'visitor',
  'guest',
  'PENDING',
  'FREE',
  'PREMIUM',
  'PREMIUM that ran out',
  'CONTENT_CREATOR',
  'ADMIN',
  'another person',
  'another ADMIN',
] as const
export type Role = (typeof roles)[number]

/** `401`: sign in first. `403`: not for this role. `404`: as if it didn't exist. */
export type Outcome = 'yes' | '401' | '403' | '404'

type Outcomes = Readonly<Record<Role, Outcome>>

const everybody: Outcomes = {
  visitor: 'yes',
  guest: 'yes',
  PENDING: 'yes',
  FREE: 'yes',
  PREMIUM: 'yes',
  'PREMIUM that ran out': 'yes',
  CONTENT_CREATOR: 'yes',
  ADMIN: 'yes',
  'another person': 'yes',
  'another ADMIN': 'yes',
}
const accounts: Outcomes = { ...everybody, visitor: '401', guest: '401' }
const withoutTheirs = { 'another person': '404', 'another ADMIN': '404' } as const
const notByTier = {
  PENDING: '403',
  FREE: '403',
  PREMIUM: '403',
  'PREMIUM that ran out': '403',
  CONTENT_CREATOR: '403',
  'another person': '403',
} as const

/** The kinds of access an operation can have, by name, each with a description and an outcome per role. */
export const ways = {
  anybody: { says: 'Anybody, signed in or not.', outcomes: everybody },
  'signed in': { says: 'Signed-in people, for their own data.', outcomes: accounts },
  'signed in or guest': { says: 'Signed-in people and guests.', outcomes: { ...everybody, visitor: '401' } },
  owner: { says: 'The owner. For others it doesn’t exist.', outcomes: { ...accounts, ...withoutTheirs } },
  'in the session': {
    says: 'Everybody in the session, including guests. For others it doesn’t exist.',
    outcomes: { ...everybody, ...withoutTheirs, visitor: '401' },
  },
  'host or candidate': {
    says: 'The host and the candidate of the session. Others in it are refused; for everybody else it doesn’t exist.',
    outcomes: { ...everybody, ...withoutTheirs, visitor: '401', guest: '403' },
  },
  host: {
    says: 'The host of the session. Others in it are refused; for everybody else it doesn’t exist.',
    outcomes: { ...everybody, ...withoutTheirs, visitor: '401', guest: '403' },
  },
  'candidate or interviewer': {
    says: 'The candidate and the interviewer of the session, including guests. Observers are refused; for others it doesn’t exist.',
    outcomes: { ...everybody, ...withoutTheirs, visitor: '401' },
  },
  interviewer: {
    says: 'The interviewer of the session. Others in it are refused; for everybody else it doesn’t exist.',
    outcomes: { ...accounts, ...notByTier, ADMIN: '403', ...withoutTheirs, guest: 'yes' },
  },
  'oneself or ADMIN': {
    says: 'Signed-in people about themselves, and ADMIN about anybody.',
    outcomes: { ...accounts, 'another person': '403' },
  },
  premium: {
    says: 'PREMIUM and ADMIN: premium access.',
    outcomes: { ...accounts, ...notByTier, PREMIUM: 'yes' },
  },
  creator: {
    says: 'CONTENT_CREATOR, and participants in the alpha phase. For others it doesn’t exist.',
    outcomes: {
      ...(Object.fromEntries(roles.map((role) => [role, '404'])) as Outcomes),
      CONTENT_CREATOR: 'yes',
    },
  },
  'creator, signed in': {
    says: 'CONTENT_CREATOR, and participants in the alpha phase. For other signed-in people it doesn’t exist.',
    outcomes: {
      ...(Object.fromEntries(roles.map((role) => [role, '404'])) as Outcomes),
      ...{ visitor: '401', guest: '401', CONTENT_CREATOR: 'yes' },
    },
  },
  nobody: {
    says: 'Nobody yet: it is announced, but can’t be opened.',
    outcomes: { ...accounts, ...notByTier, PREMIUM: '403', ADMIN: '403', 'another ADMIN': '403' },
  },
  editor: {
    says: 'CONTENT_CREATOR and ADMIN: those who edit content.',
    outcomes: { ...accounts, ...notByTier, CONTENT_CREATOR: 'yes' },
  },
  ADMIN: { says: 'ADMIN alone.', outcomes: { ...accounts, ...notByTier } },
} as const satisfies Readonly<Record<string, { says: string; outcomes: Outcomes }>>
export type Way = keyof typeof ways
