import { type MailNotice, mailNotices, unsubscribePath } from '@greenroom/shared/wire'
import { z } from 'zod'
import { createSeal } from '../../mail/seal.ts'
import type { Ends } from './letters.ts'

/** The kind of mail a token turns off, and for which user. */
export type Ending = { userId: number; notice: MailNotice }

const endingSchema = z.object({ userId: z.int(), notice: z.enum(mailNotices) })

/**
 * Tokens that turn off one kind of mail for one person and do nothing else. They work as long as `INTERNAL_TOKEN` stays
 * the same.
 */
export function createEndings({ secret, publicUrl }: { secret: string; publicUrl: string }) {
  const seal = createSeal(secret, 'mail notices')
  const settingsUrl = `${publicUrl}/app/settings#notices`
  return {
    settingsUrl,
    endsOf: (ending: Ending): Ends => ({
      url: settingsUrl,
      oneClickUrl: `${publicUrl}${unsubscribePath}?token=${encodeURIComponent(seal.close(JSON.stringify(ending)))}`,
    }),
    /** Null for a token that isn't ours. */
    read(token: string): Ending | null {
      try {
        return endingSchema.parse(JSON.parse(seal.open(token)))
      } catch {
        return null
      }
    },
  }
}
export type Endings = ReturnType<typeof createEndings>
