import { dayAndYearOf } from '../../../mail/days.ts'
import type { Letter } from '../../../mail/letter.ts'

/** The person an account mail is for. `name` is their display name. */
type To = { name: string; email: string }

/** The settings page for sign-ins, passkeys and the password. */
export const signInSettings = '/app/settings#sign-in-and-security'

const notYours = 'If it wasn’t you, reset your password now. You’ll be signed out everywhere.'

export const verificationLetter = ({ name, email }: To, url: string): Letter => ({
  subject: 'Confirm your email',
  name,
  lines: [
    `Please confirm that ${email} is your email. Until you do, we won’t email you about scorecards or invitations.`,
  ],
  action: { label: 'Confirm email', url },
  footnotes: [
    'The link works once and expires after 7 days.',
    'If you didn’t sign up, someone else entered your email address. Don’t open the link.',
  ],
})

export const passwordResetLetter = ({ name }: To, url: string): Letter => ({
  subject: 'Choose a new password',
  name,
  lines: ['Someone asked to reset your Greenroom password. If it was you, choose a new one here.'],
  action: { label: 'Choose a new password', url },
  footnotes: [
    'The link works once and expires after an hour.',
    'If it wasn’t you, ignore this email. Your password won’t change.',
  ],
})

export const passwordChangedLetter = ({ name }: To, { at, resetUrl }: { at: string; resetUrl: string }): Letter => ({
  subject: 'Your password was changed',
  name,
  lines: [`Your Greenroom password was changed on ${at} UTC. You’ve been signed out of all other browsers.`, notYours],
  action: { label: 'Reset my password', url: resetUrl },
  footnotes: ['We send this email whenever your password changes.'],
})

export const emailChangeLetter = ({ name, email }: To, url: string): Letter => ({
  subject: 'Confirm your new email',
  name,
  lines: [`Confirm ${email} to start signing in with it.`],
  action: { label: 'Use this email', url },
  footnotes: [
    'The link works once and expires after 24 hours.',
    'If it wasn’t you, ignore this email. Your account won’t change unless you open the link.',
  ],
})

/** This mail goes to the old address. */
export const emailChangedLetter = ({ name, email }: To, newEmail: string, url: string): Letter => ({
  subject: 'Your email was changed',
  name,
  lines: [
    `Your Greenroom account now uses ${newEmail} instead of ${email}.`,
    'If it wasn’t you, undo the change. You’ll be signed out everywhere and can choose a new password.',
  ],
  action: { label: 'Undo the change', url },
  footnotes: ['The link works once and expires after 7 days.'],
})

/** A change to how a person signs in, to report to them. `name` is that of the passkey or the identity provider. */
export type SecurityChange =
  | { what: 'passkeyAdded' | 'passkeyRemoved' | 'connected' | 'disconnected'; name: string }
  | { what: 'secondFactorOn' | 'secondFactorOff' | 'recoveryCodesRenewed' }

function securityWords(change: SecurityChange): { subject: string; line: string } {
  switch (change.what) {
    case 'passkeyAdded':
      return { subject: 'A passkey was added', line: `You can now sign in with the passkey “${change.name}”.` }
    case 'passkeyRemoved':
      return {
        subject: 'A passkey was removed',
        line: `You can no longer sign in with the passkey “${change.name}”.`,
      }
    case 'connected':
      return {
        subject: `${change.name} was connected`,
        line: `You can now sign in with ${change.name}.`,
      }
    case 'disconnected':
      return {
        subject: `${change.name} was disconnected`,
        line: `You can no longer sign in with ${change.name}.`,
      }
    case 'secondFactorOn':
      return {
        subject: 'Two-step sign-in turned on',
        line: 'From now on, you’ll need a code when you sign in with your password.',
      }
    case 'secondFactorOff':
      return { subject: 'Two-step sign-in turned off', line: 'You can now sign in with your password alone.' }
    case 'recoveryCodesRenewed':
      return { subject: 'New recovery codes', line: 'You have ten new recovery codes. The old ones no longer work.' }
  }
}

export function securityLetter(name: string, change: SecurityChange, settingsUrl: string): Letter {
  const { subject, line } = securityWords(change)
  return {
    subject,
    name,
    lines: [line, 'If it wasn’t you, change your password in Settings and sign out everywhere else.'],
    action: { label: 'See my sign-in options', url: settingsUrl },
    footnotes: ['We send this email whenever your sign-in options change.'],
  }
}

export const newDeviceLetter = (
  { name }: To,
  of: { browser: string; at: string; address: string; settingsUrl: string },
): Letter => ({
  subject: 'New sign-in to your account',
  name,
  lines: [
    `On ${of.at} UTC, someone signed in with ${of.browser} from the IP address ${of.address}.`,
    'If it wasn’t you, sign that browser out and change your password.',
  ],
  action: { label: 'See where I’m signed in', url: of.settingsUrl },
  footnotes: ['We send this email when you sign in from a new browser.'],
})

export const deletionLetter = ({ name, email }: To, of: { deleteAt: number; url: string }): Letter => ({
  subject: 'Your account will be deleted',
  name,
  lines: [
    `We’ll delete your Greenroom account ${email} on ${dayAndYearOf(of.deleteAt)} (UTC). You’ve been signed out everywhere.`,
    'Changed your mind? Press the button below, or sign in before then and choose “Keep my account”.',
  ],
  action: { label: 'Keep my account', url: of.url },
  footnotes: [
    'The link works once and expires after 7 days.',
    'If you didn’t ask for this, keep your account and choose a new password.',
  ],
})

export const accountKeptLetter = ({ name, email }: To, settingsUrl: string): Letter => ({
  subject: 'Your account won’t be deleted',
  name,
  lines: [
    `Your Greenroom account ${email} won’t be deleted. Your interviews and scorecards are still there, but shared links and invites no longer work.`,
    'If it wasn’t you, change your password in Settings and sign out everywhere else.',
  ],
  action: { label: 'Open Settings', url: settingsUrl },
  footnotes: ['We send this email when someone cancels the deletion of an account.'],
})
