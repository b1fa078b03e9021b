import type { Letter } from '../../../mail/letter.ts'

/** What the mails about accounts say. `name` is what the person wants to be called. */
type To = { name: string; email: string }

const notYours = 'Not you? Then ignore this mail. Nothing happens without the link.'

export const verificationLetter = ({ name, email }: To, url: string): Letter => ({
  subject: 'Confirm your email',
  heading: `Welcome, ${name}`,
  lines: [`Please confirm that ${email} is yours. Then we can help you back in if you forget your password.`],
  action: { label: 'Confirm email', url },
  footnotes: ['The link works once, for 7 days.', notYours],
})

export const passwordResetLetter = ({ name }: To, url: string): Letter => ({
  subject: 'Choose a new password',
  heading: `Hello ${name}`,
  lines: ['Somebody asked for a new password for your Greenroom account. Was it you? Choose one here.'],
  action: { label: 'Choose a new password', url },
  footnotes: ['The link works once, for an hour.', 'Not you? Then ignore this mail. Your password stays as it is.'],
})

export const passwordChangedLetter = ({ name }: To, resetUrl: string): Letter => ({
  subject: 'Your password was changed',
  heading: `Hello ${name}`,
  lines: ['Your Greenroom password was just changed, and your other sign-ins ended. If that was you, all is well.'],
  action: { label: 'Not me: get my account back', url: resetUrl },
  footnotes: ['We send this each time a password changes.'],
})

export const emailChangeLetter = ({ name, email }: To, url: string): Letter => ({
  subject: 'Confirm your new email',
  heading: `Hello ${name}`,
  lines: [`You want to use ${email} for Greenroom. Confirm it, and you sign in with it from then on.`],
  action: { label: 'Use this email', url },
  footnotes: ['The link works once, for 24 hours.', notYours],
})

/** To the address that was left behind. */
export const emailChangedLetter = ({ name, email }: To, newEmail: string, url: string): Letter => ({
  subject: 'Your email was changed',
  heading: `Hello ${name}`,
  lines: [
    `Your Greenroom account now uses ${newEmail} instead of ${email}. If that was you, all is well.`,
    'If not, take it back. That signs out every browser, and you then choose a new password.',
  ],
  action: { label: 'Take it back', url },
  footnotes: ['The link works once, for 7 days.'],
})

/** What changed about how somebody signs in. `name` is that of the passkey, or of the identity provider. */
export type SecurityChange =
  | { what: 'passkeyAdded' | 'passkeyRemoved' | 'connected' | 'disconnected'; name: string }
  | { what: 'secondFactorOn' | 'secondFactorOff' | 'recoveryCodesRenewed' }

function securityWords(change: SecurityChange): { subject: string; line: string } {
  switch (change.what) {
    case 'passkeyAdded':
      return { subject: 'A passkey was added', line: `The passkey “${change.name}” now signs in to your account.` }
    case 'passkeyRemoved':
      return {
        subject: 'A passkey was removed',
        line: `The passkey “${change.name}” no longer signs in to your account.`,
      }
    case 'connected':
      return {
        subject: `${change.name} was connected`,
        line: `You can now sign in to your account with ${change.name}.`,
      }
    case 'disconnected':
      return {
        subject: `${change.name} was disconnected`,
        line: `${change.name} no longer signs in to your account.`,
      }
    case 'secondFactorOn':
      return { subject: 'Second factor turned on', line: 'Signing in with your password now takes a code as well.' }
    case 'secondFactorOff':
      return { subject: 'Second factor turned off', line: 'Your password alone now signs in to your account.' }
    case 'recoveryCodesRenewed':
      return { subject: 'New recovery codes', line: 'You have ten new recovery codes. The old ones no longer work.' }
  }
}

export function securityLetter(name: string, change: SecurityChange, settingsUrl: string): Letter {
  const { subject, line } = securityWords(change)
  return {
    subject,
    heading: `Hello ${name}`,
    lines: [`${line} If that was you, all is well.`],
    action: { label: 'See my settings', url: settingsUrl },
    footnotes: ['Not you? Change your password there, and sign out everywhere.'],
  }
}

export const newDeviceLetter = ({ name }: To, of: { browser: string; at: string; settingsUrl: string }): Letter => ({
  subject: 'New sign-in to your account',
  heading: `Hello ${name}`,
  lines: [
    `Somebody signed in to your Greenroom account with ${of.browser}, at ${of.at} UTC. If it was you, all is well.`,
  ],
  action: { label: 'See my sign-ins', url: of.settingsUrl },
  footnotes: ['Not you? End that sign-in there, and change your password.'],
})

export const deletionLetter = ({ name, email }: To, of: { deleteAt: number; url: string }): Letter => ({
  subject: 'Your account will be deleted',
  heading: `Hello ${name}`,
  lines: [
    `Your Greenroom account ${email} will be deleted on ${dayOf(of.deleteAt)}, with everything in it. You are signed out everywhere.`,
    'Changed your mind, or wasn’t it you? Keep the account with this link, or sign in before then.',
  ],
  action: { label: 'Keep my account', url: of.url },
  footnotes: ['The link works once, for 7 days.', 'If it wasn’t you, choose a new password after that.'],
})

const dayOf = (time: number): string =>
  `${new Date(time).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })} (UTC)`
