import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { Redis } from 'ioredis'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { StoreUnavailable } from '../store/port.ts'
import { bareService } from '../testing/bareService.ts'
import { createHttpService, type HttpApp } from './httpService.ts'
import { ProblemError } from './problems.ts'
import { limit } from './rateLimit.ts'
import { createOriginRule } from './security.ts'

let app: HttpApp
let folder: string
let ready = true

const index = `<!doctype html><html><head><!-- head:start -->
<title>Greenroom</title><!-- head:end --><script src="/colour-scheme.js"></script></head><body><div id="root"><!-- opening --></div></body></html>`

async function build(title: string): Promise<void> {
  await mkdir(join(folder, 'assets'), { recursive: true })
  await writeFile(
    join(folder, 'heads.json'),
    JSON.stringify([
      { path: '/', title: 'Home', description: 'The first page', opening: { title: 'Rehearse <it>', intro: 'Aloud.' } },
      { path: '/jobs', title, description: 'Open "positions" & more' },
      {
        path: '/learn',
        title: 'Learn',
        description: 'Courses',
        picture: { path: '/og/learn.png', alt: 'Greenroom: Learn' },
      },
      { path: '/dashboard', title: 'Dashboard', description: 'Your next step', indexed: false },
      {
        path: '/room',
        title: 'Room',
        description: 'A page of many parts',
        ahead: ['/assets/a-1.js', '/assets/b-2.js'],
      },
    ]),
  )
  await writeFile(join(folder, 'assets', 'app-1a2b.js'), 'console.log(1)')
  await writeFile(join(folder, 'assets', 'app-1a2b.js.gz'), gzipSync('console.log(1)'))
  await writeFile(join(folder, 'icon.svg'), '<svg/>')
  await writeFile(join(folder, 'favicon.ico'), 'an icon')
  await mkdir(join(folder, 'og'), { recursive: true })
  await writeFile(join(folder, 'og', 'learn.png'), 'a picture')
  await writeFile(join(folder, 'index.html'), index)
}

beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'greenroom-web-')), 'dist')
  const service = await createHttpService({
    title: 'An engine',
    description: 'Used by this spec',
    logger: pino({ level: 'silent' }),
    bodyLimitBytes: 1000,
    isOriginAllowed: createOriginRule(['https://other.example']),
    behindTls: false,
    web: {
      folder,
      headOf: async (path) =>
        path === '/blog/first' ? { path, title: 'The first', description: 'A post', indexed: false } : undefined,
    },
    readiness: {
      store: async () => ({ ok: true, detail: 'answers' }),
      queue: async () => {
        if (!ready) throw new Error('does not answer')
        return { ok: true, detail: 'answers' }
      },
    },
  })
  app = service.app
  app.post('/api/numbers', { schema: { body: z.object({ list: z.array(z.int()), name: z.string() }) } }, async () => ({
    ok: true,
  }))
  app.get('/api/few', { config: { rateLimit: limit(2, 30) } }, async () => ({ ok: true }))
  app.get('/api/outage', async () => {
    throw new StoreUnavailable('the address of the database')
  })
  app.get('/api/broken', async () => {
    throw new TypeError('a secret detail')
  })
  app.get('/api/refused', async () => {
    const refusal = { code: 'REPLY_PENDING', message: 'Wait for the reply', retryable: true }
    throw new ProblemError('COMMAND_REFUSED', refusal.message, { refusal })
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await rm(join(folder, '..'), { recursive: true })
})

