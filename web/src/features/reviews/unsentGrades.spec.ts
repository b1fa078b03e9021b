import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { ApiProblem } from '../../data/api.ts'
import { memoryStorage } from '../../data/storage.ts'
import { createUnsentGrades, type UnsentGrade } from './unsentGrades.ts'

const grade = (cardId: string): UnsentGrade => ({ cardId, rev: 1, gradeId: randomUUID(), grade: 'good', seconds: 3 })
const failing = (status: number) => new ApiProblem({ status, code: 'X', detail: '' })

/** A server that can't be reached until `isAway` is false, and records the grades it accepts. */
function opened() {
  const server = { isAway: true, taken: [] as string[], refuses: new Set<string>() }
  const storage = memoryStorage()
  const open = () =>
    createUnsentGrades(7, storage, async ({ cardId }) => {
      if (server.isAway) throw failing(0)
      if (server.refuses.has(cardId)) throw failing(409)
      server.taken.push(cardId)
    })
  return { server, open }
}

test('grades given offline outlive a reload and are sent once, in order', async () => {
  const { server, open } = opened()
  const before = open()
  await before.add(grade('a'))
  await before.add(grade('b'))
  expect([server.taken, before.useUnsent.getState().waiting.length]).toEqual([[], 2])
  const after = open()
  server.isAway = false
  await Promise.all([after.flush(), after.flush(), after.add(grade('c'))])
  await after.flush()
  expect(server.taken).toEqual(['a', 'b', 'c'])
  expect([after.useUnsent.getState().waiting, open().useUnsent.getState().waiting]).toEqual([[], []])
})

test('a refused grade is dropped and reported, and doesn’t hold back the others', async () => {
  const { server, open } = opened()
  server.isAway = false
  server.refuses.add('a')
  const unsent = open()
  await Promise.all([unsent.add(grade('a')), unsent.add(grade('b'))])
  await unsent.flush()
  expect(server.taken).toEqual(['b'])
  expect(unsent.useUnsent.getState()).toMatchObject({ waiting: [], refused: ['a'] })
})

test('an unsent grade can be undone, but a sent one can’t', async () => {
  const { server, open } = opened()
  const [unsent, first, second] = [open(), grade('a'), grade('b')]
  await unsent.add(first)
  expect(unsent.takeBack(first.gradeId)).toBe(true)
  server.isAway = false
  await unsent.add(second)
  expect(unsent.takeBack(second.gradeId)).toBe(false)
  expect(server.taken).toEqual(['b'])
})
