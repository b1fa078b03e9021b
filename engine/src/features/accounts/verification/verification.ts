import { callNameOf } from '@greenroom/shared/rules'
import type { User } from '@greenroom/shared/vocabulary'
import { ProblemError } from '../../../platform/problems.ts'
import type { Identity, IdentityProvider } from '../identity.ts'
import type { AccountMail } from '../links/accountMail.ts'
import { verificationLetter } from '../links/letters.ts'
import type { Users } from '../users.ts'

/** A person who has an email to verify. */
export type Newcomer = { user: User; identity: Identity }

export type Verification = {
  /**
   * Mails the link. A no-op if the email is already verified.
   * @throws the 429 problem after several in an hour
   */
  send(newcomer: Newcomer): Promise<void>
  /** Like `send`, for a person who knows this email's password but must verify the email first. */
  sendTo(email: string): Promise<void>
}

export function createVerification(parts: {
  identities: Pick<IdentityProvider, 'byEmail'>
  users: Pick<Users, 'of'>
  accountMail: AccountMail
}): Verification {
  const { identities, users, accountMail } = parts
  const send: Verification['send'] = async ({ user, identity }) => {
    const { identityId, email, emailVerified } = identity
    if (emailVerified) return
    await accountMail.sendLink(
      { identityId, userId: user.id, email },
      {
        purpose: 'verifyEmail',
        kind: 'verification',
        letter: (url) => verificationLetter({ name: callNameOf(user), email }, url),
      },
    )
  }
  return {
    send,
    async sendTo(email) {
      const identity = await identities.byEmail(email)
      if (identity === undefined) return
      await send({ user: await users.of(identity), identity }).catch((error: unknown) => {
        // After several in an hour, no more are sent. The earlier links still work.
        if (!(error instanceof ProblemError)) throw error
      })
    },
  }
}
