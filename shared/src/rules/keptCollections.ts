/** The parts of the privacy page that say what we store, by their anchors. */
export const privacySectionIds = ['account', 'signIns', 'interviews', 'guests', 'links', 'mail', 'feedback'] as const
export type PrivacySectionId = (typeof privacySectionIds)[number]

/**
 * Which part of the privacy page covers each collection of the store; null for what is about nobody. Whoever stores something new adds it here and
 * there: specs compare this with a running engine and with the page.
 */
export const toldOnThePrivacyPage: Readonly<Record<string, PrivacySectionId | null>> = {
  users: 'account',
  accountDeletions: 'account',
  identityUsers: 'account',
  identityAccounts: 'account',
  identitySecondFactors: 'account',
  passkeys: 'account',
  profiles: 'account',
  subscriptions: 'account',
  auditTrail: 'account',
  paymentEvents: 'account',
  payments: 'account',
  checkouts: 'account',
  ledger: 'account',
  notices: 'account',
  challengesGivenUp: 'account',
  alphaPhaseUsers: 'account',
  invitationUses: 'account',
  identitySessions: 'signIns',
  identityVerifications: 'signIns',
  spentPasskeyChallenges: 'signIns',
  sessions: 'interviews',
  commits: 'interviews',
  sessionMembers: 'interviews',
  reports: 'interviews',
  trials: 'interviews',
  guests: 'guests',
  invites: 'links',
  scorecardShares: 'links',
  mails: 'mail',
  mailLinks: 'mail',
  mailRefusals: 'mail',
  userFeedback: 'feedback',
  clientMessages: 'feedback',
  invitationCodes: null,
  counters: null,
  heartbeats: null,
  recurringJobs: null,
  secrets: null,
}
