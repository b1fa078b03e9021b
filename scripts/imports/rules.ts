import type { Import, Target } from './graph.ts'

/** A rule about a single import. `breaks` returns true if the import breaks the rule. */
export type ImportRule = { name: string; breaks: (from: string, to: Target) => boolean }

const FRAMEWORKS =
  /^(fastify|@fastify\/.+|socket\.io|socket\.io-client|bullmq|ioredis|mongodb|node:sqlite|better-auth|react|react-dom|react-router|zustand|@mantine\/.+)(\/|$)/

const isSpec = (file: string) => /\.spec\.tsx?$/.test(file)
/** Files used only by specs: every `testing/` folder, and the programs that test the executor. */
const isTestMaterial = (file: string) => /\/testing\/|^workers\/(hostile|matrix)\//.test(file)
const isOfSpecs = (file: string) => isSpec(file) || isTestMaterial(file)
const workspaceOf = (file: string) => file.split('/')[0]

/** The workspace a target belongs to; also works for a package name without an entry. */
function targetWorkspace(to: Target): string | undefined {
  if ('file' in to) return workspaceOf(to.file)
  return /^@greenroom\/([^/]+)/.exec(to.package)?.[1]
}

/** `engine/src/features/accounts/memberships.ts` → `engine/src/features/accounts` */
function featureOf(file: string): string | undefined {
  return /^(?:engine|web)\/src\/features\/[^/]+/.exec(file)?.[0]
}

/** The web app's folders, and the folders each may import. `features` and `app` are at the top. */
const webFolders: Readonly<Record<string, readonly string[]>> = {
  data: [],
  ui: [],
  session: ['data'],
  parts: ['session', 'data', 'ui'],
  features: ['parts', 'session', 'data', 'ui'],
  app: ['features', 'parts', 'session', 'data', 'ui'],
}

/** `web/src/parts/chat/ChatPane.tsx` → `parts` */
const webFolderOf = (file: string): string | undefined => /^web\/src\/([^/]+)\//.exec(file)?.[1]

/**
 * These set the tab's title and the page's head. That belongs in `app`, but pages whose text is content need it too.
 */
const ofTheRoofForFeatures = ['web/src/app/layout/DocumentTitle.tsx', 'web/src/app/layout/PageHead.tsx']

function leadsToContent(to: Target): boolean {
  if ('package' in to) return /^@greenroom\/shared\/content(\/|$)/.test(to.package)
  return /^shared\/(src\/)?content\//.test(to.file)
}

function leadsToService(to: Target): boolean {
  if ('package' in to) return /^@greenroom\/shared\/service(\/|$)/.test(to.package)
  return to.file.startsWith('shared/src/service/')
}

function leadsToTesting(to: Target): boolean {
  if ('package' in to) return /^@greenroom\/shared\/testing(\/|$)/.test(to.package)
  return isTestMaterial(to.file)
}

const importRules: ImportRule[] = [
  {
    name: 'shared imports nothing from other workspaces',
    breaks: (from, to) => {
      const target = targetWorkspace(to)
      return workspaceOf(from) === 'shared' && target !== undefined && target !== 'shared'
    },
  },
  {
    name: 'engine, workers and web may import shared, never each other',
    breaks: (from, to) => {
      const target = targetWorkspace(to)
      return (
        workspaceOf(from) !== 'shared' && target !== undefined && target !== workspaceOf(from) && target !== 'shared'
      )
    },
  },
  {
    name: 'other workspaces are imported only through their public entries',
    breaks: (from, to) =>
      'package' in to
        ? to.package.startsWith('@greenroom/')
        : workspaceOf(to.file) !== workspaceOf(from) &&
          !/^shared\/src\/(content|english|learning|rules|service|session|testing|vocabulary|wire)\/index\.ts$/.test(
            to.file,
          ),
  },
  {
    name: 'features never import each other',
    breaks: (from, to) => {
      const target = 'file' in to ? featureOf(to.file) : undefined
      const own = featureOf(from)
      return own !== undefined && target !== undefined && target !== own
    },
  },
  {
    name: 'web: data and ui at the bottom, then session, parts and features, app at the top',
    breaks: (from, to) => {
      const target = 'file' in to ? webFolderOf(to.file) : undefined
      const own = webFolderOf(from)
      if (own === undefined || target === undefined || target === own) return false
      if (own === 'features' && 'file' in to && ofTheRoofForFeatures.includes(to.file)) return false
      return !webFolders[own]?.includes(target)
    },
  },
  {
    name: 'session/ imports no framework',
    breaks: (from, to) =>
      /^(engine|shared)\/src\/session\//.test(from) && !isSpec(from) && 'package' in to && FRAMEWORKS.test(to.package),
  },
  {
    name: 'the session, its rules and its vocabulary never import the wire formats',
    breaks: (from, to) =>
      /^shared\/src\/(session|rules|vocabulary)\//.test(from) && 'file' in to && to.file.startsWith('shared/src/wire/'),
  },
  {
    name: 'the session and its rules contain no English: sentences come from the catalogue',
    breaks: (from, to) =>
      /^shared\/src\/(session|rules|vocabulary)\//.test(from) &&
      !isSpec(from) &&
      'file' in to &&
      to.file.startsWith('shared/src/english/'),
  },
  {
    name: 'the vocabulary imports nothing else of ours',
    breaks: (from, to) =>
      from.startsWith('shared/src/vocabulary/') && 'file' in to && !to.file.startsWith('shared/src/vocabulary/'),
  },
  {
    name: 'web never imports the content: solutions and hidden cases stay on the server',
    // Browser tests may read content, because they answer like a well prepared candidate and don't ship.
    breaks: (from, to) => workspaceOf(from) === 'web' && !from.startsWith('web/e2e/') && leadsToContent(to),
  },
  {
    name: 'no other entry of shared leads to the content, because web imports them',
    breaks: (from, to) =>
      workspaceOf(from) === 'shared' && !from.startsWith('shared/src/content/') && !isSpec(from) && leadsToContent(to),
  },
  {
    name: 'web never imports the service: it runs on Node only',
    breaks: (from, to) => workspaceOf(from) === 'web' && leadsToService(to),
  },
  {
    name: 'no other entry of shared leads to the service, because web imports them',
    breaks: (from, to) =>
      workspaceOf(from) === 'shared' && !from.startsWith('shared/src/service/') && leadsToService(to),
  },
  {
    name: 'only specs import testing code',
    breaks: (from, to) => !isOfSpecs(from) && leadsToTesting(to),
  },
  {
    name: 'reading/ only understands messages: it never imports code that answers or scores them',
    breaks: (from, to) =>
      from.startsWith('workers/src/reading/') && 'file' in to && /^workers\/src\/(?!reading\/|testing\/)/.test(to.file),
  },
]

/** Describes every import that breaks a rule, one line each. */
export function brokenRules(imports: Import[]): string[] {
  return imports.flatMap(({ from, to }) =>
    importRules
      .filter((rule) => rule.breaks(from, to))
      .map(({ name }) => `${from} → ${'file' in to ? to.file : to.package}: ${name}`),
  )
}