const post = (payload: string | object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/api/numbers', payload, headers })
const page = (url: string, headers: Record<string, string> = { accept: 'text/html' }) => app.inject({ url, headers })

describe('problems', () => {
  it('name every wrong field', async () => {
    const answer = await post({ list: [1, 'two', 3.5] })
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/)
    const body = answer.json()
    expect(body).toMatchObject({ status: 400, code: 'INVALID_REQUEST', type: 'urn:greenroom:problem:invalid-request' })
    expect(body.errors.map((entry: { path: string }) => entry.path)).toEqual(['list.1', 'list.2', 'name'])
  })

  it.each([
    ['null', 'null', 'application/json', 400, 'INVALID_REQUEST'],
    ['an array', '[]', 'application/json', 400, 'INVALID_REQUEST'],
    ['a body that is not JSON', '{', 'application/json', 400, 'INVALID_REQUEST'],
    ['an empty body', '', 'application/json', 400, 'INVALID_REQUEST'],
    ['a prototype', '{"__proto__": {"a": 1}}', 'application/json', 400, 'INVALID_REQUEST'],
    ['another media type', '<a/>', 'application/xml', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a body that is too large', `"${'x'.repeat(2000)}"`, 'application/json', 413, 'PAYLOAD_TOO_LARGE'],
  ])('refuse %s', async (_name, payload, type, status, code) => {
    const answer = await post(payload, { 'content-type': type })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ status, code })
  })

  it('report an outage as one, a bug without details, and a refused command by the refusal’s code', async () => {
    const outage = await app.inject({ url: '/api/outage' })
    expect([outage.statusCode, outage.json().code, outage.headers['retry-after']]).toEqual([503, 'UNAVAILABLE', '2'])
    const bug = await app.inject({ url: '/api/broken' })
    expect([bug.statusCode, bug.json().code]).toEqual([500, 'INTERNAL'])
    expect(outage.body + bug.body).not.toMatch(/secret detail|the address/)
    const refused = await app.inject({ url: '/api/refused' })
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({ code: 'REPLY_PENDING', retryable: true, detail: 'Wait for the reply' })
  })

  it('answer unknown and unreadable addresses', async () => {
    const unknown = await app.inject({ url: '/api/nowhere', headers: { accept: 'text/html' } })
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'NOT_FOUND'])
    const wrongMethod = await app.inject({ method: 'DELETE', url: '/jobs' })
    expect([wrongMethod.statusCode, wrongMethod.json().code]).toEqual([404, 'NOT_FOUND'])
    const unreadable = await app.inject({ url: '/%zz' })
    expect([unreadable.statusCode, unreadable.json().code]).toEqual([400, 'INVALID_REQUEST'])
  })
})

describe('security', () => {
  it('an answer may load its own files, workers from blobs and inline styles, and nothing else', async () => {
    const { headers } = await page('/healthz')
    const policy = `${headers['content-security-policy']}`
    expect(policy.split(';')).toEqual(
      expect.arrayContaining([
        "script-src 'self'",
        "worker-src 'self' blob:",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "font-src 'self' data:",
        "frame-ancestors 'none'",
      ]),
    )
    expect(policy).not.toMatch(/upgrade-insecure-requests|http/)
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
  })

  it.each([
    ['its own page', 'http://app.example', 200],
    ['its own page behind TLS', 'https://app.example', 200],
    ['an allowed page', 'https://other.example', 200],
    ['another port', 'http://app.example:81', 403],
    ['another site', 'https://evil.example', 403],
    ['a site with a similar name', 'https://app.example.evil.example', 403],
    ['a sandboxed frame', 'null', 403],
    ['nonsense', 'app.example', 403],
  ])('a POST from %s is answered', async (_name, origin, status) => {
    const answer = await post({ list: [], name: 'n' }, { origin, host: 'app.example' })
    expect(answer.statusCode).toBe(status)
    if (status === 403) expect(answer.json().code).toBe('CROSS_ORIGIN')
  })

  it('a program’s POST without an origin is answered, and so is anybody’s GET', async () => {
    expect((await post({ list: [], name: 'n' })).statusCode).toBe(200)
    expect((await page('/healthz', { origin: 'https://evil.example' })).statusCode).toBe(200)
  })

  it('frequent callers learn when to come back', async () => {
    for (const status of [200, 200, 429]) {
      const answer = await app.inject({ url: '/api/few' })
      expect(answer.statusCode).toBe(status)
      if (status === 429) {
        expect(answer.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429 })
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      }
    }
  })
})

describe('engines that share a Redis', () => {
  it('count together, and limit nobody while it is down', async () => {
    const connections = [0, 1].map(() => new Redis(process.env.REDIS_URL ?? '', { maxRetriesPerRequest: 1 }))
    const route = `/api/${randomUUID()}`
    const engines = await Promise.all(
      connections.map(async (redis) => {
        const engine = await bareService({ redis })
        engine.get(route, { config: { rateLimit: limit(2, 30) } }, async () => ({ ok: true }))
        return engine
      }),
    )
    const statuses = []
    for (const engine of [...engines, ...engines]) statuses.push((await engine.inject({ url: route })).statusCode)
    expect(statuses).toEqual([200, 200, 429, 429])
    for (const redis of connections) redis.disconnect()
    expect((await engines[0]?.inject({ url: route }))?.statusCode).toBe(200)
    await Promise.all(engines.map((engine) => engine.close()))
  })
})

