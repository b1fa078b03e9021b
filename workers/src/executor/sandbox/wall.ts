import { lstatSync } from 'node:fs'
import { join } from 'node:path'

/** A host's folder or file that programs may read, and where they find it. */
export type ReadOnlyBind = { from: string; to: string }

/** What programs see of the host: the tools of a root file system, and files beside them. */
export type World = { root: string; binds: readonly ReadOnlyBind[] }

export type WallOptions = {
  bubblewrap: string
  initPath: string
  world: World
  boxBytes: number
  /** True where the launcher has made the user namespace already (the service runs as root). */
  insideUserNamespace: boolean
}

/** Folders that merged-/usr systems keep as links into /usr. */
const rootFolders = ['bin', 'sbin', 'lib', 'lib32', 'lib64', 'libx32']
/**
 * All that toolchains need outside of /usr: the loader's cache, the links of update-alternatives, the settings of JDKs, of
 * Mono and of R, the package database of GHC.
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

/** The arguments of bubblewrap that show a world, read-only. */
export function worldArguments({ root, binds }: World): string[] {
  return [
    ...['--ro-bind', join(root, 'usr'), '/usr'],
    ...rootFolders.flatMap((name) => rootFolder(root, name)),
    // Folders that bubblewrap makes on the way to a bind are closed to programs: these are made open.
    ...['/etc', '/var', '/var/lib'].flatMap((path) => ['--perms', '0755', '--dir', path]),
    ...settings.flatMap((path) => ['--ro-bind-try', join(root, path), path]),
    ...binds.flatMap(({ from, to }) => ['--ro-bind', from, to]),
  ]
}

/**
 * The command that raises the wall: every namespace of its own, no network, a read-only root of a toolchain, an empty
 * environment, and inside it nothing but the init, with the capabilities that it needs in its own user namespace.
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
