import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { z } from 'zod'
import type { CalendarPart, MailAttachment } from './letter.ts'
import { readMail } from './mimeParts.ts'

/** A mail ready to send. `id` becomes its Message-ID, which lets mail programs recognise a second copy. */
export type OutgoingMail = {
  id: string
  from: string
  to: string
  subject: string
  text: string
  html: string
  date: Date
  /** The URL that mail programs use for one-click unsubscribing (RFC 8058). */
  unsubscribeUrl?: string
  /** The attached calendar entry. */
  calendar?: CalendarPart
  replyTo?: string
  attachments?: readonly MailAttachment[]
}

/** The mail server permanently refuses mail for this address. */
export class AddressRefused extends Error {
  override name = 'AddressRefused'
}
/** The mail server permanently refuses this mail. */
export class MailRefused extends Error {
  override name = 'MailRefused'
}

/**
 * Sends mails. `send` throws AddressRefused or MailRefused if a retry is pointless, and any other error if it may help.
 */
export type MailTransport = {
  send(mail: OutgoingMail): Promise<void>
  /** Deletes the transport's own copies of mails from before this time, ms since 1970. */
  removeBefore(time: number): Promise<void>
  /** Deletes the copies of mails to these addresses; missing if none are kept. */
  forget?(addresses: readonly string[]): Promise<void>
  /** Deletes the transport's own copy of the mail with this id; missing if none are kept. */
  forgetMail?(id: string): Promise<void>
  close(): void
}

const timeoutMs = 20_000

const messageOf = ({ id, date, unsubscribeUrl, calendar, attachments, ...mail }: OutgoingMail) => ({
  ...mail,
  ...(calendar !== undefined && { icalEvent: { ...calendar, filename: 'mock.ics' } }),
  ...(attachments !== undefined && {
    attachments: attachments.map(({ filename, contentType, base64 }) => ({
      ...{ filename, contentType, content: base64, encoding: 'base64' },
    })),
  }),
  date,
  messageId: `<${id}@${mail.from.split('@').at(-1)?.replace('>', '')}>`,
  // Auto-responders don't reply to mails with these headers.
  headers: {
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribeUrl !== undefined && {
      'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
})

const smtpErrorSchema = z.looseObject({ responseCode: z.int().optional(), command: z.string().optional() })

/**
 * Sends over SMTP.
 * @param url as in `smtp://user:password@host:587` or `smtps://…`
 */
export function smtpTransport(url: string): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
  return {
    async send(mail) {
      try {
        await transport.sendMail(messageOf(mail))
      } catch (error) {
        const { responseCode = 0, command = '' } = smtpErrorSchema.safeParse(error).data ?? {}
        const isForGood = responseCode >= 500 && responseCode < 600
        if (isForGood && command === 'RCPT TO') throw new AddressRefused(String(responseCode), { cause: error })
        if (isForGood && command === 'DATA') throw new MailRefused(String(responseCode), { cause: error })
        throw error
      }
    },
    removeBefore: async () => {},
    close: () => transport.close(),
  }
}

/** Formats a time so that file names sort chronologically. */
const inFileNames = (date: Date): string => date.toISOString().replace(/[:.]/g, '-')

/** Writes each mail to a file, if no mail server is set. */
export function folderTransport(folder: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, `${inFileNames(mail.date)}-${mail.id}.eml`)
      // Written under another name first, so that readers never see half a mail.
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
    async removeBefore(time) {
      const names = await readdir(folder).catch((error: unknown) => {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
        throw error
      })
      const until = inFileNames(new Date(time))
      for (const name of names) if (name < until) await rm(join(folder, name), { force: true })
    },
    async forgetMail(id) {
      const names = await readdir(folder).catch(() => [])
      for (const name of names.filter((each) => each.endsWith(`-${id}.eml`)))
        await rm(join(folder, name), { force: true })
    },
    async forget(addresses) {
      const names = await readdir(folder).catch(() => [])
      for (const name of names.filter((each) => each.endsWith('.eml'))) {
        const { to } = readMail(await readFile(join(folder, name), 'utf8'))
        if (addresses.includes(to)) await rm(join(folder, name), { force: true })
      }
    },
    close: () => transport.close(),
  }
}