describe('health, readiness, metrics and documentation', () => {
  it('report being alive, ready or not, and how busy the service was', async () => {
    expect((await app.inject({ url: '/healthz' })).json()).toEqual({ status: 'alive' })
    expect((await app.inject({ url: '/readyz' })).json()).toMatchObject({
      status: 'ready',
      checks: { store: { ok: true } },
    })
    ready = false
    const notReady = await app.inject({ url: '/readyz' })
    expect(notReady.statusCode).toBe(503)
    expect(notReady.json()).toMatchObject({ code: 'NOT_READY', detail: 'queue: does not answer' })
    expect((await app.inject({ url: '/metrics' })).body).toContain('http_request_duration_seconds_count')
  })

  it('are counted together by two services, and only told by the one for operators', async () => {
    const registry = new Registry()
    const forPeople = await bareService({ metrics: { registry, servesMetrics: false } })
    const forOperators = await bareService({ metrics: { registry } })
    await forPeople.inject({ url: '/healthz' })
    expect((await forPeople.inject({ url: '/metrics' })).statusCode).toBe(404)
    const { body } = await forOperators.inject({ url: '/metrics' })
    expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/healthz",status="200"} 1')
    await Promise.all([forPeople.close(), forOperators.close()])
  })

  it('describe the routes', async () => {
    const document = (await app.inject({ url: '/docs/json' })).json()
    expect(document.openapi).toBe('3.1.0')
    expect(document.paths['/api/numbers'].post.requestBody.content['application/json'].schema.required).toEqual([
      'list',
      'name',
    ])
    expect(Object.keys(document.paths)).not.toContain('/*')
    expect((await app.inject({ url: '/docs' })).statusCode).toBeLessThan(400)
  })
})

