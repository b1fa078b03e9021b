import { cp, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, minify, type Plugin, type Rolldown } from 'vite'
import { pageHeads } from './src/app/head.ts'
import { pictureOf } from './src/app/picture.ts'

const engine = process.env.ENGINE_URL ?? 'http://127.0.0.1:3000'

/** Paths that the engine answers; everything else belongs to the app. Spec §7 has calls outside `/api`. */
const enginePaths = [
  '/api',
  '/challenge',
  '/content',
  '/docs',
  '/email_services',
  '/feedback',
  '/healthz',
  '/persistedMessage',
  '/readyz',
  '/users',
]

/** The files of pages for administrators and content creators. */
const pagesOfTheTeam =
  /\/(OverviewPage|PeoplePage|ReportsPage|ContentPage|SessionPage|EditorsPage|CreatorPage|EditorPage|PreviewPage|FormsPage)-/
/**
 * Shared files: parts that at least this many pages use. What they import stays in its own file, otherwise each would
 * bring along everything it imports.
 */
const sharedByMany = { minShareCount: 12, includeDependenciesRecursively: false }
const isStyle = (file: string): boolean => file.endsWith('.css')

export default defineConfig({
  plugins: [react(), preloadTextFont(), serveBoardFonts(), writePageHeads(), writeCompressed()],
  resolve: {
    // Hoisting once installed a second React at the root.
    dedupe: ['react', 'react-dom', 'zod'],
    // Monaco's `exports` field breaks imports by its older paths, even those in other packages.
    alias: [
      { find: /^monaco-editor\/esm\/vs\/(.+?)(\.js)?$/, replacement: 'monaco-editor/$1.js' },
      // Imports of all of Monaco get just the parts the editor already has.
      { find: /^monaco-editor$/, replacement: 'monaco-editor/editor/editor.api.js' },
      // Its browser build includes a second Monaco.
      { find: /^monaco-vim$/, replacement: join(packageFolder('monaco-vim'), 'index.mjs') },
    ],
  },
  worker: { format: 'es' },
  build: {
    // The first file lists the files that each page needs. Pages of the team aren't listed, because few people open
    // them.
    modulePreload: {
      resolveDependencies: (file, needed) => (pagesOfTheTeam.test(file) ? needed.filter(isStyle) : needed),
    },
    outDir: 'dist',
    target: 'es2023',
    // Monaco alone exceeds the limit, but it is only in the room's chunk.
    chunkSizeWarningLimit: 4_000,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // The first page gets everything it needs in two files, because every file costs bytes and a request.
          // Libraries have their own file, which stays cached when our code changes. `$initial` leaves out modules that
          // only later pages import.
          groups: [
            {
              name: 'vendor',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/]/,
              tags: ['$initial'],
            },
            { name: 'first', tags: ['$initial'] },
            // Two files for what most pages share. Without them, a page would load 38 files on average instead of 18,
            // and the first file's list would be 2 KB longer.
            { name: 'mantine', test: /node_modules[\\/](@mantine|@floating-ui|@tabler|clsx)[\\/]/, ...sharedByMany },
            { name: 'common', test: /[\\/](web|shared)[\\/]src[\\/]/, ...sharedByMany },
          ],
        },
      },
      treeshake: {
        // Shared only declares schemas and constants, so a page that uses one doesn't have to load the others.
        moduleSideEffects: (id: string) => !/[\\/]shared[\\/]src[\\/]/.test(id),
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      ...Object.fromEntries(enginePaths.map((path) => [`^${path}(/|\\?|$)`, { target: engine }])),
      '/socket.io': { target: engine, ws: true },
      '^/collab/': { target: engine, ws: true },
    },
  },
})

/** Finds the folder of a package's main file. */
function packageFolder(name: string): string {
  return dirname(createRequire(import.meta.url).resolve(name))
}

