import { currentCode, isCodeTooLong, type Session } from '@greenroom/shared/session'
import type { ProgrammingLanguage } from '@greenroom/shared/vocabulary'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { browserStorage, type TextStorage } from '../data/storage.ts'
import { type CodeFile, chooseText, readCodeDraft, removeCodeDraft, writeCodeDraft } from './codeDrafts.ts'
import type { SessionClient } from './sessionClient.ts'

/** Saves a second after the last keystroke, and every five seconds while typing. */
const idleMs = 1_000
const longestUnsavedMs = 5_000
/** How many of our own saves to remember, so that we can tell them from another tab's. */
const rememberedSaves = 12

export type CodeView = {
  file: (CodeFile & { language: ProgrammingLanguage }) | null
  /** The text the editor must show. Changes only together with `revision`, never by typing. */
  text: string
  revision: number
  /** Whether the server has the editor's text. */
  stored: boolean
  /** Whether it is too long to be stored. */
  tooLong: boolean
  /**
   * Text that another tab has saved in the meantime. The editor keeps its own until the candidate asks for this one.
   */
  elsewhere: string | null
}

/** Keeps the editor's text here and sends it; never replaces it while the user types. */
export type CodeKeeper = {
  store: StoreApi<CodeView>
  /** Call this on every change in the editor. */
  edit(text: string): void
  setFocused(focused: boolean): void
  /** Saves unsaved text immediately. Call it before a command that ends the question, or before leaving the view. */
  flush(): void
  /** The editor's text, for a command that carries it. */
  take(): { code: string; programmingLanguage: ProgrammingLanguage } | null
  /** Puts another text in the editor, as if the candidate had typed it. */
  replace(text: string): void
  /** Switches to the other tab's text. */
  adoptElsewhere(): void
  /** Shows the server's version, regardless of who wrote it and when, because the candidate restored it. */
  adoptStored(): void
  /** Keeps the editor's text, and overwrites the other tab's with it. */
  keepMine(): void
  /**
   * Switches to a shared text. Its own connection stores it, so nothing is saved here. Null switches back to a private
   * one.
   */
  share(text: SharedText | null): void
  /** Resolves once a shared text is stored; immediately for a private one, because commands carry it. */
  settled(): Promise<void>
  /** Saves unsaved text and stops. */
  close(): void
}

/** The part of a shared text's interface needed here. */
export type SharedText = {
  store: Pick<StoreApi<{ isStored: boolean }>, 'getState' | 'subscribe'>
  whenStored(timeoutMs: number): Promise<void>
}

/** Maximum time a command waits for a text being sent; after that the engine uses the state it has. */
const longestSettlingMs = 2_000