describe('the web app', () => {
  it('says that it isn’t built, and appears as soon as it is', async () => {
    const missing = await page('/jobs')
    expect(missing.statusCode).toBe(503)
    expect(missing.body).toContain('not built')
    await build('Jobs')
    const built = await page('/jobs')
    expect(built.statusCode).toBe(200)
    expect(built.headers['cache-control']).toBe('no-cache')
    expect(built.body).toContain('<title>Jobs · Greenroom</title>')
  })

  it('may have only style elements with the nonce of its page, a new one each time', async () => {
    const nonceOf = async () => {
      const { headers, body } = await page('/')
      const [, nonce = ''] = /<script src="\/colour-scheme\.js" nonce="([^"]+)">/.exec(body) ?? []
      expect(`${headers['content-security-policy']}`.split(';')).toEqual(
        expect.arrayContaining([
          `style-src 'self' 'nonce-${nonce}'`,
          "style-src-attr 'unsafe-inline'",
          "script-src 'self'",
          "frame-ancestors 'none'",
        ]),
      )
      return nonce
    }
    const nonces = [await nonceOf(), await nonceOf()]
    expect(new Set(nonces).size).toBe(2)
    expect(nonces[0]).toMatch(/^.{20,}$/)
  })

  it('has a head of its own for each page', async () => {
    const { body } = await page('/jobs/?a=1', { accept: '*/*', host: 'app.example' })
    expect(body).toContain('<meta name="description" content="Open &quot;positions&quot; &amp; more" />')
    expect(body).toContain('<link rel="canonical" href="http://app.example/jobs" />')
    expect(body).toContain('<meta property="og:image" content="http://app.example/og.png" />')
    const markup = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? ''
    expect(JSON.parse(markup)).toMatchObject({ '@type': 'Organization', url: 'http://app.example/' })
    expect((await page('/')).body).toContain('<title>Home · Greenroom</title>')
  })

  it('starts the landing page with its first words, before its program has loaded', async () => {
    const { body } = await page('/')
    expect(body).toContain(
      '<div id="root"><main class="opening"><h1>Rehearse &lt;it&gt;</h1><p>Aloud.</p></main></div>',
    )
    expect((await page('/jobs')).body).toContain('<div id="root"></div>')
  })

  it('preloads a page’s files together with the app’s', async () => {
    const { body } = await page('/room')
    for (const file of ['/assets/a-1.js', '/assets/b-2.js'])
      expect(body).toContain(`<link rel="modulepreload" crossorigin href="${file}" />`)
    expect((await page('/jobs')).body).not.toContain('modulepreload')
  })

  it('states the size and content of a shared link’s picture', async () => {
    const { body } = await page('/jobs')
    for (const property of ['og:url', 'og:image:width', 'og:image:height', 'og:image:alt'])
      expect(body).toMatch(new RegExp(`<meta property="${property}" content="[^"]+" />`))
    expect(body).not.toContain('noindex')
  })

  it('uses a page’s own picture if it has one', async () => {
    const { body } = await page('/learn', { host: 'app.example' })
    expect(body).toContain('<meta property="og:image" content="http://app.example/og/learn.png" />')
    expect(body).toContain('<meta property="og:image:alt" content="Greenroom: Learn" />')
    const picture = await page('/og/learn.png')
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png'])
  })

  it('serves an icon under its old name, too', async () => {
    const { statusCode, headers } = await page('/favicon.ico')
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/vnd.microsoft.icon'])
  })

  it('lists the pages for search engines, and keeps them out of the API', async () => {
    const robots = await page('/robots.txt', { host: 'app.example' })
    expect([robots.statusCode, robots.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(robots.body).toBe('User-agent: *\nDisallow: /api/\n\nSitemap: http://app.example/sitemap.xml\n')
    const sitemap = await page('/sitemap.xml', { host: 'app.example' })
    expect([sitemap.statusCode, sitemap.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
    const addresses = [...sitemap.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
    expect(addresses).toEqual(['/', '/jobs', '/learn', '/room'].map((path) => `http://app.example${path}`))
  })

  it('asks search engines to leave out personal pages', async () => {
    const { statusCode, body } = await page('/dashboard', { host: 'app.example' })
    expect(statusCode).toBe(200)
    expect(body).toContain('<link rel="canonical" href="http://app.example/dashboard" />')
    expect(body).toContain('<meta name="robots" content="noindex" />')
  })

  it('requests the head of a page with its own content', async () => {
    const { statusCode, body } = await page('/blog/first', { accept: 'text/html' })
    expect(statusCode).toBe(200)
    expect(body).toContain('<title>The first · Greenroom</title>')
    expect(body).toContain('<meta name="robots" content="noindex" />')
    expect(body).toMatch(/<link rel="canonical" href="[^"]+\/blog\/first" \/>/)
    expect((await page('/blog/second', { accept: 'text/html' })).statusCode).toBe(404)
  })

  it('takes no markup from an address', async () => {
    const { body } = await page('/%22%3E%3Cscript%3Ealert(1)%3C/script%3E', { accept: 'text/html' })
    expect(body).not.toContain('<script>alert')
  })

  it('shows the page with 404 for a wrong address', async () => {
    const wrong = await page('/nowhere')
    expect([wrong.statusCode, wrong.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(wrong.body).toContain('Page not found · Greenroom')
    const program = await page('/nowhere', { accept: 'application/json' })
    expect([program.statusCode, program.json().code]).toEqual([404, 'NOT_FOUND'])
  })

  it('serves files: those with a hash in their name for a year, and compressed if available', async () => {
    const script = await page('/assets/app-1a2b.js', { 'accept-encoding': 'gzip' })
    expect(script.headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript; charset=utf-8',
    })
    expect((await page('/assets/')).statusCode).toBe(404)
    expect((await page('/assets')).statusCode).toBe(404)
    expect((await page('/icon.svg')).headers['cache-control']).toBe('no-cache')
    const missing = await page('/assets/gone-9z.js')
    expect([missing.statusCode, missing.json().code]).toEqual([404, 'NOT_FOUND'])
    expect((await page('/index.html', { accept: '*/*' })).statusCode).toBe(404)
    expect((await page('/../../etc/passwd', { accept: '*/*' })).statusCode).toBe(404)
    for (const prefix of ['/api/sessions/', '/', '/assets/']) {
      const long = await page(`${prefix}${'x'.repeat(8_000)}`, { accept: '*/*' })
      expect([long.statusCode, long.json().code]).toEqual([404, 'NOT_FOUND'])
      expect((await page(`${prefix}${'x'.repeat(8_000)}.js`, { accept: '*/*' })).statusCode).toBe(404)
    }
  })

  it('serves a new build immediately', async () => {
    await build('Positions')
    await utimes(join(folder, 'index.html'), new Date(), new Date(Date.now() + 10_000))
    expect((await page('/jobs')).body).toContain('<title>Positions · Greenroom</title>')
  })
})
