import { randomBytes } from 'node:crypto'
import helmet from '@fastify/helmet'
import { noteRefusals } from '@greenroom/shared/service'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { ProblemError } from './problems.ts'

/**
 * Whether a page from `origin` may call the server, which it addresses as `host`. Without an origin, the caller isn't a
 * page in a browser.
 */
export type OriginRule = (origin: string | undefined, host: string | undefined) => boolean

/** @param allowed additional origins, such as `https://app.example.org` */
export function createOriginRule(allowed: readonly string[] = []): OriginRule {
  return (origin, host) => {
    if (origin === undefined || allowed.includes(origin)) return true
    // Sandboxed frames and local files have the origin "null". It is never trusted.
    if (host === undefined || !URL.canParse(origin)) return false
    const { protocol, host: theirs } = new URL(origin)
    // The default port depends on the scheme. TLS may end at a proxy, so our scheme can differ from the browser's.
    return URL.canParse(`${protocol}//${host}`) && new URL(`${protocol}//${host}`).host === theirs
  }
}

/**
 * What a page may load and call: its own server, Monaco's workers (made from blobs), and inline styles. No inline
 * scripts, no other origins, no embedding in frames.
 */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    scriptSrcAttr: ["'none'"],
    workerSrc: ["'self'", 'blob:'],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'", 'data:'],
    mediaSrc: ["'self'", 'blob:'],
    connectSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
}

/**
 * Narrows the policy of one page of the web app: style elements need its nonce, which our own program gives to those that
 * it makes (`web/public/colour-scheme.js`). Style attributes stay: Mantine, Monaco and Excalidraw place things with them.
 * @returns the nonce, for the page's first script
 */
export function nonceForStyles(reply: FastifyReply): string {
  const nonce = randomBytes(16).toString('base64')
  const { directives } = contentSecurityPolicy
  const narrowed = {
    ...directives,
    styleSrc: ["'self'", `'nonce-${nonce}'`],
    styleSrcAttr: ["'unsafe-inline'"],
  }
  const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const policy = Object.entries(narrowed).map(([name, sources]) => `${kebab(name)} ${sources.join(' ')}`)
  reply.header('content-security-policy', policy.join(';'))
  return nonce
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE'])

/**
 * Adds the security headers to every answer, and refuses changes requested by other sites' pages (403 CROSS_ORIGIN).
 */
export async function installSecurity(
  app: FastifyInstance,
  { isOriginAllowed, behindTls }: { isOriginAllowed: OriginRule; behindTls: boolean },
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy,
    hsts: behindTls ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
  })
  noteRefusals(app, ({ method }) => ([method].flat().every((each) => safeMethods.has(each)) ? [] : ['CROSS_ORIGIN']))
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(self), microphone=(self), display-capture=(self), geolocation=()')
    if (safeMethods.has(request.method)) return
    if (!isOriginAllowed(request.headers.origin, request.host)) throw new ProblemError('CROSS_ORIGIN')
  })
}
