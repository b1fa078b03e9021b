/**
 * A mail's content, without its look. The subject doubles as its heading. Lines are plain text; `look.ts` turns them
 * into text and HTML.
 */
export type Letter = {
  subject: string
  /** The person's display name; empty if unknown. */
  name: string
  lines: readonly string[]
  /** The one thing to do, as a button and as a URL to copy. */
  action?: { label: string; url: string }
  /** The small print: how long it is valid, and why the person is getting it. */
  footnotes: readonly string[]
  /**
   * For optional mails: the page where they can be turned off, and the URL that mail programs use to unsubscribe (RFC
   * 8058).
   */
  ends?: { label: string; url: string; oneClickUrl: string }
  /** A calendar entry (RFC 5545, RFC 6047) to add, change or remove. */
  calendar?: CalendarPart
  /** The address that replies go to, if it isn't ours. */
  replyTo?: string
  attachments?: readonly MailAttachment[]
}

export type MailAttachment = { filename: string; contentType: string; base64: string }

export type CalendarPart = { method: 'REQUEST' | 'CANCEL'; content: string }

/** The kinds of letter. Only `verification` is sent to an address that a mail server has refused. */
export type LetterKind =
  | 'verification'
  | 'passwordReset'
  | 'passwordChanged'
  | 'emailChange'
  | 'emailChanged'
  | 'newDevice'
  | 'scorecardReady'
  | 'invitation'
  | 'appointment'
  | 'reviewsDue'
  | 'grant'
  | 'reportAnswered'
  | 'tokensLow'
  | 'contentReview'
  | 'securityChanged'
  | 'accountDeletion'
  | 'receipt'
  | 'subscriptionChanged'
  | 'formAnswer'
  | 'cvReview'
