import type { Commit, Session } from '@greenroom/shared/session'
import { applyAwarenessUpdate, encodeAwarenessUpdate } from 'y-protocols/awareness'
import { lookForMissedNews } from '../realtime/missedNews.ts'
import type { SessionHandler } from '../session/handle.ts'
import type { Logger } from '../session/logger.ts'
import type { DocumentNews } from './documentBus.ts'
import { type DocumentKey, type DocumentStore, documentIdOf } from './documentStore.ts'
import { questionOf } from './kinds/kindOf.ts'
import { openDocument, storedContent } from './openDocument.ts'
import type { Reader, SharedDocument, StoredContent } from './sharedDocument.ts'
import type { Snapshots } from './snapshots.ts'

/** A connection to a document. */
export type Member = Reader & {
  /** Receives other people's cursors. */
  cursors(update: Uint8Array): void
  /** Checks the owner's permissions again, because the session has changed or is gone. */
  reassess(state: Session | undefined): void
}

/** The shared documents open on this engine. */
export type SharedDocuments = {
  /**
   * Opens a document for a member; undefined if the session has no such document.
   * @throws if it can't be read
   */
  open(key: DocumentKey, member: Member): Promise<SharedDocument | undefined>
  close(document: SharedDocument, member: Member): void
  /** A document as stored; undefined if there is none. */
  stored(key: DocumentKey): Promise<StoredContent | undefined>
  hear(commit: Commit): void
  hearNews(news: DocumentNews): void
  /** Starts checking for missed updates. */
  watch(busListening: () => number | null): void
  /** Deletes all documents of a deleted session, and disconnects their readers. */
  removeOf(sessionId: string): Promise<void>
  /** Stores everybody's work and disconnects them. */
  stop(): Promise<void>
}

type Open = { document: SharedDocument; members: Set<Member>; timer: ReturnType<typeof setTimeout> | undefined }

export function createSharedDocuments(options: {
  store: DocumentStore
  handler: Pick<SessionHandler, 'load' | 'reload'>
  snapshots: Snapshots
  publish: (news: DocumentNews) => void
  logger: Logger
}): SharedDocuments {
  const { store, handler, snapshots, publish, logger } = options
  const opened = new Map<string, Promise<Open | undefined>>()
  /** The documents in `opened` that have finished loading. */
  const ready = new Map<string, Open>()

  async function load(key: DocumentKey): Promise<Open | undefined> {
    const id = documentIdOf(key)
    const state = await handler.reload(key.sessionId)
    const document =
      state &&
      (await openDocument(state, {
        key,
        store,
        publish: (seq, update) => publish({ kind: 'update', documentId: id, seq, update: base64(update) }),
        onChange: () => schedule(id),
        onLost(error) {
          logger.warn({ err: error, documentId: id }, 'a shared document is closed; its clients will reconnect')
          drop(id)
        },
      }))
    if (document === undefined) {
      opened.delete(id)
      return undefined
    }
    const open: Open = { document, members: new Set(), timer: undefined }
    document.awareness.on('update', ({ added, updated, removed }: Changed, origin: unknown) => {
      const update = encodeAwarenessUpdate(document.awareness, [...added, ...updated, ...removed])
      for (const member of open.members) if (member !== origin) member.cursors(update)
      if (origin !== fromBus) publish({ kind: 'cursors', documentId: id, update: base64(update) })
    })
    ready.set(id, open)
    align(open, state)
    return open
  }

  function drop(id: string): void {
    const open = ready.get(id)
    ready.delete(id)
    opened.delete(id)
    clearTimeout(open?.timer)
    open?.document.destroy()
  }

  /** Restores the log's version after the session's end, because changes after the last snapshot came too late. */
  function align({ document }: Open, state: Session | undefined): void {
    const question = state?.phase === 'ENDED' ? questionOf(state, document.key) : undefined
    if (question !== undefined) void document.restore(question)
  }

  function schedule(id: string): void {
    const open = ready.get(id)
    if (open === undefined || open.timer !== undefined) return
    open.timer = setTimeout(() => {
      open.timer = undefined
      void keep(open, true).then((isKept) => {
        if (!isKept && ready.get(id) === open) schedule(id)
      })
    }, snapshots.waitMs(open.document.key))
    open.timer.unref()
  }

  async function keep({ document }: Open, whileTyping: boolean): Promise<boolean> {
    try {
      const stored = await document.catchUp()
      return stored === undefined || (await snapshots.keep(document.key, stored, { whileTyping }))
    } catch (error) {
      logger.warn({ err: error, documentId: document.id }, 'storing a shared document failed; will retry')
      return false
    }
  }

  const openOf = (sessionId: string): Open[] =>
    [...ready.values()].filter(({ document }) => document.key.sessionId === sessionId)

  function reassess(open: Open, state: Session | undefined): void {
    for (const member of [...open.members]) member.reassess(state)
    align(open, state)
  }

  /** Reads the store for as long as messages from other engines may be missing. */
  async function look(open: Open): Promise<void> {
    try {
      await open.document.catchUp()
      reassess(open, await handler.reload(open.document.key.sessionId))
    } catch (error) {
      logger.warn({ err: error, documentId: open.document.id }, 'reading a shared document failed; will retry')
    }
  }
  let stopLooking = (): void => {}

  return {
    async open(key, member) {
      const id = documentIdOf(key)
      let opening = opened.get(id)
      if (opening === undefined) {
        opening = load(key)
        opened.set(id, opening)
        opening.catch(() => opened.delete(id))
      }
      const open = await opening
      open?.members.add(member)
      return open?.document
    },
    close(document, member) {
      document.leave(member)
      const open = ready.get(document.id)
      if (open?.document !== document) return
      open.members.delete(member)
      if (open.members.size > 0) return
      void keep(open, false).then(() => {
        if (open.members.size === 0 && ready.get(document.id) === open) drop(document.id)
      })
    },
    async stored(key) {
      const open = ready.get(documentIdOf(key))
      return (await open?.document.catchUp()) ?? (await storedContent(key, store))
    },
    hear({ sessionId }) {
      const open = openOf(sessionId)
      if (open.length === 0) return
      handler.load(sessionId).then(
        (state) => {
          for (const each of open) reassess(each, state)
        },
        (error: unknown) =>
          logger.warn({ err: error, sessionId }, 'updating a shared document from its session failed'),
      )
    },
    hearNews(news) {
      const open = ready.get(news.documentId)
      if (open === undefined) return
      const update = new Uint8Array(Buffer.from(news.update, 'base64'))
      if (news.kind === 'update') open.document.hear(news.seq, update)
      else applyAwarenessUpdate(open.document.awareness, update, fromBus)
    },
    watch(busListening) {
      stopLooking = lookForMissedNews(busListening, () => {
        for (const open of ready.values()) void look(open)
      })
    },
    async removeOf(sessionId) {
      for (const open of openOf(sessionId)) {
        for (const member of [...open.members]) member.reassess(undefined)
        drop(open.document.id)
      }
      await store.removeOf(sessionId)
    },
    async stop() {
      stopLooking()
      await Promise.all(
        [...ready.values()].map(async (open) => {
          for (const member of [...open.members]) member.lost()
          await keep(open, false)
          drop(open.document.id)
        }),
      )
    },
  }
}

type Changed = { added: number[]; updated: number[]; removed: number[] }
const fromBus = Symbol('from another engine')
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')
