import { oidcAwaySchema, oidcPaths } from '@greenroom/shared/wire'
import { openProviderBrowser } from './providerBrowser.ts'
import { type Answer, type Caller, cookieOf, type TestEngine } from './runningEngine.ts'

/** The address of the product in these specs; the engine itself listens elsewhere. */
export const publicUrl = 'http://rehearse.example.org'

/** A browser that goes to the identity provider and back. */
export type OidcVisitor = {
  /** Goes there and signs in; what the product answers to the way back. */
  arrive(path: string, login: string, options?: { body?: object; cookie?: string }): Promise<Answer>
  /** Goes there; the way back is not followed. */
  leave(path: string, options?: { body?: object; cookie?: string }): Promise<{ away: Answer; url: string }>
  /** Comes back. */
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

/** Who came in by this answer. A browser sends no cookie that was taken from it. */
export function callerOf(engine: TestEngine, arrived: Answer): Caller {
  const kept = cookieOf(arrived).split('; ')
  return engine.caller(kept.filter((pair) => !pair.endsWith('=')).join('; '))
}
