import { refusalTexts } from '@greenroom/shared/english'
import { hasBoard } from '@greenroom/shared/rules'
import {
  type BoardElement,
  boardAfter,
  boardChange,
  isEmptyChange,
  isSameElement,
  newsOf,
  questionsOf,
  type Session,
} from '@greenroom/shared/session'
import type { CommandAnswer } from '@greenroom/shared/wire'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { browserStorage, type TextStorage } from '../../data/storage.ts'
import type { BoardConnection } from '../collab/boardConnection.ts'
import type { SessionClient } from '../sessionClient.ts'
import { type BoardFile, readBoardDraft, removeBoardDraft, writeBoardDraft } from './boardDrafts.ts'
import { type KnownState, mergeBoards } from './mergeBoards.ts'
import { splitChange } from './splitChange.ts'

/**
 * In ms: saves this long after the last stroke, and at least every five seconds while drawing. Saves in the browser
 * sooner.
 */
const idleMs = 1_200
const longestUnsavedMs = 5_000
const keepMs = 250
/**
 * How often to send an unfinished stroke on a shared board. Less often as it grows, since all of it is sent each time.
 */
const drawEveryMs = 50
const drawnBytesPerMs = 100

/** Where the latest state came from, unless the canvas drew it itself. */
export type BoardSource = 'opened' | 'elsewhere' | 'list'

export type BoardFace = {
  /** Null if the question has no whiteboard. */
  file: BoardFile | null
  /** The board in this window. */
  elements: readonly BoardElement[]
  /** Incremented when something other than the canvas changes the elements, so that the canvas has to show them. */
  revision: number
  source: BoardSource
  /** Whether the server has the whole board. */
  stored: boolean
  /** Why it can't be stored as it is; null if it can. */
  problem: string | null
}

/** Keeps the drawing here, sends it, and merges in drawing from other windows. */
export type BoardKeeper = {
  store: StoreApi<BoardFace>
  /** Accepts the elements that are on the canvas now. */
  draw(elements: readonly BoardElement[]): void
  /** Makes a change that the canvas has to show. */
  change(elements: readonly BoardElement[]): void
  /** Sends unsaved changes immediately. Call it before a command that ends the question, or before leaving the view. */
  flush(): void
  /**
   * Switches to a shared board. Its own connection stores it, so nothing is saved here. Null switches back to a private
   * one.
   */
  share(board: SharedBoard | null): void
  /**
   * Resolves once a shared board is stored; immediately for a private one, because commands are sent after the saves.
   */
  settled(): Promise<void>
  /** Saves unsaved changes and stops. */
  close(): void
}

/** The part of a shared board's interface needed here. */
export type SharedBoard = Pick<BoardConnection, 'store' | 'elements' | 'draw' | 'onOthers' | 'whenStored'>

/** Maximum time a command waits for a board being sent; after that the engine uses the state it has. */
const longestSettlingMs = 2_000

