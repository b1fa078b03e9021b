import { ApiProblem } from '../api.ts'
import type { UnsentText } from '../unsentTexts.ts'

/**
 * The state of saving. `refused`: the server doesn't accept this text. `conflict`: someone else saved a different text.
 */
export type SaveState<Stored> =
  | { status: 'saved' | 'unsaved' | 'saving' }
  | { status: 'offline' | 'refused'; error: unknown }
  | { status: 'conflict'; theirs: Stored }

/** `round` goes up when something other than the fields changed the content, so that the fields show it. */
export type Autosaved<Content, Stored> = {
  content: Content
  version: number
  /** The server's latest response. */
  stored: Stored
  save: SaveState<Stored>
  round: number
}

export type AutosaveOptions<Content, Stored> = {
  /** The newest version known from the server. */
  stored: Stored
  contentOf: (stored: Stored) => Content
  /** Incremented with every save; 0 if nothing is stored yet. */
  versionOf: (stored: Stored) => number
  isSame: (one: Content, other: Content) => boolean
  /** Keeps the text in this browser until the server has it. */
  unsent: UnsentText
  /** Parses what `unsent` kept; null if it isn't content. */
  parse: (kept: unknown) => { version: number; content: Content } | null
  /**
   * Saves a change based on this version.
   * @param overwrites whether the user chose this text over somebody else's
   * @throws ApiProblem
   */
  save: (content: Content, version: number, overwrites: boolean) => Promise<Stored>
  /** Whether a failure means that the version is no longer the newest. */
  isConflict: (problem: ApiProblem) => boolean
  /** Fetches the server's latest text. @throws ApiProblem */
  fetchLatest: () => Promise<Stored>
}

export type Autosave<Content, Stored> = ReturnType<typeof createAutosave<Content, Stored>>

/** The pause after the last keystroke before a text is saved, and between retries without a connection, in ms. */
export const [pauseMs, retryMs] = [800, 3_000]

/**
 * Saves a text while it is edited: shortly after each change, one request at a time. The browser keeps the text until
 * the server has it, so a reload or a lost connection loses nothing. If someone else has saved a different text in the
 * meantime, nothing is sent until the user has chosen one.
 */
