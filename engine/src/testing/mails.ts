import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ReadMail, readMail } from '../mail/mimeParts.ts'
import { outboxFolder } from '../mail/openMail.ts'
import { type Person, type TestEngine, until } from './runningEngine.ts'

/** A person's mails in an engine's outbox, oldest first. */
export function mailsTo(dataDir: string, email: string): ReadMail[] {
  const folder = outboxFolder(dataDir)
  const names = readdirSync(folder, { withFileTypes: true }).map(({ name }) => name)
  return names
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .map((name) => readMail(readFileSync(join(folder, name), 'utf8')))
    .filter(({ to }) => to === email)
}

/** Waits until there are `count` mails with this subject, and returns the latest. */
export function mailTo(dataDir: string, email: string, subject: string, count = 1): Promise<ReadMail> {
  return until(`mail ${count} “${subject}” to ${email}`, () => {
    try {
      const found = mailsTo(dataDir, email).filter((mail) => mail.subject === subject)
      return found.length >= count && found.at(-1)
    } catch {
      // The folder doesn't exist before the first mail.
      return false
    }
  })
}

/** The token in a mail's link. */
export const tokenIn = ({ text }: ReadMail): string => /#([\w-]{20,})/.exec(text)?.[1] ?? ''

/**
 * Creates an account with a confirmed email, so that it gets mails.
 * @param dataDir of the engine that sends the mails
 */
export async function signUpVerified(engine: TestEngine, name?: string): Promise<Person> {
  const person = await engine.signUp(name)
  const body = { token: tokenIn(await mailTo(engine.dataDir, person.email, 'Confirm your email')) }
  const { status } = await engine.call('POST', '/api/account/email-links', { body })
  if (status !== 200) throw new Error(`the email was not confirmed: ${status}`)
  return person
}
