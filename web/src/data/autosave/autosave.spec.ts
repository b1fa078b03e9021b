import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiProblem } from '../api.ts'
import { forgetUnsentTexts, unsentText } from '../unsentTexts.ts'
import { createAutosave, pauseMs, retryMs } from './autosave.ts'

type Stored = { version: number; text: string }
const problem = (status: number, code = '') => new ApiProblem({ status, code, detail: '' })

/** A server with one text, and editors for it. `fails` is the next response, if it is a problem. */
function server(text = 'first') {
  const stored: Stored = { version: 1, text }
  const at = {
    ...{ stored, fails: null as ApiProblem | null, losesAnswer: false, saves: 0 },
    /** A promise that holds a request open; null if requests end at once. */
    held: null as Promise<void> | null,
  }
  return {
    at,
    editor: (from: Stored = { ...at.stored }, userId = 1) =>
      createAutosave<string, Stored>({
        stored: from,
        contentOf: (each) => each.text,
        versionOf: ({ version }) => version,
        isSame: (one, other) => one === other,
        unsent: unsentText(userId, 'text'),
        parse: (kept) => kept as { version: number; content: string } | null,
        async save(content, version) {
          at.saves += 1
          if (at.held !== null) await at.held
          if (at.fails !== null) throw at.fails
          if (version !== at.stored.version) throw problem(409, 'CHANGED')
          at.stored = { version: version + 1, text: content }
          if (at.losesAnswer) throw problem(0)
          return { ...at.stored }
        },
        isConflict: ({ code }) => code === 'CHANGED',
        fetchLatest: async () => ({ ...at.stored }),
      }),
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  forgetUnsentTexts()
})

describe('a text that saves itself', () => {
  it('is sent once after the last key, and one request at a time', async () => {
    const { at, editor } = server()
    const autosave = editor()
    autosave.change('a')
    await vi.advanceTimersByTimeAsync(pauseMs - 1)
    autosave.change('ab')
    await vi.advanceTimersByTimeAsync(pauseMs - 1)
    expect(at.saves).toBe(0)
    let end = () => {}
    at.held = new Promise((resolve) => {
      end = resolve
    })
    await vi.advanceTimersByTimeAsync(1)
    expect(autosave.read().save.status).toBe('saving')
    autosave.change('abc')
    await vi.advanceTimersByTimeAsync(pauseMs * 3)
    expect(at.saves).toBe(1)
    at.held = null
    end()
    await vi.advanceTimersByTimeAsync(pauseMs)
    expect(at).toMatchObject({ saves: 2, stored: { version: 3, text: 'abc' } })
    expect(autosave.read()).toMatchObject({ save: { status: 'saved' }, version: 3 })
  })

  it('survives a reload without a connection, and is sent then', async () => {
    const { at, editor } = server()
    at.fails = problem(0)
    const before = editor()
    before.change('mine')
    await vi.advanceTimersByTimeAsync(pauseMs)
    expect(before.read().save.status).toBe('offline')
    const after = editor()
    expect(after.read().content).toBe('mine')
    const stop = after.start()
    at.fails = null
    await vi.advanceTimersByTimeAsync(retryMs)
    expect(at.stored.text).toBe('mine')
    expect(editor().read()).toMatchObject({ content: 'mine', save: { status: 'saved' } })
    stop()
  })

  it('is not a conflict if only the answer was lost', async () => {
    const { at, editor } = server()
    at.losesAnswer = true
    const autosave = editor()
    autosave.change('mine')
    await vi.advanceTimersByTimeAsync(pauseMs + retryMs)
    expect(autosave.read()).toMatchObject({ save: { status: 'saved' }, version: 2 })
  })

  it.each(['mine', 'theirs'] as const)('waits for a choice if somebody else saved, and %s wins', async (which) => {
    const { at, editor } = server()
    const autosave = editor()
    at.stored = { version: 2, text: 'theirs' }
    autosave.change('mine')
    await vi.advanceTimersByTimeAsync(pauseMs)
    expect(autosave.read().save).toEqual({ status: 'conflict', theirs: { version: 2, text: 'theirs' } })
    autosave.change('mine')
    autosave.change('mine too')
    await vi.advanceTimersByTimeAsync(pauseMs * 5)
    expect(at.saves).toBe(1)
    expect(await autosave.flush()).toBe(false)
    // After a reload, the user still has to choose a version.
    expect(editor().read().save.status).toBe('conflict')
    autosave.resolve(which)
    await vi.advanceTimersByTimeAsync(0)
    const text = which === 'mine' ? 'mine too' : 'theirs'
    expect(at.stored.text).toBe(text)
    expect(autosave.read()).toMatchObject({ content: text, save: { status: 'saved' }, round: which === 'mine' ? 0 : 1 })
    expect(editor().read()).toMatchObject({ content: text, save: { status: 'saved' } })
  })

  it('is sent again after a refusal only if it changes', async () => {
    const { at, editor } = server()
    at.fails = problem(422)
    const autosave = editor()
    autosave.change('too long')
    await vi.advanceTimersByTimeAsync(pauseMs + retryMs * 3)
    expect(at.saves).toBe(1)
    expect(autosave.read().save.status).toBe('refused')
    at.fails = null
    autosave.change('short')
    expect(await autosave.flush()).toBe(true)
    expect(at.stored.text).toBe('short')
  })

  it('shows what others saved only if nothing here is unsaved', async () => {
    const { editor } = server()
    const autosave = editor()
    expect(autosave.offer({ version: 2, text: 'theirs' })).toBe(true)
    expect(autosave.offer({ version: 1, text: 'an old answer' })).toBe(false)
    expect(autosave.read()).toMatchObject({ content: 'theirs', version: 2, round: 1 })
    autosave.change('mine')
    expect(autosave.offer({ version: 3, text: 'later' })).toBe(false)
    expect(autosave.read().content).toBe('mine')
  })

  it('belongs to one account, and is forgotten when that signs out', () => {
    const { editor } = server()
    editor().change('secret')
    expect(editor(undefined, 2).read().content).toBe('first')
    expect(editor().read().content).toBe('secret')
    forgetUnsentTexts()
    expect(editor().read()).toMatchObject({ content: 'first', save: { status: 'saved' } })
  })
})
