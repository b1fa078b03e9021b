import { holderOf, type SharedFile } from '@greenroom/shared/session'
import { type EditedFile, forgetUnsent, readUnsent, type UnsentEdits, writeUnsent } from '../../data/unsentEdits.ts'
import type { SessionStore, SessionStoreApi } from '../sessionStore.ts'

/** What this browser holds of one shared document until the engine has stored it. */
export type Unsent = {
  /** What earlier pages and other tabs couldn't send; null if this browser holds nothing for anybody. */
  left(): Promise<Uint8Array[] | null>
  /** Holds what `take` returns then: an update with everything that isn't stored. */
  hold(take: () => Uint8Array, inMs: number): void
  /** Everything is stored, or never will be. What other tabs have added meanwhile stays. */
  forget(): void
  /** Writes at once what waits. */
  flush(): void
}

/** The edits of a session that this browser holds: those of its current question, until the session ends. */
export type UnsentWork = {
  of(file: SharedFile): Unsent
  /** Writes at once what waits: the page may be closed. */
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

  /** Null for those who can't edit. */
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

/** Null if the browser refuses: the edits are in the page only, then. */
async function attempt<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch {
    return null
  }
}
