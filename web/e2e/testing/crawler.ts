import { accountPaths } from '@greenroom/shared/wire'
import type { ConsoleMessage, Page } from '@playwright/test'
import { layoutTexts } from '../../src/app/layout/texts.ts'

const { notFound, crashed, missing, replaced, unreachable, refused } = layoutTexts
const broken: readonly string[] = [
  notFound,
  crashed,
  missing,
  replaced,
  unreachable,
  refused.creators,
  refused.admins,
].map(({ title }) => title)

/** Addresses that differ only in an id lead to similar pages, so open only this many of them. */
const mostAlike = 2
/** Links to anything but a page of the app. */
const file = /^\/(?:api|content|docs|dev|admin\/queues)\b|\.\w{2,5}$/

/**
 * Calls that ask whether something exists, such as a sign-in or a person's subscription. If it doesn't, browsers log an
 * error.
 */
const mayFail = new RegExp(`^(?:${accountPaths.me}|/api/admin/subscriptions/\\d+)$`)

/** A link, and where it was found. */
export type Link = { to: string; from: string }

/** Visits each address once, even if several people can open it. */
export class Crawler {
  readonly problems: string[] = []
  private readonly visited = new Set<string>()
  private readonly alike = new Map<string, number>()
  private readonly baseURL: string
  /** Pages with a fixed address. All others are grouped by the start of their address. */
  private readonly own: ReadonlySet<string>

  constructor(baseURL: string, own: readonly string[]) {
    this.baseURL = baseURL
    this.own = new Set(own)
  }

  get count(): number {
    return this.visited.size
  }

  /** Visits these links, and all links on those pages and the pages after them. */
  async follow(page: Page, start: readonly Link[]): Promise<void> {
    const waiting = [...start]
    let at = ''
    const note = (what: string): void => void this.problems.push(`${at} ${what}`)
    const onConsole = (message: ConsoleMessage): void => {
      const { url } = message.location()
      const { pathname } = URL.canParse(url) ? new URL(url) : { pathname: '' }
      if (message.type() === 'error' && !mayFail.test(pathname)) note(`logs “${message.text()}” (${pathname})`)
    }
    const onError = (error: Error): void => note(`throws “${error.message}”`)
    page.on('console', onConsole)
    page.on('pageerror', onError)
    for (let link = waiting.shift(); link !== undefined; link = waiting.shift()) {
      const path = this.toVisit(link.to)
      if (path === null) continue
      at = `${path} (from ${link.from})`
      if (file.test(path.replace(/[?#].*$/, ''))) {
        const { status } = await page.request.get(path).then((answer) => ({ status: answer.status() }))
        if (status >= 400) note(`is answered with ${status}`)
      } else waiting.push(...(await this.visit(page, path, note)))
    }
    page.off('console', onConsole)
    page.off('pageerror', onError)
  }

  /**
   * The path to visit; null for other sites and for paths already visited. Keeps fragments, because they may hold a
   * token.
   */
  private toVisit(to: string): string | null {
    const url = new URL(to, this.baseURL)
    if (!/^https?:$/.test(url.protocol) || url.origin !== new URL(this.baseURL).origin) return null
    const { pathname, search, hash } = url
    const path = `${pathname}${search}${hash.includes('=') ? hash : ''}`
    if (this.visited.has(path)) return null
    if (!this.own.has(pathname) || search !== '') {
      const kind = pathname
        .split('/')
        .slice(0, 3)
        .join('/')
        .replace(/^(\/(?!app\b|creator\b|admin\b)[^/]+)\/.+$/, '$1/…')
      const key = `${kind}${search.replaceAll(/=[^&]*/g, '=')}`
      const count = this.alike.get(key) ?? 0
      if (count >= mostAlike) return null
      this.alike.set(key, count + 1)
    }
    this.visited.add(path)
    return path
  }

  private async visit(page: Page, path: string, note: (what: string) => void): Promise<Link[]> {
    const answer = await page.goto(path)
    if (answer !== null && answer.status() >= 400) note(`is answered with ${answer.status()}`)
    const heading = page.getByRole('heading', { level: 1 }).first()
    try {
      await heading.waitFor({ timeout: 20_000 })
    } catch {
      note('has no heading')
      return []
    }
    await page.waitForLoadState('networkidle')
    // The page needs an account, so leave it for someone who has one.
    if (new URL(page.url()).pathname === '/signin' && !path.startsWith('/signin')) {
      this.visited.delete(path)
      return []
    }
    const title = await heading.innerText()
    if (broken.includes(title)) note(`says “${title}”`)
    // A page that isn't open yet says this without a full stop. An upcoming item in a list says it with one.
    if ((await page.getByText('Not open yet', { exact: true }).count()) > 0) note('says that it isn’t open')
    const found = await page.locator('a[href]').evaluateAll((links) => links.map((each) => each.getAttribute('href')))
    const base = new URL(page.url())
    return found.flatMap((href) => (href === null ? [] : [{ to: new URL(href, base).href, from: path }]))
  }
}

/** The links of the mails in the outbox to this address. */
export async function linksInMails(page: Page, email: string): Promise<Link[]> {
  await page.goto('/dev/mail')
  const mails = await page
    .getByRole('listitem')
    .filter({ hasText: `to ${email},` })
    .getByRole('link')
    .evaluateAll((links) => links.map((each) => each.getAttribute('href') ?? ''))
  const links: Link[] = []
  for (const mail of mails) {
    await page.goto(mail)
    const found = await page.locator('a[href]').evaluateAll((each) => each.map((link) => link.getAttribute('href')))
    links.push(...found.map((href) => ({ to: href ?? '', from: `the mail “${mail}”` })))
  }
  return links
}