export function createBoardKeeper(options: {
  client: Pick<SessionClient, 'store' | 'send' | 'typed'>
  storage?: TextStorage
}): BoardKeeper {
  const { client } = options
  const storage = options.storage ?? browserStorage(() => localStorage)
  const store = createStore<BoardFace>(() => ({
    file: null,
    elements: [],
    revision: 0,
    source: 'opened',
    stored: true,
    problem: null,
  }))
  /** The server's state as last known here. */
  let server: readonly BoardElement[] = []
  let idleTimer: ReturnType<typeof setTimeout> | undefined
  let latestTimer: ReturnType<typeof setTimeout> | undefined
  let keepTimer: ReturnType<typeof setTimeout> | undefined
  let shared: SharedBoard | null = null
  let stopSharing = (): void => {}
  let drawTimer: ReturnType<typeof setTimeout> | undefined

  function follow(state: Session | null): void {
    if (state === null || state.phase === 'NOT_STARTED') return
    const question = questionsOf(state).at(-1)
    if (question === undefined || !hasBoard(question.challenge.challengeType)) {
      if (store.getState().file !== null) leave()
      return
    }
    const file = { sessionId: state.sessionId, question: question.number }
    if (!isSame(store.getState().file, file)) open(file, question.board)
    else if (shared === null && question.board !== server) serverHas(question.board)
    if (state.phase === 'ENDED') finish(question.board)
  }

  function open(file: BoardFile, board: readonly BoardElement[]): void {
    leave()
    const draft = readBoardDraft(storage, file)
    server = board
    show(draft === null ? board : mergeBoards(draft.base, board, draft.elements), 'opened', { file, problem: null })
    if (store.getState().stored) removeBoardDraft(storage, file)
    else schedule()
  }

  /** Leaves a question that is over: it's too late for changes that haven't been sent. */
  function leave(): void {
    const { file } = store.getState()
    unshare()
    stopTimers()
    if (file !== null) removeBoardDraft(storage, file)
    server = []
    show([], 'opened', { file: null, problem: null })
  }

  function serverHas(board: readonly BoardElement[]): void {
    const { elements } = store.getState()
    const merged = mergeBoards(server, board, elements)
    server = board
    if (merged !== elements) show(merged, 'elsewhere', {})
    else settle()
  }

  function show(elements: readonly BoardElement[], source: BoardSource, rest: Partial<BoardFace>): void {
    store.setState(({ revision }) => ({ ...rest, elements, source, revision: revision + 1 }))
    settle()
  }

  /** Updates whether everything is stored. If so, deletes the draft. */
  function settle(): void {
    if (shared !== null) {
      tellShared(shared)
      return
    }
    const { elements, file, stored } = store.getState()
    const isStored = isEmptyChange(boardChange(server, elements))
    if (isStored !== stored) store.setState({ stored: isStored })
    if (!isStored || file === null) return
    stopTimers()
    removeBoardDraft(storage, file)
    if (store.getState().problem !== null) store.setState({ problem: null })
  }

  function drawn(elements: readonly BoardElement[], isNews: Partial<BoardFace>): void {
    const { file, elements: before } = store.getState()
    if (file === null || !isRunning() || isEmptyChange(boardChange(before, elements))) return
    store.setState({ ...isNews, elements, problem: null })
    if (shared !== null) {
      client.typed()
      drawTimer ??= setTimeout(drawShared, drawEveryMs)
    }
    settle()
    if (shared !== null) return
    if (store.getState().stored) return
    client.typed()
    keepTimer ??= setTimeout(keep, keepMs)
    schedule()
  }

  /** Stores a draft in this browser, so that it survives a reload. */
  function keep(): void {
    clearTimeout(keepTimer)
    keepTimer = undefined
    const { file, elements, stored } = store.getState()
    if (file === null || shared !== null || stored) return
    const base = server.map(({ id, version, versionNonce }): KnownState => ({ id, version, versionNonce }))
    writeBoardDraft(storage, file, { elements: [...elements], base })
  }

  function schedule(): void {
    clearTimeout(idleTimer)
    idleTimer = setTimeout(saveWhenFree, idleMs)
    latestTimer ??= setTimeout(saveWhenFree, longestUnsavedMs)
  }

  function share(board: SharedBoard | null): void {
    const hadOne = shared !== null
    unshare()
    shared = board
    if (board !== null) {
      const begin = (): void => {
        if (!board.store.getState().isLoaded) return
        stopWaiting()
        // Merge in anything drawn before the board was shared.
        const mine = mergeBoards(server, board.elements(), store.getState().elements)
        server = board.elements()
        store.setState({ elements: mine })
        drawShared()
        showShared(board)
      }
      const stopWaiting = board.store.subscribe(begin)
      const stops = [
        stopWaiting,
        board.store.subscribe(() => tellShared(board)),
        board.onOthers(() => {
          if (!board.store.getState().isLoaded) return
          drawShared()
          showShared(board)
        }),
      ]
      stopSharing = () => {
        for (const stop of stops) stop()
      }
      begin()
      tellShared(board)
    } else if (hadOne) {
      const { state } = client.store.getState()
      const question = state === null || state.phase === 'NOT_STARTED' ? undefined : questionsOf(state).at(-1)
      if (question === undefined || question.number !== store.getState().file?.question) return
      server = question.board
      show(question.board, 'elsewhere', { problem: null })
    }
  }

  function unshare(): void {
    stopSharing()
    stopSharing = () => {}
    clearTimeout(drawTimer)
    drawTimer = undefined
    shared = null
  }

  /**
   * Sends the others what was drawn here since last time. If both sides changed the same shape, the later state wins.
   */
  function drawShared(): void {
    clearTimeout(drawTimer)
    drawTimer = undefined
    if (shared === null || !shared.store.getState().isLoaded) return
    const change = newsOf(boardChange(server, store.getState().elements), shared.elements())
    if (!isEmptyChange(change)) {
      const waitMs = JSON.stringify(change.changed).length / drawnBytesPerMs
      if (waitMs > drawEveryMs) drawTimer = setTimeout(drawShared, waitMs)
      shared.draw(change)
    }
    server = shared.elements()
    tellShared(shared)
  }

  function showShared(board: SharedBoard): void {
    if (!isEmptyChange(boardChange(store.getState().elements, board.elements(), isSameElement)))
      show(board.elements(), 'elsewhere', {})
  }

  function tellShared(board: SharedBoard): void {
    const { isStored, isTooLarge } = board.store.getState()
    const stored = isStored && drawTimer === undefined
    const problem = isTooLarge ? refusalTexts.BOARD_TOO_LARGE : null
    const before = store.getState()
    if (before.stored !== stored || before.problem !== problem) store.setState({ stored, problem })
  }

  function stopTimers(): void {
    clearTimeout(idleTimer)
    clearTimeout(latestTimer)
    clearTimeout(keepTimer)
    latestTimer = undefined
    keepTimer = undefined
  }

  /** Runs one save at a time: while the connection is lost, changes collect here rather than in the queue. */
  function saveWhenFree(): void {
    clearTimeout(idleTimer)
    clearTimeout(latestTimer)
    latestTimer = undefined
    if (pending().length === 0) save()
  }

  function save(): void {
    const { file, elements, stored, problem } = store.getState()
    if (file === null || shared !== null || stored || problem !== null || !isRunning()) return
    // Skip parts that are already being sent.
    const expected = pending().reduce((board, change) => boardAfter(board, newsOf(change, board)), [...server])
    for (const { changed, removed } of splitChange(boardChange(expected, elements)))
      void client.send({ type: 'SaveBoard', changed: [...changed], removed: [...removed] }).then(answered)
  }

  function answered(answer: CommandAnswer): void {
    if (!answer.ok && answer.error.code !== 'QUESTION_OVER' && answer.error.code !== 'NOT_IN_PROGRESS')
      store.setState({ problem: answer.error.message })
    else if (!store.getState().stored) schedule()
  }

  const pending = () =>
    client.store.getState().outbox.flatMap(({ command }) => (command.type === 'SaveBoard' ? [command] : []))

  const isRunning = (): boolean => client.store.getState().state?.phase === 'IN_PROGRESS'

  /** Nothing can be saved after the end, so the board shows the state that was judged. */
  function finish(board: readonly BoardElement[]): void {
    stopTimers()
    if (!store.getState().stored) show(board, 'elsewhere', { problem: null })
  }

  const stopFollowing = client.store.subscribe(({ state }, before) => {
    if (state !== before.state) follow(state)
  })
  follow(client.store.getState().state)

  function flush(): void {
    if (shared !== null) drawShared()
    else {
      keep()
      save()
    }
  }

  return {
    store,
    draw: (elements) => drawn(elements, {}),
    change: (elements) => drawn(elements, { source: 'list', revision: store.getState().revision + 1 }),
    flush,
    share,
    settled() {
      flush()
      return shared?.whenStored(longestSettlingMs) ?? Promise.resolve()
    },
    close() {
      flush()
      unshare()
      stopTimers()
      stopFollowing()
    },
  }
}

const isSame = (a: BoardFile | null, b: BoardFile): boolean =>
  a !== null && a.sessionId === b.sessionId && a.question === b.question
