import type { EngineConfig } from '../../../config.ts'
import type { Letter, LetterKind } from '../../../mail/letter.ts'
import { type Mail, publicUrlOf } from '../../../mail/openMail.ts'
import { throttle } from '../../../platform/throttle.ts'
import { type LinkPurpose, linkLifetimeMs, type MailLinks } from './mailLinks.ts'

/**
 * The page opened by a mail's link, which submits the token. The token is in the URL's fragment, so it never reaches a
 * server or its log.
 */
const pages = {
  verifyEmail: '/emailLink',
  changeEmail: '/emailLink',
  restoreEmail: '/emailLink',
  resetPassword: '/passwordReset',
  keepAccount: '/emailLink',
} as const satisfies Record<LinkPurpose, string>

/** The person a link lets in, and their email. */
export type Addressee = { identityId: string; userId: number; email: string }

/** Sends mails about an account. */
export type AccountMail = {
  /**
   * Mails a link of this kind.
   * @throws the 429 problem after several in an hour
   */
  sendLink(
    to: Addressee,
    link: { purpose: LinkPurpose; kind: LetterKind; letter: (url: string) => Letter },
  ): Promise<void>
  /** Sends a mail without a sign-in link. Each `id`, which identifies the occasion, is mailed once. */
  tell(to: string, mail: { id: string; kind: LetterKind; letter: Letter }): Promise<void>
  /** The URL of one of Greenroom's pages. */
  pageUrl(path: string): string
}

const hourMs = 60 * 60_000

export function createAccountMail(parts: {
  links: MailLinks
  mail: Pick<Mail, 'post'>
  config: Pick<EngineConfig, 'PUBLIC_URL' | 'PORT'>
}): AccountMail {
  const { links, mail, config } = parts
  const pageUrl = (path: string): string => `${publicUrlOf(config)}${path}`
  return {
    pageUrl,
    async sendLink({ identityId, userId, email }, { purpose, kind, letter }) {
      const link = await links.create({ purpose, identityId, userId, email })
      if (link === 'TOO_MANY') return throttle(hourMs)
      const url = pageUrl(`${pages[purpose]}#${link.token}`)
      await mail.post({ id: link.id, kind, to: email, letter: letter(url), lifetimeMs: linkLifetimeMs[purpose] })
    },
    tell: (to, { id, kind, letter }) => mail.post({ id, kind, to, letter }),
  }
}