export function createAutosave<Content, Stored>(options: AutosaveOptions<Content, Stored>) {
  const { contentOf, versionOf, isSame, unsent } = options
  let now = first(options)
  let overwrites = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  const listeners = new Set<() => void>()

  const isDirty = (): boolean => now.save.status !== 'saved'
  const isBlocked = (): boolean => now.save.status === 'conflict'

  function show(change: Partial<Autosaved<Content, Stored>>): void {
    now = { ...now, ...change }
    for (const each of listeners) each()
  }
  const keep = (): void => unsent.write({ version: now.version, content: now.content })

  function adopt(stored: Stored): void {
    clearTimeout(timer)
    unsent.remove()
    overwrites = false
    const content = contentOf(stored)
    const round = now.round + (isSame(content, now.content) ? 0 : 1)
    show({ stored, content, version: versionOf(stored), round, save: { status: 'saved' } })
  }

  function schedule(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void saveOnce(), ms)
  }

  /** Sends the text once. Afterwards it is saved, blocked or scheduled for a retry. */
  function saveOnce(): Promise<void> {
    clearTimeout(timer)
    if (!isDirty() || isBlocked()) return Promise.resolve()
    running ??= send().finally(() => {
      running = null
    })
    return running
  }

  async function send(): Promise<void> {
    const sent = now.content
    show({ save: { status: 'saving' } })
    try {
      const stored = await options.save(sent, now.version, overwrites)
      overwrites = false
      accepted(sent, stored)
    } catch (error) {
      await failed(sent, error)
    }
  }

  function accepted(sent: Content, stored: Stored): void {
    const isLatest = isSame(sent, now.content)
    show({ stored, version: versionOf(stored), save: { status: isLatest ? 'saved' : 'unsaved' } })
    if (isLatest) {
      unsent.remove()
      return
    }
    keep()
    schedule(pauseMs)
  }

  async function failed(sent: Content, error: unknown): Promise<void> {
    if (error instanceof ApiProblem && options.isConflict(error)) {
      try {
        const theirs = await options.fetchLatest()
        // The response to an earlier try may have been lost.
        if (isSame(contentOf(theirs), sent)) accepted(sent, theirs)
        else show({ save: { status: 'conflict', theirs } })
      } catch (failure) {
        offline(failure)
      }
    } else if (error instanceof ApiProblem && mayWorkLater(error)) offline(error)
    else if (isSame(sent, now.content)) show({ save: { status: 'refused', error } })
    else {
      // The server may accept what was typed in the meantime.
      show({ save: { status: 'unsaved' } })
      schedule(pauseMs)
    }
  }

  function offline(error: unknown): void {
    show({ save: { status: 'offline', error } })
    schedule(retryMs)
  }

  return {
    read: (): Autosaved<Content, Stored> => now,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** @param isOutside whether something other than the fields made the change, so that they show it */
    change(content: Content, isOutside = false): void {
      if (isSame(content, now.content)) return
      const isHeld = isBlocked() || running !== null
      show({
        content,
        round: now.round + (isOutside ? 1 : 0),
        ...(isHeld ? {} : { save: { status: 'unsaved' } }),
      })
      keep()
      if (!isBlocked()) schedule(pauseMs)
    },
    /** Saves everything now. @returns whether the server has it */
    async flush(): Promise<boolean> {
      if (running !== null) await running
      while (now.save.status === 'unsaved' || now.save.status === 'offline' || now.save.status === 'refused') {
        await saveOnce()
        if (now.save.status === 'offline' || now.save.status === 'refused') return false
      }
      return now.save.status === 'saved'
    },
    /** Ends a conflict with the user's choice. */
    resolve(which: 'mine' | 'theirs'): void {
      if (now.save.status !== 'conflict') return
      const { theirs } = now.save
      if (which === 'theirs') {
        adopt(theirs)
        return
      }
      overwrites = true
      show({ stored: theirs, version: versionOf(theirs), save: { status: 'unsaved' } })
      keep()
      void saveOnce()
    },
    /** Replaces the text with the server's. */
    adopt,
    /** Stores a newer server response that doesn't change the text. */
    update: (stored: Stored): void => show({ stored }),
    /**
     * Shows what others have saved, unless there are unsaved changes here. Ignores older responses.
     * @returns whether that replaced the text
     */
    offer(stored: Stored): boolean {
      if (isDirty() || running !== null) return false
      const version = versionOf(stored)
      // Version 0 means that nothing is stored any more, because it was published or discarded.
      if (version < now.version && version !== 0) return false
      const isReplaced = !isSame(contentOf(stored), now.content)
      if (version === now.version && isReplaced) return false
      if (stored !== now.stored) adopt(stored)
      return isReplaced
    },
    /**
     * Sends text left unsent by an earlier visit, and retries when the connection returns. @returns a function that
     * stops it
     */
    start(): () => void {
      if (isDirty()) void saveOnce()
      const again = (): void => void saveOnce()
      globalThis.addEventListener?.('online', again)
      return () => {
        globalThis.removeEventListener?.('online', again)
        clearTimeout(timer)
        if (now.save.status === 'unsaved') void saveOnce()
      }
    },
  }
}

function first<Content, Stored>(options: AutosaveOptions<Content, Stored>): Autosaved<Content, Stored> {
  const { stored, contentOf, versionOf, isSame, unsent, parse } = options
  const [content, version] = [contentOf(stored), versionOf(stored)]
  const kept = parse(unsent.read())
  if (kept === null || isSame(kept.content, content)) {
    unsent.remove()
    return { content, version, stored, save: { status: 'saved' }, round: 0 }
  }
  const isBehind = kept.version < version
  return { ...kept, stored, save: isBehind ? { status: 'conflict', theirs: stored } : { status: 'unsaved' }, round: 0 }
}

/** Whether a retry may help: offline, rate-limited or timed out, or the server failed. */
const mayWorkLater = ({ status }: ApiProblem): boolean =>
  status < 400 || status >= 500 || status === 408 || status === 429
