import type { Tracing } from '@greenroom/shared/service'
import type { SessionHandler } from './handle.ts'
import type { SessionLog } from './sessionLog.ts'

/** Traces each command as a span, whichever way it arrived. */
export const tracedHandler = (handler: SessionHandler, tracing: Tracing): SessionHandler => ({
  ...handler,
  handle(order) {
    const { sessionId, commandId, actor, command } = order
    const facts = { 'session.id': sessionId, 'command.id': commandId, 'actor.kind': actor.kind }
    return tracing.span(`command ${command.type}`, facts, () => handler.handle(order))
  },
})

/** Wraps the log so that each commit is a span. */
export const tracedLog = (log: SessionLog, tracing: Tracing): SessionLog => ({
  ...log,
  append(commit) {
    const { sessionId, commandId, seq } = commit
    return tracing.span('commit', { 'session.id': sessionId, 'command.id': commandId, seq }, () => log.append(commit))
  },
})
