/** The anchors of the privacy page's sections on stored data. */
export const privacySectionIds = ['account', 'signIns', 'interviews', 'guests', 'links', 'mail', 'feedback'] as const
export type PrivacySectionId = (typeof privacySectionIds)[number]

/**
 * For each collection of the store: the section of the privacy page that describes it, or null if its data isn't about
 * any person. Add new collections both here and on the page: specs compare this list with a running engine and with the
 * page.
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
  blocks: 'account',
  trackedJobs: 'account',
  partnerPosts: 'account',
  partnerProposals: 'account',
  challengesGivenUp: 'account',
  alphaPhaseUsers: 'account',
  invitationUses: 'account',
  identitySessions: 'signIns',
  identityVerifications: 'signIns',
  spentPasskeyChallenges: 'signIns',
  sessions: 'interviews',
  commits: 'interviews',
  sessionMembers: 'interviews',
  sharedTexts: 'interviews',
  sharedTextUpdates: 'interviews',
  appointments: 'interviews',
  calendarFeeds: 'account',
  workshopDates: 'account',
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