export function createCodeKeeper(options: {
  client: Pick<SessionClient, 'store' | 'send'>
  storage?: TextStorage
  now?: () => number
}): CodeKeeper {
  const { client, now = Date.now } = options
  const storage = options.storage ?? browserStorage(() => localStorage)
  const store = createStore<CodeView>(() => ({
    file: null,
    text: '',
    revision: 0,
    stored: true,
    tooLong: false,
    elsewhere: null,
  }))
  let live = ''
  let server = ''
  let focused = false
  let shared: SharedText | null = null
  /** Whether the editor was bound to a shared text. If so, the store's text is out of date. */
  let wasShared = false
  let stopSharing = (): void => {}
  let ours: string[] = []
  let idleTimer: ReturnType<typeof setTimeout> | undefined
  let latestTimer: ReturnType<typeof setTimeout> | undefined

  const serverNow = () => now() + client.store.getState().serverOffsetMs

  function follow(state: Session | null): void {
    if (state?.phase !== 'IN_PROGRESS') {
      if (state?.phase === 'ENDED') finish(state)
      return
    }
    const file = {
      sessionId: state.sessionId,
      question: state.question.number,
      language: state.programmingLanguage,
    }
    const text = currentCode(state.question, file.language)
    if (isSame(store.getState().file, file)) serverHas(text)
    else open(file, text, state.savedAt)
  }

  function serverHas(text: string): void {
    if (text === server) return
    server = text
    if (shared !== null) return
    if (text === live) {
      forget()
      store.setState({ stored: true, elsewhere: null })
    } else if (!isOurs(text)) {
      changedElsewhere(text)
    }
  }

  /** Whether this tab saved the text, be it a while ago or before a reload. */
  function isOurs(text: string): boolean {
    const { outbox } = client.store.getState()
    return ours.includes(text) || outbox.some(({ command }) => 'code' in command && command.code === text)
  }

  function open(file: NonNullable<CodeView['file']>, text: string, savedAt: number | null): void {
    const previous = store.getState().file
    if (previous !== null && previous.question !== file.question) removeCodeDraft(storage, previous)
    save()
    stopTimers()
    ours = []
    server = text
    const draft = readCodeDraft(storage, file)
    show(chooseText(text, savedAt, draft), { file, elsewhere: null })
    if (live === server) removeCodeDraft(storage, file)
    else schedule()
  }

  function changedElsewhere(text: string): void {
    const { stored } = store.getState()
    if (stored && !focused) show(text, { elsewhere: null })
    else store.setState({ elsewhere: text, stored: false })
  }

  function show(text: string, rest: Partial<CodeView>): void {
    live = text
    store.setState(({ revision }) => ({
      ...rest,
      text,
      revision: revision + 1,
      stored: live === server,
      tooLong: isCodeTooLong(text),
    }))
  }

  function edit(text: string): void {
    const { file } = store.getState()
    if (file === null || text === live) return
    live = text
    if (shared !== null) {
      const isTooLong = isCodeTooLong(text)
      if (store.getState().tooLong !== isTooLong) store.setState({ tooLong: isTooLong })
      return
    }
    const stored = live === server
    const tooLong = isCodeTooLong(text)
    const view = store.getState()
    if (view.stored !== stored || view.tooLong !== tooLong) store.setState({ stored, tooLong })
    if (stored) forget()
    else {
      writeCodeDraft(storage, file, { code: text, base: server, at: serverNow() })
      schedule()
    }
  }

  function schedule(): void {
    clearTimeout(idleTimer)
    idleTimer = setTimeout(save, idleMs)
    latestTimer ??= setTimeout(save, longestUnsavedMs)
  }

  function stopTimers(): void {
    clearTimeout(idleTimer)
    clearTimeout(latestTimer)
    latestTimer = undefined
  }

  function save(): void {
    stopTimers()
    const { file, stored, tooLong } = store.getState()
    if (file === null || shared !== null || stored || tooLong || !isOpen(file)) return
    remember(live)
    // Ignore the answer: the text counts as stored once the state says so.
    void client.send({ type: 'SaveCode', code: live, programmingLanguage: file.language })
  }

  /** Whether the session still accepts code for this file; it doesn't once the question is over. */
  function isOpen(file: CodeFile): boolean {
    const { state } = client.store.getState()
    return state?.phase === 'IN_PROGRESS' && state.question.number === file.question
  }

  function remember(text: string): void {
    ours = [...ours.filter((each) => each !== text), text].slice(-rememberedSaves)
  }

  function forget(): void {
    stopTimers()
    const { file } = store.getState()
    if (file !== null) removeCodeDraft(storage, file)
  }

  /** Nothing can be saved after the end, so the editor shows the code that was judged. */
  function finish(state: Extract<Session, { phase: 'ENDED' }>): void {
    const { file } = store.getState()
    stopTimers()
    stopSharing()
    shared = null
    const question = state.questions.at(-1)
    if (question === undefined) return
    const ended = { sessionId: state.sessionId, question: question.number, language: state.programmingLanguage }
    if (!wasShared && file !== null && store.getState().stored && isSame(file, ended)) return
    server = currentCode(question, ended.language)
    if (wasShared || live !== server || !isSame(file, ended)) show(server, { file: ended, elsewhere: null })
    removeCodeDraft(storage, ended)
  }

  const stopFollowing = client.store.subscribe(({ state }, before) => {
    if (state !== before.state) follow(state)
  })
  follow(client.store.getState().state)

  return {
    store,
    edit,
    setFocused(value) {
      focused = value
    },
    flush: save,
    take() {
      const { file } = store.getState()
      if (file === null) return null
      remember(live)
      return { code: live, programmingLanguage: file.language }
    },
    replace(text) {
      const { file } = store.getState()
      if (file === null || text === live) return
      show(text, {})
      if (store.getState().stored) return forget()
      writeCodeDraft(storage, file, { code: text, base: server, at: serverNow() })
      schedule()
    },
    adoptElsewhere() {
      const { elsewhere } = store.getState()
      if (elsewhere === null) return
      show(elsewhere, { elsewhere: null })
      if (store.getState().stored) forget()
    },
    adoptStored() {
      if (live !== server) show(server, { elsewhere: null })
      forget()
    },
    keepMine() {
      store.setState({ elsewhere: null })
      if (!store.getState().stored) schedule()
    },
    share(text) {
      stopSharing()
      shared = text
      if (text === null) return
      wasShared = true
      forget()
      const tell = () => store.setState({ stored: text.store.getState().isStored, elsewhere: null })
      tell()
      stopSharing = text.store.subscribe(tell)
    },
    settled: () => shared?.whenStored(longestSettlingMs) ?? Promise.resolve(),
    close() {
      stopSharing()
      save()
      stopTimers()
      stopFollowing()
    },
  }
}

const isSame = (a: CodeFile | null, b: CodeFile): boolean =>
  a !== null && a.sessionId === b.sessionId && a.question === b.question && a.language === b.language
