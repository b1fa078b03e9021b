import { trialLifetimeMs } from './trialTerms.ts'

const hourMs = 60 * 60_000
export const dayMs = 24 * hourMs

/** For how many days the product keeps what nobody deletes. An operator can say otherwise; the privacy page reads it from here or from them. */
export type RetentionDays = {
  /** A sign-in, after it was last used. */
  signIns: number
  /** A guest who was invited to one session, after they came in. */
  guests: number
  /** An invite, after it was accepted or taken back, or ran out. */
  endedInvites: number
  /** A private link to a scorecard, after it was taken back or ran out. */
  endedShares: number
  /** What browsers report about themselves. */
  messages: number
  /** What people write to us. */
  feedback: number
  /** What the bell tells of, after it happened. */
  notices: number
  /** That a mail was sent, and to whom. What it said is deleted once it is sent. */
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

/** Periods that are part of the product, in ms: texts promise them, and no operator changes them. */
export const fixedPeriodsMs = {
  /** A visitor's five-minute interview that no account has. */
  trial: trialLifetimeMs,
  /** For how long an invite can be accepted. */
  invite: 7 * dayMs,
  /** For how long a private link to a scorecard can be read. */
  share: 30 * dayMs,
  /** The cookie that knows a browser that has signed in before. Browsers keep none for longer. */
  knownBrowser: 400 * dayMs,
  /** Events of the payment provider about payments we can't match to an account. */
  unclaimedPayment: 90 * dayMs,
  /** A checkout, after it was opened. */
  checkout: 120 * dayMs,
  /** Network addresses as keyed hashes: for limits, and for whose turn it is to run code. */
  network: dayMs,
  /** The links of mails. */
  verifyEmailLink: 7 * dayMs,
  changeEmailLink: dayMs,
  restoreEmailLink: 7 * dayMs,
  resetPasswordLink: hourMs,
  /** From asking for deletion to deletion. Until then the link in the mail keeps the account. */
  accountDeletion: 7 * dayMs,
} as const
