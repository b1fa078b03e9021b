import { readFileSync } from 'node:fs'

type Place = { name: string; parent: number; session: number }

function placeOf(pid: number): Place | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const end = text.lastIndexOf(')') // the name may contain anything, even brackets
    const [, parent = '', , session = ''] = text.slice(end + 2).split(' ')
    return { name: text.slice(text.indexOf('(') + 1, end), parent: Number(parent), session: Number(session) }
  } catch {
    return null // it has ended in the meantime
  }
}

/**
 * Finds the processes that don't belong to this service: they are not in its session, and not descended from a process
 * that is. If the first process of a PID namespace is among them, as in a container, all processes belong to the
 * service.
 */
export function strangersAmong(pids: readonly number[], self: number = process.pid): string[] {
  if (pids.includes(1)) return pids.includes(0) ? ['processes that cannot be seen from here'] : []
  const session = placeOf(self)?.session
  const belongs = (pid: number): boolean => {
    if (pid === self) return true
    const place = placeOf(pid)
    if (place === null) return pid !== 0
    return place.session === session || (place.parent > 1 && belongs(place.parent))
  }
  return pids
    .filter((pid) => !belongs(pid))
    .map((pid) => (pid === 0 ? 'a process that cannot be seen from here' : `${placeOf(pid)?.name ?? '?'} (${pid})`))
}
