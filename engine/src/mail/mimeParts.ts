/** The parts of a mail shown on the outbox page. */
export type ReadMail = {
  date: string
  to: string
  subject: string
  text: string
  html: string
  /** The mail's calendar entry; empty if there is none. */
  calendar: string
}

const headerOf = (head: string, name: string): string =>
  new RegExp(`^${name}: (.*(?:\\r?\\n[ \\t].*)*)`, 'im').exec(head)?.[1]?.replace(/\r?\n[ \t]/g, ' ') ?? ''

const bytesOf = (text: string, codes: RegExp): string =>
  Buffer.from(
    text.replace(codes, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

/** RFC 2047: `=?UTF-8?Q?…?=` and `=?UTF-8?B?…?=`. */
const decodedHeader = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_, encoding: string, text: string) =>
      encoding.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('utf8')
        : bytesOf(text.replaceAll('_', ' '), /=([0-9A-F]{2})/g),
    )

function decodedBody(head: string, body: string): string {
  const encoding = headerOf(head, 'content-transfer-encoding').toLowerCase()
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding === 'quoted-printable') return bytesOf(body.replace(/=\r?\n/g, ''), /=([0-9A-F]{2})/g)
  return body
}

const split = (part: string): [head: string, body: string] => {
  const [head = '', ...rest] = part.split(/\r?\n\r?\n/)
  return [head, rest.join('\n\n')]
}

type Part = readonly [head: string, body: string]

/** The parts of a mail, including nested ones. */
function partsOf([head, body]: Part): Part[] {
  const boundary = /boundary="(.+?)"/.exec(head)?.[1]
  if (boundary === undefined) return [[head, body]]
  return body.split(`--${boundary}`).flatMap((part) => partsOf(split(part.trimStart())))
}

/** Reads a mail written by Greenroom: text and HTML alternatives in UTF-8, and possibly a calendar entry. */
export function readMail(source: string): ReadMail {
  const [head, body] = split(source)
  const parts = partsOf([head, body])
  const partOf = (type: string): string => {
    const part = parts.find(([partHead]) => headerOf(partHead, 'content-type').startsWith(type))
    return part === undefined ? '' : decodedBody(...part).trim()
  }
  return {
    date: headerOf(head, 'date'),
    to: headerOf(head, 'to'),
    subject: decodedHeader(headerOf(head, 'subject')),
    text: partOf('text/plain'),
    html: partOf('text/html'),
    calendar: partOf('text/calendar'),
  }
}
