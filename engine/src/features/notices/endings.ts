import { invitationMailsPage, type MailNotice, mailNotices, unsubscribePath } from '@greenroom/shared/wire'
import { z } from 'zod'
import { createSeal } from '../../mail/seal.ts'
import type { Ends } from './letters.ts'
import { hashOfAddress } from './stops.ts'

const endingSchema = z.union([
  z.object({ userId: z.int(), notice: z.enum(mailNotices) }),
  z.object({ addressHash: z.string() }),
])

/** The mails a token turns off: one kind for an account, or invitations to an address without one. */
export type Ending = { userId: number; notice: MailNotice } | { addressHash: string }

/**
 * Tokens that turn off one kind of mail for one person and do nothing else. They work as long as `INTERNAL_TOKEN` stays
 * the same.
 */
export function createEndings({ secret, publicUrl }: { secret: string; publicUrl: string }) {
  const seal = createSeal(secret, 'mail notices')
  const settingsUrl = `${publicUrl}/app/settings#notifications`
  const tokenOf = (ending: Ending): string => seal.close(JSON.stringify(ending))
  const oneClickUrlOf = (token: string): string => `${publicUrl}${unsubscribePath}?token=${encodeURIComponent(token)}`
  const pageOf = (token: string): string => `${publicUrl}${invitationMailsPage}#${token}`

  /** Null for a token we didn't issue. */
  function read(token: string): Ending | null {
    try {
      return endingSchema.parse(JSON.parse(seal.open(token)))
    } catch {
      return null
    }
  }
  return {
    read,
    endsOf: (ending: Extract<Ending, { userId: number }>): Ends => ({
      url: settingsUrl,
      oneClickUrl: oneClickUrlOf(tokenOf(ending)),
    }),
    /** For an address without an account: the page has no cookie, so it gets the token in its fragment. */
    endsOfAddress(address: string): Ends {
      const token = tokenOf({ addressHash: hashOfAddress(address) })
      return { url: pageOf(token), oneClickUrl: oneClickUrlOf(token) }
    },
    /** The page where a person turns off the mails this token is for. */
    pageFor(token: string): string {
      const ending = read(token)
      return ending !== null && 'addressHash' in ending ? pageOf(token) : settingsUrl
    },
  }
}
export type Endings = ReturnType<typeof createEndings>
