import type { ParticipantRole } from '@greenroom/shared/vocabulary'
import { createdInviteSchema } from '@greenroom/shared/wire'
import { type Answer, type Caller, cookieOf, type TestEngine } from './runningEngine.ts'

/**
 * Invites a person in this role.
 * @returns the link
 */
export async function inviteLink(host: Caller, sessionId: string, role: ParticipantRole): Promise<string> {
  const answer = await host.call('POST', `/api/sessions/${sessionId}/invites`, { body: { role } })
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return createdInviteSchema.parse(answer.body).link
}

/** The token in an invite link's fragment. */
export function tokenIn(link: string): string {
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token')
  if (token === null) throw new Error(`${link} has no token`)
  return token
}

/** Accepts an invite with a person's cookies, or without any. */
export function acceptLink(caller: Pick<Caller, 'call'>, link: string, body: object = {}): Promise<Answer> {
  return caller.call('POST', '/api/invites/accept', { body: { token: tokenIn(link), ...body } })
}

/** Creates a guest whom the host has invited in this role. */
export async function invitedGuest(
  engine: Pick<TestEngine, 'call' | 'caller'>,
  { host, sessionId, role, name }: { host: Caller; sessionId: string; role: ParticipantRole; name: string },
): Promise<Caller> {
  const answer = await acceptLink(engine, await inviteLink(host, sessionId, role), { name })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return engine.caller(cookieOf(answer))
}
