import {
  type Commit,
  foldCommit,
  type Participant,
  type Session,
  seesEverything,
  viewOf,
} from '@greenroom/shared/session'
import { LRUCache } from 'lru-cache'
import { type SessionLog, wholeLog } from './sessionLog.ts'

const rememberedViews = 2_000

/**
 * Returns the state that this participant may see: their view of the log, folded. `state` is the engine's full state;
 * the returned one is from the same commit or a slightly later one.
 */
export type ViewFor = (state: Session, participant: Pick<Participant, 'id'>) => Promise<Session>

/** Caches each requested view and folds only newer commits. */
export function openParticipantViews(log: Pick<SessionLog, 'commitsAfter'>): ViewFor {
  const views = new LRUCache<string, Session>({ max: rememberedViews })
  return async (state, { id }) => {
    if (seesEverything(state, id)) return state
    const { sessionId } = state
    const key = `${sessionId} ${id}`
    const known = views.get(key) ?? null
    const news: Commit[] = await wholeLog(log, sessionId, known?.seq ?? 0)
    const view = news.map((commit) => viewOf(commit, id)).reduce<Session | null>(foldCommit, known)
    if (view === null) throw new Error(`${sessionId} vanished`)
    // Another call may have folded further in the meantime.
    if ((views.get(key)?.seq ?? 0) < view.seq) views.set(key, view)
    return view
  }
}