/** Lets the first text appear in our own typeface straight away. */
function preloadTextFont(): Plugin {
  return {
    name: 'greenroom:preload-text-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => /instrument-sans-latin-wght-normal.*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  }
}

/**
 * Serves the whiteboard's fonts, which it requests from `/excalidraw/fonts`. The library's fallback address is ours
 * too, so it never contacts another server. In development the files come straight from the package.
 */
function serveBoardFonts(): Plugin {
  const fonts = join(packageFolder('@excalidraw/excalidraw'), 'fonts')
  const place = '/excalidraw/fonts/'
  return {
    name: 'greenroom:board-fonts',
    transform(code, id) {
      if (!id.includes('/@excalidraw/excalidraw/') || !code.includes('https://esm.sh/')) return null
      const ours = code.replace(
        /`https:\/\/esm\.sh\/\$\{.{0,120}?\/dist\/prod\/`/,
        'new URL("/excalidraw/",location.origin).href',
      )
      if (ours.includes('https://esm.sh/')) this.error('The whiteboard would ask another origin for its fonts.')
      return { code: ours, map: null }
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const name = /^\/excalidraw\/fonts\/(\w+\/[\w-]+\.woff2)$/.exec(request.url ?? '')?.[1]
        const file = name === undefined ? undefined : await readFile(join(fonts, name)).catch(() => undefined)
        if (file === undefined) next()
        else response.setHeader('content-type', 'font/woff2').end(file)
      })
    },
    writeBundle: ({ dir }) => cp(fonts, join(dir ?? 'dist', place), { recursive: true }),
  }
}

/** Pages, each with the modules to request before the app's own code asks for them. */
const modulesAhead: Readonly<Record<string, readonly string[]>> = {
  // The builder's other pages load the same modules.
  '/help': ['/features/pages/PublishedPage.tsx'],
  '/app/aiInterview': ['/features/room/RoomPage.tsx', '/parts/editor/CodeEditor.tsx'],
}

/** Lists the files of a page's modules and everything they import, in that order, except those that every page has. */
function filesAhead(path: string, bundle: Rolldown.OutputBundle): string[] {
  const chunks = new Map(
    Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  )
  const withImports = (file: string, seen: Set<string>): Set<string> => {
    if (!seen.has(file)) for (const each of chunks.get(file)?.imports ?? []) withImports(each, seen)
    return seen.add(file)
  }
  const everywhere = new Set<string>()
  for (const { isEntry, fileName } of chunks.values()) if (isEntry) withImports(fileName, everywhere)
  const files = (modulesAhead[path] ?? []).map((module) => {
    const chunk = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(module))
    if (chunk === undefined) throw new Error(`${module} has no file of its own any more: mend modulesAhead.`)
    return chunk.fileName
  })
  const wanted = new Set(everywhere)
  for (const file of files) withImports(file, wanted)
  return [...wanted].filter((file) => !everywhere.has(file)).map((file) => `/${file}`)
}

/**
 * Writes `dist/heads.json`: every page's path, title, description and picture, and the files to request ahead. The engine inserts them between `head:start` and `head:end` of the page, and in place of
 * `opening`.
 */
function writePageHeads(): Plugin {
  return {
    name: 'greenroom:page-heads',
    apply: 'build',
    generateBundle(_options, bundle) {
      const heads = pageHeads.map((head) => ({
        ...head,
        picture: pictureOf(head),
        ...(modulesAhead[head.path] && { ahead: filesAhead(head.path, bundle) }),
      }))
      this.emitFile({ type: 'asset', fileName: 'heads.json', source: `${JSON.stringify(heads, null, 2)}\n` })
    },
  }
}

/** Writes a compressed copy next to each text file, so that the engine doesn't have to compress it on every request. */
function writeCompressed(): Plugin {
  return {
    name: 'greenroom:compressed-copies',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      const built = Object.keys(bundle).filter((file) => /\.(js|css|svg)$/.test(file))
      // From the public folder, so not part of the bundle.
      const first = 'colour-scheme.js'
      const firstFile = join(dir ?? 'dist', first)
      await writeFile(firstFile, (await minify(first, await readFile(firstFile, 'utf8'))).code)
      const files = [...built, first]
      for (const file of files.map((each) => join(dir ?? 'dist', each))) {
        await writeFile(`${file}.gz`, await promisify(gzip)(await readFile(file), { level: 9 }))
      }
    },
  }
}
