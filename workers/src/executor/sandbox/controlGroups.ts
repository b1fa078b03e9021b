import { readFileSync } from 'node:fs'
import type { ControlGroup, GroupPart } from './controlGroup.ts'
import { makeFirstVersionPart } from './controlGroupsFirst.ts'
import { type Delegation, delegate, makeSecondVersionPart } from './controlGroupsSecond.ts'
import { type Controller, findOwnGroups, groupPrefix, type OwnGroup, reasonOf } from './controlGroupTree.ts'

export type ControlGroups = {
  /** The slots' groups, in the order of their names; null for a slot in which nothing can be limited. */
  groups: readonly (ControlGroup | null)[]
  /** A sentence that says what control groups limit here, and why they don't limit the rest. */
  description: string
}

const purposes: Record<Controller, string> = {
  memory: 'memory',
  pids: 'processes',
  cpu: 'cores',
  cpuacct: 'processor time',
}
const without: Record<Controller, string> = {
  memory: "the sandbox's init watches memory every few milliseconds",
  pids: 'processes are bounded for each user only',
  cpu: 'a program may keep several cores busy',
  cpuacct: "the sandbox's init adds processor time up from /proc",
}
const controllers = ['memory', 'pids', 'cpu', 'cpuacct'] as const satisfies readonly Controller[]

function join(parts: readonly GroupPart[]): ControlGroup {
  return {
    procsFiles: parts.map(({ procsFile }) => procsFile),
    processorTimeFile: parts.find(({ processorTimeFile }) => processorTimeFile !== null)?.processorTimeFile ?? null,
    memoryEventsFile: parts.find(({ memoryEventsFile }) => memoryEventsFile !== null)?.memoryEventsFile ?? null,
    controllers: parts.flatMap((part) => part.controllers),
    limit: (limits) => {
      for (const part of parts) part.limit(limits)
    },
    async remove() {
      await Promise.all(parts.map((part) => part.remove()))
    },
  }
}

type Place = { own: readonly OwnGroup[]; userId: number }

const placeOfThisProcess = (): Place => ({
  own: findOwnGroups(readFileSync('/proc/self/cgroup', 'utf8'), readFileSync('/proc/self/mountinfo', 'utf8')),
  userId: process.geteuid?.() ?? 0,
})

/**
 * Creates a group for each slot below this process's own groups, using the version of control groups that has the
 * controllers. A machine may have some controllers in each version. Leaves out unavailable controllers and mentions
 * them in the description.
 */
export function createControlGroups(slots: readonly string[], place: Place = placeOfThisProcess()): ControlGroups {
  const problems: string[] = []
  const second = place.own.find(({ version }) => version === 2)
  const firsts = controllers.flatMap((controller) => {
    const own = place.own.find((one) => one.version === 1 && one.controllers.includes(controller))
    return own === undefined ? [] : [{ own, controller }]
  })
  if (firsts.length > 0)
    for (const controller of controllers)
      if (!firsts.some((one) => one.controller === controller)) problems.push(`there is no ${controller} controller`)
  let delegation: Delegation | null = null
  if (second !== undefined && firsts.length === 0) {
    delegation = delegate(second, place.userId)
    problems.push(...delegation.problems)
  }
  const groups = slots.map((slot) => {
    const name = `${groupPrefix}${process.pid}-${slot}`
    const makers = firsts.map(({ own, controller }) => ({
      what: controller as string,
      make: () => makeFirstVersionPart(own, controller, name),
    }))
    const ready = delegation
    if (ready !== null) makers.push({ what: 'version 2', make: () => makeSecondVersionPart(ready, name) })
    const parts = makers.flatMap(({ what, make }) => {
      try {
        return [make()]
      } catch (error) {
        problems.push(`${what}: ${reasonOf(error)}`)
        return []
      }
    })
    return parts.length === 0 ? null : join(parts)
  })
  return { groups, description: describe(groups, problems, delegation !== null ? 2 : 1) }
}

function describe(groups: readonly (ControlGroup | null)[], problems: readonly string[], version: 1 | 2): string {
  const has = (controller: Controller): boolean =>
    groups.every((group) => group?.controllers.includes(controller) ?? false)
  const list = (names: readonly Controller[]): string => names.map((name) => purposes[name]).join(', ')
  const bounded = controllers.filter(has)
  const missing = controllers.filter((name) => !has(name))
  const why = [...new Set(problems)].join('; ') || 'there is no such controller here'
  if (missing.length === 0) return `control groups (version ${version}) bound ${list(bounded)}`
  const instead = `without the controllers ${missing.join(', ')} (${why}) ${missing.map((name) => without[name]).join(', ')}`
  return bounded.length === 0 ? instead : `control groups (version ${version}) bound ${list(bounded)}; ${instead}`
}
