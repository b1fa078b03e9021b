import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { DuplicateKey, type Find, type Store, StoreUnavailable } from './port.ts'
import { type Note, notes, rivalReportSchema, rivalry } from './rivalry.ts'

/** A separate database for one test. */
export type StoreUnderTest = {
  /** Opens another connection to the same database. */
  open(): Promise<Store>
  /** Arguments that make `rivalProcess.ts` open the same database. */
  rivalArguments: readonly string[]
  remove(): Promise<void>
}

const note = (id: string, fields: Partial<Note> = {}): Note => ({
  id,
  author: 'ada',
  number: Number(id) || 0,
  ...fields,
})
const ids = (found: readonly Note[]): string => found.map(({ id }) => id).join(' ')

/** The contract that every store adapter must meet. */
export function storeContract(start: () => Promise<StoreUnderTest>): void {
  let database: StoreUnderTest
  let store: Store
  const open = () => store.collection(notes)

  beforeEach(async () => {
    database = await start()
    store = await database.open()
  })
  afterEach(async () => {
    await store.close()
    await database.remove()
  })

  describe('documents', () => {
    it('returns what was stored, and nothing if there is nothing', async () => {
      const full = note('1', { tags: ['a', { deep: [null, true, 0.1] }], score: null, pinned: false, text: '' })
      expect(await open().insert(full)).toBe('inserted')
      expect(await open().get('1')).toEqual(full)
      expect(await open().get('2')).toBeUndefined()
      expect(await open().find({ where: { number: 7 } })).toEqual([])
    })

    it('leaves out fields that are undefined', async () => {
      await open().insert({ ...note('1'), text: undefined })
      expect(Object.keys((await open().get('1')) ?? {}).sort()).toEqual(['author', 'id', 'number'])
    })

    it.each([
      ['scripts and emoji', 'héllo 日本語 🎭 👩🏽‍💻 العربية \u0000 " \' \\ \n $.a {"b":1}'],
      ['two megabytes', 'µ'.repeat(1024 * 1024)],
    ])('keeps %s as they are', async (_name, text) => {
      await open().insert(note('1', { text }))
      expect((await open().get('1'))?.text).toBe(text)
    })

    it('treats ids and values as text, whatever they look like', async () => {
      const odd = `'; DROP TABLE x; -- $where.\u0001 "`
      await open().insert(note(odd, { author: odd, number: 1 }))
      expect((await open().get(odd))?.author).toBe(odd)
      expect(ids(await open().find({ where: { author: odd } }))).toBe(odd)
      expect(await open().find({ where: { author: { in: [odd] } } })).toHaveLength(1)
    })

    it('refuses to return anything that isn’t a document of the collection', async () => {
      const parse = (stored: unknown) => z.object({ id: z.string() }).parse(stored)
      const loose = store.collection({ name: notes.name, unique: [], indexes: [], parse })
      await loose.insert({ id: '1' })
      await expect(open().get('1')).rejects.toThrow(/author/)
    })
  })

  describe('uniqueness', () => {
    it('refuses a second document with the same id and keeps the first', async () => {
      await open().insert(note('1', { text: 'first' }))
      expect(await open().insert(note('1', { text: 'second', number: 2 }))).toBe('duplicate')
      expect((await open().get('1'))?.text).toBe('first')
    })

    it('refuses a second document with the same unique combination', async () => {
      await open().insert(note('1', { number: 5 }))
      expect(await open().insert(note('2', { number: 5 }))).toBe('duplicate')
      expect(await open().insert(note('3', { number: 6 }))).toBe('inserted')
      expect(await open().insert(note('4', { number: 5, author: 'bob' }))).toBe('inserted')
      expect(await open().get('2')).toBeUndefined()
    })

    it('exempts documents if a field of the combination is null or missing', async () => {
      const outcomes = [
        await open().insert(note('1', { slug: null })),
        await open().insert(note('2', { slug: null })),
        await open().insert(note('3')),
        await open().insert(note('4')),
        await open().insert(note('5', { slug: '' })),
        await open().insert(note('6', { slug: '' })),
      ]
      expect(outcomes).toEqual(['inserted', 'inserted', 'inserted', 'inserted', 'inserted', 'duplicate'])
    })

    it('exempts documents once they lack the field, and binds them once they have it', async () => {
      await open().insert(note('1', { slug: 'a' }))
      await open().insert(note('2', { slug: 'b' }))
      expect(await open().update('1', { slug: null })).toBe(true)
      expect(await open().update('2', { slug: undefined })).toBe(true)
      expect(await open().insert(note('3', { slug: 'a' }))).toBe('inserted')
      await expect(open().update('1', { slug: 'a' })).rejects.toThrow(DuplicateKey)
      expect(await open().update('2', { slug: 'b' })).toBe(true)
      expect(await open().insert(note('4', { slug: 'b' }))).toBe('duplicate')
      expect(await open().get('1')).toEqual(note('1', { slug: null }))
      expect(await open().get('2')).toEqual(note('2', { slug: 'b' }))
    })

    it('exempts documents made by an increment until they have every field of the combination', async () => {
      for (const id of ['x', 'y']) expect(await open().increment(id, 'number', 7)).toBe(7)
      expect(await open().update('x', { author: 'ada' })).toBe(true)
      await expect(open().update('y', { author: 'ada' })).rejects.toThrow(DuplicateKey)
      expect(await open().update('y', { author: 'bob' })).toBe(true)
      expect(await open().insert(note('z', { author: 'bob', number: 7 }))).toBe('duplicate')
      expect(await open().get('y')).toEqual(note('y', { author: 'bob', number: 7 }))
    })

    it('lets exactly one of many concurrent inserts succeed', async () => {
      const outcomes = await Promise.all(
        Array.from({ length: 40 }, (_, index) => open().insert(note(`${index}`, { number: 1 }))),
      )
      expect(outcomes.filter((outcome) => outcome === 'inserted')).toHaveLength(1)
      expect(await open().count({})).toBe(1)
    })

    it('one duplicate doesn’t undo its neighbours', async () => {
      await open().insert(note('7'))
      const outcomes = await Promise.all(['6', '7', '8'].map((id) => open().insert(note(id))))
      expect(outcomes).toEqual(['inserted', 'duplicate', 'inserted'])
      expect(ids(await open().find({ where: {} }))).toBe('6 7 8')
    })

    it('throws for an update and an increment that would break it', async () => {
      await open().insert(note('1'))
      await open().insert(note('2'))
      await expect(open().update('2', { number: 1 })).rejects.toThrow(DuplicateKey)
      await expect(open().increment('2', 'number', -1)).rejects.toThrow(DuplicateKey)
      expect((await open().get('2'))?.number).toBe(2)
    })
  })

  describe('find', () => {
    const all = [
      note('1', { score: 3, text: 'b' }),
      note('2', { score: null, text: 'a' }),
      note('3', { score: 3 }),
      note('4', { score: 1.5, pinned: true }),
      note('5', { text: 'é' }),
      note('6', { score: -1, pinned: false, author: 'bob' }),
      note('7', { score: 3, text: 'Z' }),
    ]
    beforeEach(async () => {
      await Promise.all(all.map((each) => open().insert(each)))
    })

    it.each<[string, Find<Note>, string]>([
      ['everything by id', { where: {} }, '1 2 3 4 5 6 7'],
      ['a value', { where: { score: 3 } }, '1 3 7'],
      ['several fields', { where: { score: 3, text: 'Z' } }, '7'],
      ['null and missing', { where: { score: null } }, '2 5'],
      ['a boolean', { where: { pinned: false } }, '6'],
      ['a range', { where: { score: { gte: 1.5, lt: 3 } } }, '4'],
      ['below, without the nulls', { where: { score: { lte: 1.5 } } }, '4 6'],
      ['above', { where: { number: { gt: 5 } } }, '6 7'],
      ['one of', { where: { score: { in: [-1, 1.5, 9] } } }, '4 6'],
      ['one of none', { where: { score: { in: [] } } }, ''],
      ['one of, by id', { where: { id: { in: ['2', '9', '1'] } } }, '1 2'],
      ['rising, nulls first', { where: {}, sort: [['score', 'asc']] }, '2 5 6 4 1 3 7'],
      ['falling, nulls last', { where: {}, sort: [['score', 'desc']] }, '7 3 1 4 6 5 2'],
      ['text by its bytes', { where: { text: { gt: '' } }, sort: [['text', 'asc']] }, '7 2 1 5'],
      ['two fields', { where: {}, sort: [['score', 'desc'], ['number', 'asc']] }, '1 3 7 4 6 2 5'], // biome-ignore format: one case a line
      ['by id, falling', { where: {}, sort: [['id', 'desc']], limit: 2 }, '7 6'],
      ['a limit', { where: { author: 'ada' }, limit: 2 }, '1 2'],
    ])('finds %s', async (_name, query, expected) => {
      expect(ids(await open().find(query))).toBe(expected)
      if (!query.sort && query.limit === undefined)
        expect(await open().count(query.where)).toBe(expected.split(' ').filter(Boolean).length)
    })

    it.each<[string, Find<Note>['sort']]>([
      ['by id', undefined],
      ['by id, falling', [['id', 'desc']]],
      ['rising with nulls and ties', [['score', 'asc']]],
      ['falling with nulls and ties', [['score', 'desc']]],
      ['by two fields', [['score', 'desc'], ['number', 'asc']]], // biome-ignore format: one case a line
      ['by two fields with nulls', [['text', 'asc'], ['score', 'desc']]], // biome-ignore format: one case a line
    ])('pages %s without gap or repetition', async (_name, sort) => {
      const whole = ids(await open().find({ where: {}, ...(sort && { sort }) }))
      expect(whole.split(' ').toSorted().join(' ')).toBe('1 2 3 4 5 6 7')
      for (const limit of [1, 2, 3]) {
        const seen: string[] = []
        for (let after: string | undefined; seen.length < 10; after = seen.at(-1)) {
          const page = await open().find({ where: {}, limit, ...(sort && { sort }), ...(after && { after }) })
          if (page.length === 0) break
          seen.push(...page.map(({ id }) => id))
        }
        expect(seen.join(' ')).toBe(whole)
      }
    })

    it('sums a field and counts its values over matching documents', async () => {
      expect(await open().sum('score', {})).toBe(9.5)
      expect(await open().sum('score', { author: 'ada', number: { lte: 3 } })).toBe(6)
      expect(await open().sum('text', {})).toBe(0)
      expect(await open().sum('score', { author: 'nobody' })).toBe(0)
      expect(await open().countDistinct('score', {})).toBe(3)
      expect(await open().countDistinct('id', { author: 'ada' })).toBe(6)
      expect(await open().countDistinct('text', { author: 'bob' })).toBe(0)
      await expect(open().sum('tags', {})).rejects.toThrow(TypeError)
      await expect(open().countDistinct('tags', {})).rejects.toThrow(TypeError)
    })

    it('finds nothing after a deleted document', async () => {
      await open().delete('3')
      expect(await open().find({ where: {}, after: '3' })).toEqual([])
    })

    it('stops at a hundred without a limit', async () => {
      await Promise.all(Array.from({ length: 120 }, (_, index) => open().insert(note(`${index + 100}`))))
      expect(await open().find({ where: {} })).toHaveLength(100)
      expect(await open().find({ where: {}, limit: 1000 })).toHaveLength(127)
    })

    it('refuses undeclared fields and undefined conditions', async () => {
      // @ts-expect-error code without types could do this
      await expect(open().find({ where: { score: undefined } })).rejects.toThrow(TypeError)
      await expect(open().find({ where: { tags: 'a' } })).rejects.toThrow(TypeError)
      await expect(open().find({ where: {}, sort: [['tags', 'asc']] })).rejects.toThrow(TypeError)
      await expect(open().update('1', { text: 'x' }, { tags: 'a' })).rejects.toThrow(TypeError)
    })
  })

  describe('update, increment and delete', () => {
    it('sets fields, adds new ones, removes undefined ones and keeps the rest', async () => {
      await open().insert(note('1', { text: 'a', tags: [1] }))
      expect(await open().update('1', { text: undefined, score: 2, slug: null })).toBe(true)
      expect(await open().get('1')).toEqual(note('1', { tags: [1], score: 2, slug: null }))
      expect(ids(await open().find({ where: { score: 2 } }))).toBe('1')
    })

    it('changes a flag alone or with others, and finds by its current value', async () => {
      await open().insert(note('1', { pinned: false, text: 'a' }))
      await open().insert(note('2'))
      expect(await open().update('1', { pinned: true }, { pinned: false, score: null })).toBe(true)
      expect(await open().update('1', { pinned: true }, { pinned: false })).toBe(false)
      expect(await open().get('1')).toEqual(note('1', { pinned: true, text: 'a' }))
      expect(await open().update('2', { pinned: true, score: 2 })).toBe(true)
      expect(await open().find({ where: { pinned: true }, sort: [['score', 'desc']] })).toEqual([
        note('2', { pinned: true, score: 2 }),
        note('1', { pinned: true, text: 'a' }),
      ])
      expect(await open().increment('1', 'number', 4)).toBe(5)
      expect(await open().update('2', { pinned: undefined })).toBe(true)
      expect(await open().get('1')).toEqual(note('1', { number: 5, pinned: true, text: 'a' }))
      expect(await open().get('2')).toEqual(note('2', { score: 2 }))
      expect(ids(await open().find({ where: { pinned: null } }))).toBe('2')
    })

    it('updates only if the condition holds', async () => {
      await open().insert(note('1', { score: 1 }))
      expect(await open().update('1', { score: 2 }, { score: { lt: 1 } })).toBe(false)
      expect(await open().update('1', { score: 2 }, { score: 1, slug: null })).toBe(true)
      expect(await open().update('2', { score: 2 })).toBe(false)
      expect((await open().get('1'))?.score).toBe(2)
    })

    it('returns true if a change changes nothing', async () => {
      await open().insert(note('1', { score: 1 }))
      expect(await open().update('1', { score: 1 }, { score: 1 })).toBe(true)
    })

    it('lets exactly one of many concurrent conditional updates succeed', async () => {
      await open().insert(note('1', { score: 0 }))
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, index) => open().update('1', { score: index + 1 }, { score: 0 })),
      )
      expect(outcomes.filter(Boolean)).toHaveLength(1)
    })

    it('counts from nothing, up and down, and each value once', async () => {
      const counters = store.collection({
        name: 'counters',
        unique: [],
        indexes: [],
        parse: (stored) => z.object({ id: z.string(), value: z.number(), other: z.number().optional() }).parse(stored),
      })
      const values = await Promise.all(Array.from({ length: 30 }, () => counters.increment('users', 'value', 1)))
      expect(values.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1))
      expect(await counters.increment('users', 'value', -40)).toBe(-10)
      expect(await counters.increment('users', 'other', 2)).toBe(2)
      expect(await counters.get('users')).toEqual({ id: 'users', value: -10, other: 2 })
    })

    it('deletes once, and frees unique values', async () => {
      await open().insert(note('1', { slug: 'a' }))
      expect(await open().delete('1')).toBe(true)
      expect(await open().delete('1')).toBe(false)
      expect(await open().get('1')).toBeUndefined()
      expect(await open().insert(note('2', { slug: 'a' }))).toBe('inserted')
    })
  })

  describe('the database behind it', () => {
    it('has everything when it is opened again', async () => {
      await open().insert(note('1', { slug: 'a' }))
      await open().increment('1', 'score', 4)
      await store.close()
      store = await database.open()
      expect(await open().get('1')).toEqual(note('1', { slug: 'a', score: 4 }))
      expect(await open().insert(note('2', { slug: 'a' }))).toBe('duplicate')
    })

    it('indexes documents from before a field was declared', async () => {
      const narrow = store.collection({ ...notes, unique: [], indexes: [] })
      await narrow.insert(note('1', { score: 8 }))
      await narrow.insert(note('2', { slug: null }))
      await narrow.insert(note('3', { slug: 'a' }))
      await store.close()
      store = await database.open()
      expect(ids(await open().find({ where: { score: 8 } }))).toBe('1')
      expect(await open().insert(note('4', { number: 1 }))).toBe('duplicate')
      expect(await open().insert(note('5', { slug: 'a' }))).toBe('duplicate')
      expect(await open().insert(note('6'))).toBe('inserted')
      expect(await open().get('2')).toEqual(note('2', { slug: null }))
    })

    it('shows one connection what another wrote', async () => {
      const other = await database.open()
      await other.collection(notes).insert(note('1'))
      expect(await open().get('1')).toEqual(note('1'))
      await other.close()
    })

    it('is shared by two processes that write the same things at once', { timeout: 60_000 }, async () => {
      const script = new URL('./rivalProcess.ts', import.meta.url).pathname
      const [mine, rival] = await Promise.all([
        rivalry(store),
        promisify(execFile)(process.execPath, [script, ...database.rivalArguments]),
      ])
      const theirs = rivalReportSchema.parse(JSON.parse(rival.stdout))
      expect(mine.inserted.length + theirs.inserted.length).toBe(mine.attempts)
      expect(new Set([...mine.inserted, ...theirs.inserted]).size).toBe(mine.attempts)
      expect(new Set([...mine.counted, ...theirs.counted]).size).toBe(2 * mine.attempts)
      expect(await open().count({ author: 'rival' })).toBe(mine.attempts)
    })

    it('answers a ping while it is open, and refuses everything afterwards', async () => {
      const collection = open()
      await collection.insert(note('1'))
      await store.ping()
      const unfinished = collection.insert(note('2'))
      await store.close()
      expect(await unfinished).toBe('inserted')
      await expect(store.ping()).rejects.toThrow(StoreUnavailable)
      await expect(collection.get('1')).rejects.toThrow(StoreUnavailable)
      await expect(open().get('1')).rejects.toThrow(StoreUnavailable)
      await expect(collection.insert(note('3'))).rejects.toThrow(StoreUnavailable)
      await store.close()
    })
  })
}
