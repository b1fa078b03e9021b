import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import { htmlOf, textOf } from './look.ts'
import { readMail } from './mimeParts.ts'

const letter = {
  subject: 'Grüße an <Zoë>, in a subject that is longer than a line of a mail may be, and then some',
  name: 'Zoë & <b>co</b>',
  lines: [
    'A line = with signs, and one that is much longer than the 76 characters that a line of a mail is meant to have.',
  ],
  action: { label: 'Go on', url: `https://greenroom.example/emailLink#${'a1_-'.repeat(20)}` },
  footnotes: ['If it wasn’t you, ignore this email.'],
}

test('reads back a written mail: both parts, the subject, and the link in one piece', async () => {
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail({
    ...{ from: 'no-reply@greenroom.example', to: 'zoe@example.org', subject: letter.subject },
    ...{ text: textOf(letter), html: htmlOf(letter) },
  })
  const read = readMail(String(message))
  expect(read.subject).toBe(letter.subject)
  expect(read.to).toBe('zoe@example.org')
  expect(read.text).toBe(textOf(letter).trim())
  expect(read.html).toBe(htmlOf(letter).trim())
})

test('HTML shows markup in a letter as text, and both parts have the link', () => {
  expect(htmlOf(letter)).toContain('Hello Zoë &amp; &lt;b&gt;co&lt;/b&gt;,')
  expect(htmlOf(letter)).toContain(`href="${letter.action.url}"`)
  expect(textOf(letter).split('\n')).toContain(letter.action.url)
})
