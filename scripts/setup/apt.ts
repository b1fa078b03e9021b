import { onPath } from './onPath.ts'
import { during } from './progress.mjs'
import { runQuietly } from './runQuietly.mjs'

export type AptOutcome = { ok: true } | { ok: false; reason: string }

/** Whether missing tools may be installed without asking: on Debian or Ubuntu, as root. */
export function aptIsAllowed(): boolean {
  return process.getuid?.() === 0 && onPath('apt-get') !== undefined
}

let lists: Promise<AptOutcome> | undefined
let lastInstall: Promise<unknown> = Promise.resolve()

/** Installs Debian packages. Calls run one after the other, and fetch the package lists once per run. */
export function aptInstall(packages: string[]): Promise<AptOutcome> {
  const installed = lastInstall.then(async () => {
    lists ??= during('Fetching the list of Debian packages', () => apt('update'))
    const fetched = await lists
    if (!fetched.ok) return fetched
    return await during(`Installing ${packages.join(', ')}`, () =>
      apt('install', '--yes', '--no-install-recommends', ...packages),
    )
  })
  lastInstall = installed
  return installed
}

async function apt(...args: string[]): Promise<AptOutcome> {
  const { ok, output } = await runQuietly('apt-get', ['-o', 'DPkg::Lock::Timeout=120', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return ok ? { ok } : { ok, reason: `apt-get ${args[0]} failed: ${output.trim().split('\n').slice(-3).join(' ')}` }
}
