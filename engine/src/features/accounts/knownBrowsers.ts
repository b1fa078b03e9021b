import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { fixedPeriodsMs } from '@greenroom/shared/rules'

/** Browsers that have signed in to an account before. They are marked by a signed cookie, which survives a sign-out. */
export type KnownBrowsers = {
  /** The browser's id, if it has signed in with this email before. */
  of(cookie: string | undefined, email: string): string | undefined
  /** A `set-cookie` value that also makes the browser known for this email. */
  remember(cookie: string | undefined, email: string): string
}

const cookieName = 'greenroom.browser'
const lifetimeSeconds = fixedPeriodsMs.knownBrowser / 1000
/** How many accounts a browser is remembered for. The least recently used is dropped first. */
const maxAccounts = 8
/** The browser's id, followed by a mark per account. */
const valuePattern = /^([\w-]{22})((?:~[\w-]{22}){0,8})$/

function read(cookie: string | undefined): { id: string; marks: string[] } | undefined {
  const pair = cookie?.split(';').find((each) => each.trim().startsWith(`${cookieName}=`))
  const [, id, marks = ''] = valuePattern.exec(pair?.trim().slice(cookieName.length + 1) ?? '') ?? []
  return id === undefined ? undefined : { id, marks: marks.split('~').filter((mark) => mark !== '') }
}

/** @param secret signs the marks, so that nobody can fake a known browser for someone else's account */
export function createKnownBrowsers(secret: string, { behindTls }: { behindTls: boolean }): KnownBrowsers {
  const markOf = (id: string, email: string): string =>
    createHmac('sha256', secret).update(`known browser ${id} ${email}`).digest('base64url').slice(0, 22)
  const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other))
  return {
    of(cookie, email) {
      const known = read(cookie)
      if (known === undefined) return undefined
      const expected = markOf(known.id, email)
      return known.marks.some((mark) => isSame(mark, expected)) ? known.id : undefined
    },
    remember(cookie, email) {
      const { id, marks } = read(cookie) ?? { id: randomBytes(16).toString('base64url'), marks: [] }
      const mark = markOf(id, email)
      const kept = [mark, ...marks.filter((each) => each !== mark)].slice(0, maxAccounts)
      const attributes = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${lifetimeSeconds}${behindTls ? '; Secure' : ''}`
      return `${cookieName}=${[id, ...kept].join('~')}; ${attributes}`
    },
  }
}
