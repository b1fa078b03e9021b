import { lstatSync } from 'node:fs'

/** A host's folder or file that programs may read, and where they find it. */
export type ReadOnlyBind = { from: string; to: string }

export type WallOptions = {
  bubblewrap: string
  initPath: string
  binds: readonly ReadOnlyBind[]
  boxBytes: number
  /** True where the launcher has made the user namespace already (the service runs as root). */
  insideUserNamespace: boolean
}

/** Folders that merged-/usr systems keep as links into /usr. */
const rootFolders = ['bin', 'sbin', 'lib', 'lib32', 'lib64', 'libx32']
/** All of /etc that a toolchain needs: the loader's cache, the links of update-alternatives, the settings of a JDK. */
const settings = [
  'ld.so.cache',
  'ld.so.conf',
  'ld.so.conf.d',
  'alternatives',
  'java-17-openjdk',
  'java-21-openjdk',
  'localtime',
]

function rootFolder(name: string): string[] {
  const info = lstatSync(`/${name}`, { throwIfNoEntry: false })
  if (info === undefined) return []
  return info.isSymbolicLink() ? ['--symlink', `usr/${name}`, `/${name}`] : ['--ro-bind', `/${name}`, `/${name}`]
}

/**
 * The command that raises the wall: every namespace of its own, no network, a read-only root of the host's toolchains,
 * an empty environment, and inside it nothing but the init, with the capabilities that it needs in its own user namespace.
 */
export function wallCommand(options: WallOptions): string[] {
  return [
    options.bubblewrap,
    ...(options.insideUserNamespace ? [] : ['--unshare-user', '--uid', '1000', '--gid', '1000']),
    ...['--unshare-ipc', '--unshare-pid', '--unshare-net', '--unshare-uts', '--unshare-cgroup-try'],
    ...['--hostname', 'sandbox', '--die-with-parent', '--new-session', '--clearenv'],
    ...['--cap-drop', 'ALL'],
    ...['SYS_ADMIN', 'SETUID', 'SETGID', 'SETPCAP', 'KILL'].flatMap((name) => ['--cap-add', `CAP_${name}`]),
    ...['--ro-bind', '/usr', '/usr'],
    ...rootFolders.flatMap(rootFolder),
    // Folders that bubblewrap makes on the way to a bind are closed to programs: this one is made open.
    ...['--perms', '0755', '--dir', '/etc'],
    ...settings.flatMap((name) => ['--ro-bind-try', `/etc/${name}`, `/etc/${name}`]),
    ...options.binds.flatMap(({ from, to }) => ['--ro-bind', from, to]),
    ...['--ro-bind', options.initPath, '/init'],
    ...['--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp'],
    ...['--size', String(options.boxBytes), '--tmpfs', '/box'],
    ...['--remount-ro', '/dev', '--remount-ro', '/', '--chdir', '/'],
    '/init',
  ]
}
