import type { TestCase } from '@greenroom/shared/vocabulary'
import { z } from 'zod'
import type { TextStorage } from '../../../data/storage.ts'

/** One of the candidate's own cases; without an expected output it is only run, not judged. */
export const ownCaseSchema = z.object({
  id: z.string(),
  name: z.string(),
  stdin: z.string(),
  expected: z.string().nullable(),
})
export type OwnCase = z.infer<typeof ownCaseSchema>

/** Maximum number of cases that one command runs, including the visible ones. */
export const maxCases = 20
export const maxOwnCases = (visible: number): number => Math.max(0, maxCases - visible)
export const longestCaseText = 8_000

export const ownCasesKey = (challengeId: string): string => `greenroom:cases:${challengeId}`

/** Reads a challenge's stored cases; empty if they can't be read. */
export function readOwnCases(storage: TextStorage, challengeId: string): OwnCase[] {
  const text = storage.read(ownCasesKey(challengeId))
  if (text === null) return []
  try {
    return z.array(ownCaseSchema).safeParse(JSON.parse(text)).data ?? []
  } catch {
    return []
  }
}

export function writeOwnCases(storage: TextStorage, challengeId: string, cases: readonly OwnCase[]): void {
  if (cases.length === 0) storage.remove(ownCasesKey(challengeId))
  else storage.write(ownCasesKey(challengeId), JSON.stringify(cases))
}

export type CaseChange =
  | { type: 'add'; id: string; stdin: string }
  | { type: 'edit'; id: string; change: Partial<Pick<OwnCase, 'name' | 'stdin' | 'expected'>> }
  | { type: 'duplicate'; id: string; newId: string }
  | { type: 'remove'; id: string }

/** Applies a change to the cases. A new one gets the lowest free number. */
export function casesAfter(
  cases: readonly OwnCase[],
  change: CaseChange,
  nameOf: (number: number) => string,
): OwnCase[] {
  switch (change.type) {
    case 'add':
      return [...cases, { id: change.id, name: freeName(cases, nameOf), stdin: change.stdin, expected: null }]
    case 'edit':
      return cases.map((each) => (each.id === change.id ? { ...each, ...change.change } : each))
    case 'duplicate':
      return cases.flatMap((each) =>
        each.id === change.id ? [each, { ...each, id: change.newId, name: freeName(cases, nameOf) }] : [each],
      )
    case 'remove':
      return cases.filter(({ id }) => id !== change.id)
  }
}

function freeName(cases: readonly OwnCase[], nameOf: (number: number) => string): string {
  let number = 1
  while (cases.some(({ name }) => name === nameOf(number))) number += 1
  return nameOf(number)
}

/** Cases to send with a run; undefined for just the visible cases, which the engine already has. */
export function casesToRun(
  visible: readonly TestCase[],
  own: readonly OwnCase[],
): { stdin: string; expected_output: string | null }[] | undefined {
  if (own.length === 0) return undefined
  return [
    ...visible.map(({ stdin, expected_output }) => ({ stdin, expected_output })),
    ...own.map(({ stdin, expected }) => ({ stdin, expected_output: expected })),
  ].slice(0, maxCases)
}
