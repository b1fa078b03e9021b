import { z } from 'zod'
import { browserStorage } from '../../data/storage.ts'

const draftSchema = z.object({ userName: z.string(), email: z.string(), invitationCode: z.string() })
/** What the user has typed into the sign-up form, minus the password. */
export type SignUpDraft = z.infer<typeof draftSchema>

const key = 'greenroom-sign-up'
/** Kept in this tab until it is closed or the account exists. */
const storage = browserStorage(() => sessionStorage)

export function readSignUpDraft(): SignUpDraft {
  try {
    return draftSchema.parse(JSON.parse(storage.read(key) ?? 'null'))
  } catch {
    return { userName: '', email: '', invitationCode: '' }
  }
}

export function keepSignUpDraft({ userName, email, invitationCode }: SignUpDraft): void {
  storage.write(key, JSON.stringify({ userName, email, invitationCode }))
}

export const forgetSignUpDraft = (): void => storage.remove(key)
