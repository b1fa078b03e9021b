import { trialLifetimeMs } from './trialTerms.ts'

const hourMs = 60 * 60_000
export const dayMs = 24 * hourMs

/**
 * How many days the product keeps data that nobody deletes. The operator can change them; the privacy page shows the
 * values in use.
 */
export type RetentionDays = {
  /** A sign-in, after it was last used. */
  signIns: number
  /** A guest invited to one session, from the time they joined. */
  guests: number
  /** An invite, after it was accepted, revoked or expired. */
  endedInvites: number
  /** A private link to a scorecard, after it was revoked or expired. */
  endedShares: number
  /** Browsers' reports about themselves. */
  messages: number
  /** Feedback from people. */
  feedback: number
  /** The bell's notices. */
  notices: number
  /** Records of sent mails and their recipients. The text is deleted after sending. */
  mails: number
}

export const defaultRetentionDays: RetentionDays = {
  signIns: 30,
  guests: 14,
  endedInvites: 30,
  endedShares: 30,
  messages: 30,
  feedback: 365,
  notices: 90,
  mails: 30,
}

/** Periods that are part of the product, in ms: texts promise them, and operators can't change them. */
export const fixedPeriodsMs = {
  /** A visitor's five-minute interview without an account. */
  trial: trialLifetimeMs,
  /** For how long an invite can be accepted. */
  invite: 7 * dayMs,
  /** For how long a private link to a scorecard can be read. */
  share: 30 * dayMs,
  /** The cookie of a known browser. Browsers keep no cookie for longer. */
  knownBrowser: 400 * dayMs,
  /** Events of the payment provider about payments we can't match to an account. */
  unclaimedPayment: 90 * dayMs,
  /** A checkout, after it was opened. */
  checkout: 120 * dayMs,
  /** Network addresses as keyed hashes: for limits, and for fair turns in running code. */
  network: dayMs,
  /** The links of mails. */
  verifyEmailLink: 7 * dayMs,
  changeEmailLink: dayMs,
  restoreEmailLink: 7 * dayMs,
  resetPasswordLink: hourMs,
  /** From the request for deletion to the deletion. Until then the mail's link cancels it. */
  accountDeletion: 7 * dayMs,
  /** Edits of shared work that the engine hasn't stored, in the browser. */
  unsentEdits: dayMs,
} as const
