import { holderOf, type SharedFile } from '@greenroom/shared/session'
import { type EditedFile, forgetUnsent, readUnsent, type UnsentEdits, writeUnsent } from '../../data/unsentEdits.ts'
import type { SessionStore, SessionStoreApi } from '../sessionStore.ts'

/** The edits to one shared document that this browser keeps until the engine has stored them. */
export type Unsent = {
  /** Reads edits that earlier pages and other tabs couldn't send; null if this browser doesn't store any. */
  left(): Promise<Uint8Array[] | null>
  /** Stores the result of `take` after `inMs`: an update with everything not yet stored by the engine. */
  hold(take: () => Uint8Array, inMs: number): void
  /**
   * Forgets our edits, because they have all been stored or never will be. Keeps edits that other tabs have added in
   * the meantime.
   */
  forget(): void
  /** Writes any waiting edits immediately. */
  flush(): void
}

/** A session's edits that this browser keeps: those for its current question, until the session ends. */
export type UnsentWork = {
  of(file: SharedFile): Unsent
  /** Writes any waiting edits immediately, since the page may be about to close. */
  flush(): void
  close(): void
}

export function createUnsentWork(options: {
  client: { store: SessionStoreApi }
  sessionId: string
  now?: () => number
}): UnsentWork {
  const { client, sessionId, now = Date.now } = options
  const writers = new Set<() => void>()
  let question: number | null = null
  let isOver = false

  function follow({ state, refusal }: SessionStore): void {
    if (isOver) return
    if (state?.phase === 'ENDED' || refusal === 'SESSION_NOT_FOUND') {
      isOver = true
      question = null
    } else {
      const current = state?.phase === 'IN_PROGRESS' ? state.question.number : null
      if (current === null || current === question) return
      question = current
    }
    void attempt(forgetUnsent((edits) => edits.sessionId === sessionId && edits.question !== question))
  }
  const stop = client.store.subscribe(follow)
  follow(client.store.getState())

  /** Null for people who can't edit. */
  function editedFile(file: SharedFile): EditedFile | null {
    const { state, role } = client.store.getState()
    if (state === null || role === null || role === 'observer') return null
    const memberId = holderOf(state, role)?.id
    return memberId === undefined ? null : { sessionId, memberId, ...file }
  }

  function of(file: SharedFile): Unsent {
    const id = crypto.randomUUID()
    let revision = 0
    let isHeld = false
    let found: UnsentEdits[] = []
    let taking: (() => Uint8Array) | null = null
    let timer: ReturnType<typeof setTimeout> | undefined

    function write(): void {
      const edited = editedFile(file)
      const take = taking
      drop()
      if (take === null || edited === null || file.question !== question) return
      revision += 1
      isHeld = true
      void attempt(writeUnsent({ ...edited, id, revision, at: now(), update: take() }))
    }
    function drop(): void {
      clearTimeout(timer)
      timer = undefined
      taking = null
      writers.delete(write)
    }

    return {
      async left() {
        const edited = editedFile(file)
        if (edited === null) return []
        const read = await attempt(readUnsent(edited, now()))
        found = read ?? []
        return read === null ? null : read.map(({ update }) => update)
      },
      hold(take, inMs) {
        taking = take
        writers.add(write)
        timer ??= setTimeout(write, inMs)
      },
      forget() {
        drop()
        if (!isHeld && found.length === 0) return
        const gone = new Map([...found, { id, revision }].map((each) => [each.id, each.revision]))
        isHeld = false
        found = []
        void attempt(forgetUnsent((edits) => gone.get(edits.id) === edits.revision))
      },
      flush: write,
    }
  }

  const flush = (): void => {
    for (const write of [...writers]) write()
  }
  return {
    of,
    flush,
    close() {
      flush()
      stop()
    },
  }
}

/** Null if the browser refuses; the edits then exist only in the page. */
async function attempt<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch {
    return null
  }
}
