import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { HttpApp } from '../platform/httpService.ts'
import { ProblemError } from '../platform/problems.ts'
import { escaped } from './look.ts'
import { readMail } from './mimeParts.ts'

const shownMails = 100
const nameSchema = z.object({ name: z.string().regex(/^[\w-]+\.eml$/) })
const style = `<style>body{margin:0 auto;max-width:760px;padding:32px 16px;font:16px/25px 'Instrument Sans',sans-serif;background:#F8F7F4;color:#21201C}
h1{font-size:27px} a{color:#1A5C40} li{margin:8px 0} small{color:#6E695F} @media (prefers-color-scheme:dark){body{background:#191816;color:#ECE9E2} a{color:#7CC4A0} small{color:#969084}}</style>`

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escaped(title)}</title>${style}</head><body>${body}</body></html>`

/**
 * `/dev/mail`: the mails in the outbox, so that you can read them and follow their links. For development only: anyone
 * with access can read everybody's mail.
 */
export function outboxPages(app: HttpApp, folder: string): void {
  const hidden = { hide: true }
  const names = async (): Promise<string[]> => {
    const files = await readdir(folder).catch(() => [])
    return files.filter((name) => name.endsWith('.eml')).toSorted((one, other) => (one < other ? 1 : -1))
  }
  const read = async (name: string) => readMail(await readFile(join(folder, name), 'utf8'))

  app.get('/dev/mail', { schema: hidden }, async (_, reply) => {
    const latest = (await names()).slice(0, shownMails)
    const lines = await Promise.all(
      latest.map(async (name) => {
        const { subject, to, date } = await read(name)
        return `<li><a href="/dev/mail/${name}">${escaped(subject)}</a><br><small>to ${escaped(to)}, ${escaped(date)}</small></li>`
      }),
    )
    const list = lines.length === 0 ? '<p>No mail yet.</p>' : `<ul>${lines.join('')}</ul>`
    const html = page('Outbox', `<h1>Outbox</h1><p>No mail server is set, so mails stay here.</p>${list}`)
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html)
  })

  app.get('/dev/mail/:name', { schema: { ...hidden, params: nameSchema } }, async ({ params: { name } }, reply) => {
    if (!(await names()).includes(name)) throw new ProblemError('NOT_FOUND')
    const { html } = await read(name)
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html)
  })
}
