import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { type HttpApp, sendProblem } from '@greenroom/shared/service'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { robotsTxt, sitemapXml } from './crawlers.ts'
import { ProblemError, unknownRoute } from './problems.ts'
import { nonceForStyles } from './security.ts'
import { type HeadOf, type PageHead, pageHeadSchema, renderHead } from './webHead.ts'

export type WebAppOptions = {
  /** The folder containing the built web app. It may appear or change while the engine runs. */
  folder: string
  /** Greenroom's public URL, such as `https://greenroom.example`; taken from the request if missing. */
  publicUrl?: string
  /** The heads of data-driven pages, such as `/blog/:slug`. What they say takes precedence over the build's head. */
  headOf?: HeadOf
  /** Additional pages for the sitemap. */
  listed?: () => Promise<readonly PageHead[]>
}

const apiPrefixes =
  /^\/(api|challenge|content|docs|email_services|feedback|healthz|metrics|persistedMessage|readyz|socket\.io|collab|users)(\/|$)/

/** Vite includes a content hash in these files' names. */
const hashedAssets = '/assets/'

/** Files have an extension; pages and folders don't. */
const isFile = (path: string): boolean =>
  /\.[a-z0-9]+$/i.test(path) && !apiPrefixes.test(path) && !/^\/(index\.html|heads\.json)$/.test(path)

const notBuiltPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Greenroom</title></head>
<body><h1>The web app is not built yet</h1><p>Run <code>npm start</code>, which builds it, and reload this page.</p></body></html>`

/** The script that gives styles their nonce. */
const firstScript = '<script src="/colour-scheme.js"'

type Build = { modifiedAtMs: number; page: string; heads: ReadonlyMap<string, PageHead> }

async function readBuild(folder: string, known: Build | undefined): Promise<Build | undefined> {
  const index = join(folder, 'index.html')
  const found = await stat(index).catch(() => undefined)
  if (found === undefined) return undefined
  if (known?.modifiedAtMs === found.mtimeMs) return known
  const [page, heads] = await Promise.all([
    readFile(index, 'utf8'),
    readFile(join(folder, 'heads.json'), 'utf8').then((text) => pageHeadSchema.array().parse(JSON.parse(text))),
  ])
  return { modifiedAtMs: found.mtimeMs, page, heads: new Map(heads.map((head) => [head.path, head])) }
}

/**
 * Serves the built web app. Files under `/assets` are cached for a year, because their names change with their content.
 * Every other GET outside the API gets the page, with the title, description and markup for its path (spec §2). Unknown
 * paths get the same page with 404. `robots.txt` and `sitemap.xml` are made from the same list of pages. Without a
 * build, it answers 503 with a page that says so.
 */
export async function installWebApp(app: HttpApp, { folder, publicUrl, headOf, listed }: WebAppOptions): Promise<void> {
  let build: Build | undefined

  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    // The plug-in's own route would answer overlong addresses with 403, which the API's description doesn't list.
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes(hashedAssets)
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.get(
    '/*',
    { logLevel: 'warn', schema: { hide: true, params: z.object({ '*': z.string() }) } },
    (request, reply) => {
      const path = `/${request.params['*']}`
      return isFile(path) ? reply.sendFile(path) : reply.callNotFound()
    },
  )

  const originOf = (request: FastifyRequest): string => publicUrl ?? `${request.protocol}://${request.host}`

  app.get('/robots.txt', { schema: { hide: true } }, async (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsTxt(originOf(request))),
  )

  app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) => {
    build = await readBuild(folder, build)
    if (build === undefined) return reply.code(503).header('retry-after', '5').type('text/plain').send('Not built yet.')
    return reply
      .type('application/xml; charset=utf-8')
      .send(sitemapXml(originOf(request), [...build.heads.values(), ...((await listed?.()) ?? [])]))
  })

  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    build = await readBuild(folder, build)
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('vary', 'accept')
    if (build === undefined) return reply.code(503).header('retry-after', '5').send(notBuiltPage)
    const path = request.url.split('?')[0]?.replace(/(?<=.)\/+$/, '') ?? '/'
    const [known, found] = [build.heads.get(path), await headOf?.(path)]
    const ahead = found?.like === undefined ? undefined : build.heads.get(found.like)?.ahead
    const head = found === undefined ? known : { ...known, ...found, ...(ahead === undefined ? {} : { ahead }) }
    const accepts = request.headers.accept ?? '*/*'
    if (head === undefined && !accepts.includes('text/html')) return sendProblem(reply, unknownRoute(request))
    const page = renderHead(build.page, { origin: originOf(request), path, head })
    const nonce = nonceForStyles(reply)
    return reply.code(head ? 200 : 404).send(page.replace(firstScript, `${firstScript} nonce="${nonce}"`))
  }

  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    const path = request.url.split('?')[0] ?? ''
    if (!isPage || apiPrefixes.test(path)) return sendProblem(reply, unknownRoute(request))
    // Missing files get a 404, because a page sent instead would be run as a script.
    if (path.startsWith(hashedAssets)) return sendProblem(reply, new ProblemError('NOT_FOUND', `There is no ${path}`))
    return sendPage(request, reply)
  })
}
