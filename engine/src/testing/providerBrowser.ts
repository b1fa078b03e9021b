/** A browser on the pages of the specs' identity provider. It follows redirects, keeps cookies and fills in forms. */
export type ProviderBrowser = {
  /**
   * Signs in there, or uses an earlier sign-in, and consents.
   * @returns the URL the provider redirects to
   */
  signIn(url: string, login: string): Promise<URL>
  /**
   * Leaves without signing in.
   * @returns the URL the provider redirects to
   */
  decline(url: string): Promise<URL>
}

const maxSteps = 20

/** @param home the prefix of the URL that the provider redirects back to */
export function openProviderBrowser(home: string): ProviderBrowser {
  const cookies = new Map<string, string>()

  async function go(url: string, form?: Record<string, string>): Promise<Response> {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const each of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = each.split(';')[0]?.split('=') ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }

  /** Follows one page after another until the provider redirects back. */
  async function until(start: string, next: (page: string) => { url: string; form?: Record<string, string> }) {
    let step: { url: string; form?: Record<string, string> } = { url: start }
    for (let count = 0; count < maxSteps; count++) {
      if (step.url.startsWith(home)) return new URL(step.url)
      const answer = await go(step.url, step.form)
      const location = answer.headers.get('location')
      step = location === null ? next(await answer.text()) : { url: new URL(location, step.url).href }
    }
    throw new Error("the identity provider didn't redirect back")
  }
  const found = (page: string, pattern: RegExp): string => {
    const [, address] = pattern.exec(page) ?? []
    if (address === undefined) throw new Error(`the identity provider showed another page: ${page.slice(0, 2000)}`)
    return address
  }

  return {
    signIn: (url, login) =>
      until(url, (page) => ({
        url: found(page, /<form[^>]+action="([^"]+)"/),
        form: page.includes('name="login"') ? { prompt: 'login', login, password: 'any' } : { prompt: 'consent' },
      })),
    decline: (url) => until(url, (page) => ({ url: found(page, /href="([^"]+abort)"/) })),
  }
}
