import { lstatSync } from 'node:fs'
import { join } from 'node:path'

/** A folder or file of the host that programs may read, and the path where they see it. */
export type ReadOnlyBind = { from: string; to: string }

/** The host's files that programs can see: the tools in a root file system, and other files. */
export type World = { root: string; binds: readonly ReadOnlyBind[] }

export type WallOptions = {
  bubblewrap: string
  initPath: string
  world: World
  boxBytes: number
  /** True if the launcher has already created the user namespace (the service runs as root). */
  insideUserNamespace: boolean
}

/** Folders that are links into /usr on merged-/usr systems. */
const rootFolders = ['bin', 'sbin', 'lib', 'lib32', 'lib64', 'libx32']
/**
 * Everything outside /usr that toolchains need: the loader's cache, the links of update-alternatives, the settings of
 * JDKs, Mono and R, and GHC's package database.
 */
const settings = [
  '/etc/ld.so.cache',
  '/etc/ld.so.conf',
  '/etc/ld.so.conf.d',
  '/etc/alternatives',
  '/etc/java-17-openjdk',
  '/etc/java-21-openjdk',
  '/etc/localtime',
  '/etc/mono',
  '/etc/R',
  '/var/lib/ghc',
]

function rootFolder(root: string, name: string): string[] {
  const info = lstatSync(join(root, name), { throwIfNoEntry: false })
  if (info === undefined) return []
  return info.isSymbolicLink() ? ['--symlink', `usr/${name}`, `/${name}`] : ['--ro-bind', join(root, name), `/${name}`]
}

/** bubblewrap's arguments that make these files visible, read-only. */
export function worldArguments({ root, binds }: World): string[] {
  return [
    ...['--ro-bind', join(root, 'usr'), '/usr'],
    ...rootFolders.flatMap((name) => rootFolder(root, name)),
    // bubblewrap would create a bind's parent folders without access for programs, so we create them with access.
    ...['/etc', '/var', '/var/lib'].flatMap((path) => ['--perms', '0755', '--dir', path]),
    ...settings.flatMap((path) => ['--ro-bind-try', join(root, path), path]),
    ...binds.flatMap(({ from, to }) => ['--ro-bind', from, to]),
  ]
}

/**
 * Builds the command that starts the sandbox: separate namespaces of every kind, no network, a toolchain's root as
 * read-only, an empty environment. Only the init runs inside, with the capabilities it needs in its own user namespace.
 */
export function wallCommand(options: WallOptions): string[] {
  return [
    options.bubblewrap,
    ...(options.insideUserNamespace ? [] : ['--unshare-user', '--uid', '1000', '--gid', '1000']),
    ...['--unshare-ipc', '--unshare-pid', '--unshare-net', '--unshare-uts', '--unshare-cgroup-try'],
    ...['--hostname', 'sandbox', '--die-with-parent', '--new-session', '--clearenv'],
    ...['--cap-drop', 'ALL'],
    ...['SYS_ADMIN', 'SETUID', 'SETGID', 'SETPCAP', 'KILL'].flatMap((name) => ['--cap-add', `CAP_${name}`]),
    ...worldArguments(options.world),
    ...['--ro-bind', options.initPath, '/init'],
    ...['--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp'],
    ...['--size', String(options.boxBytes), '--tmpfs', '/box'],
    ...['--remount-ro', '/dev', '--remount-ro', '/', '--chdir', '/'],
    '/init',
  ]
}
