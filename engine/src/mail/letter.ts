/** What a mail says, without its look. The subject is its heading. Lines are plain text; `look.ts` makes text and HTML of them. */
export type Letter = {
  subject: string
  /** What the person wants to be called. */
  name: string
  lines: readonly string[]
  /** The one thing to do, as a button and as an address to copy. */
  action?: { label: string; url: string }
  /** In small print: for how long it holds, and why somebody gets it. */
  footnotes: readonly string[]
  /** Of mails that one can do without: the page with their switch, and the address by which a mail program ends them (RFC 8058). */
  ends?: { label: string; url: string; oneClickUrl: string }
}

/** What a letter is about. Only a `verification` goes to an address that a mail server has refused. */
export type LetterKind =
  | 'verification'
  | 'passwordReset'
  | 'passwordChanged'
  | 'emailChange'
  | 'emailChanged'
  | 'newDevice'
  | 'scorecardReady'
  | 'invitation'
  | 'grant'
  | 'reportAnswered'
  | 'tokensLow'
  | 'securityChanged'
  | 'accountDeletion'
  | 'receipt'
  | 'subscriptionChanged'
