import { oidcAwaySchema, oidcPaths } from '@greenroom/shared/wire'
import { openProviderBrowser } from './providerBrowser.ts'
import { type Answer, type Caller, cookieOf, type TestEngine } from './runningEngine.ts'

/** Greenroom's public URL in these specs. The engine itself listens elsewhere. */
export const publicUrl = 'http://rehearse.example.org'

/** A browser that goes to the identity provider and returns. */
export type OidcVisitor = {
  /** Follows the path and signs in there. Returns the engine's answer once the browser is back. */
  arrive(path: string, login: string, options?: { body?: object; cookie?: string }): Promise<Answer>
  /** Goes to the provider, but doesn't follow the redirect back. */
  leave(path: string, options?: { body?: object; cookie?: string }): Promise<{ away: Answer; url: string }>
  /** Follows the redirect back. */
  follow(address: URL, away: Answer, cookie?: string): Promise<Answer>
  atProvider: ReturnType<typeof openProviderBrowser>
}

export function openOidcVisitor(engine: TestEngine): OidcVisitor {
  const atProvider = openProviderBrowser(`${publicUrl}${oidcPaths.callback}`)
  const leave: OidcVisitor['leave'] = async (path, { body = {}, cookie = '' } = {}) => {
    const away = await engine.call('POST', path, { body, headers: { cookie } })
    return { away, url: oidcAwaySchema.parse(away.body).url }
  }
  const follow: OidcVisitor['follow'] = (address, away, cookie = '') =>
    engine.call('GET', `${address.pathname}${address.search}`, {
      headers: { cookie: [cookie, cookieOf(away)].filter((each) => each !== '').join('; ') },
    })
  return {
    leave,
    follow,
    atProvider,
    async arrive(path, login, options) {
      const { away, url } = await leave(path, options)
      return follow(await atProvider.signIn(url, login), away, options?.cookie)
    },
  }
}

/** The caller with the cookies set by this answer. Like a browser, it doesn't send deleted cookies. */
export function callerOf(engine: TestEngine, arrived: Answer): Caller {
  const kept = cookieOf(arrived).split('; ')
  return engine.caller(kept.filter((pair) => !pair.endsWith('=')).join('; '))
}
