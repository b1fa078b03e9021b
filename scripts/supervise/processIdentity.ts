import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/**
 * A process's start time, as text for comparison, because its id may have been reused since. @returns undefined if the
 * process isn't running (a zombie counts as not running)
 */
export function startTimeOf(pid: number): string | undefined {
  return existsSync('/proc/self/stat') ? startTimeFromProc(pid) : startTimeFromPs(pid)
}

function startTimeFromProc(pid: number): string | undefined {
  let stat: string
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return undefined
  }
  // Fields are counted from after the command's name, because it may contain spaces and parentheses; see proc(5).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [state] = fields
  const startTicks = fields[19]
  if (state === 'Z' || state === 'X' || startTicks === undefined) return undefined
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${startTicks}`
}

function startTimeFromPs(pid: number): string | undefined {
  const answer = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' })
  return answer.status === 0 ? answer.stdout.trim() : undefined
}
