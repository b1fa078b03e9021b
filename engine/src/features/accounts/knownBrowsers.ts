import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { fixedPeriodsMs } from '@greenroom/shared/rules'

/** Browsers that have signed in to an account before, known by a signed cookie that a sign-out leaves alone. */
export type KnownBrowsers = {
  /** What to recognise the browser by, if it has signed in with this email before. */
  of(cookie: string | undefined, email: string): string | undefined
  /** The cookie, as a `set-cookie` value, that makes the browser known for this email too. */
  remember(cookie: string | undefined, email: string): string
}

const cookieName = 'greenroom.browser'
const lifetimeSeconds = fixedPeriodsMs.knownBrowser / 1000
/** A browser is known for this many accounts; the one whose last sign-in is longest ago goes first. */
const maxAccounts = 8
/** An id, and a mark for each account. */
const valuePattern = /^([\w-]{22})((?:~[\w-]{22}){0,8})$/

function read(cookie: string | undefined): { id: string; marks: string[] } | undefined {
  const pair = cookie?.split(';').find((each) => each.trim().startsWith(`${cookieName}=`))
  const [, id, marks = ''] = valuePattern.exec(pair?.trim().slice(cookieName.length + 1) ?? '') ?? []
  return id === undefined ? undefined : { id, marks: marks.split('~').filter((mark) => mark !== '') }
}

/** @param secret signs the marks: without it nobody makes a browser known for an account they never signed in to */
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
