import { trialLifetimeMs } from './trialTerms.ts'

const hourMs = 60 * 60_000
export const dayMs = 24 * hourMs

/**
 * The number of days for which each kind of data is kept, unless somebody deletes it earlier. The operator can change
 * these numbers; the privacy page shows the values in use.
 */
export type RetentionDays = {
  /** A sign-in, counted from its last use. */
  signIns: number
  /** A guest invited to one session, from the time they joined. */
  guests: number
  /** An invite, after it was accepted, revoked or expired. */
  endedInvites: number
  /** A private link to a scorecard, after it was revoked or expired. */
  endedShares: number
  /** Log messages from people's browsers. */
  messages: number
  /** Feedback from people. */
  feedback: number
  /** Notices in the bell. */
  notices: number
  /** Records of sent mails and their recipients. The text is deleted after sending. */
  mails: number
  /** Answers that people sent through a page's form. */
  formAnswers: number
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
  formAnswers: 180,
}

/** Fixed periods, in ms. Our pages promise them, so operators can't change them. */
export const fixedPeriodsMs = {
  /** A visitor's five-minute interview without an account. */
  trial: trialLifetimeMs,
  /** How long an invite can be accepted. */
  invite: 7 * dayMs,
  /** How long a private link to a scorecard can be read. */
  share: 30 * dayMs,
  /** The cookie that recognises a browser. Browsers keep no cookie longer than this. */
  knownBrowser: 400 * dayMs,
  /** Payment-provider events about payments we can't match to an account. */
  unclaimedPayment: 90 * dayMs,
  /** A checkout, after it was opened. */
  checkout: 120 * dayMs,
  /** A CV, counted from its last change; a review request, from when it was sent. */
  cv: 30 * dayMs,
  /** Network addresses as keyed hashes, kept for rate limits and for sharing the code executor fairly. */
  network: dayMs,
  /** Links in mails. */
  verifyEmailLink: 7 * dayMs,
  changeEmailLink: dayMs,
  restoreEmailLink: 7 * dayMs,
  resetPasswordLink: hourMs,
  /**
   * The time between a request to delete an account and the deletion. During this time, the link in the mail cancels
   * the request.
   */
  accountDeletion: 7 * dayMs,
  /** Edits to the shared code or whiteboard that a browser keeps until the engine has stored them. */
  unsentEdits: dayMs,
} as const
