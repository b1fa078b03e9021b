import { setTimeout as sleep } from 'node:timers/promises'
import { participantIdOf } from '@greenroom/shared/session'
import { createdInviteSchema, joinedSessionSchema, openedSessionSchema } from '@greenroom/shared/wire'
import { tokenIn } from '../../engine/src/testing/invitedPeople.ts'
import { post } from '../system/candidate.ts'
import type { Person } from './messages.ts'

/** How often a page that didn't load is loaded again. */
const tries = 20

/** Opens an interview with the AI interviewer. @returns the session's id */
export async function openAlone(url: string, candidate: Person): Promise<string> {
  const body = { mode: 'ai', programmingLanguage: 'python', settings: { interviewStage: 'take_home_assessment' } }
  return await opened(url, candidate, body)
}

/** Opens an interview between two people, and lets the interviewer in. @returns the session's id */
export async function openForTwo(url: string, candidate: Person, interviewer: Person): Promise<string> {
  const sessionId = await opened(url, candidate, { mode: 'human', programmingLanguage: 'python' })
  const invited = await insisted(() =>
    post(`${url}/api/sessions/${sessionId}/invites`, { role: 'interviewer' }, { cookie: candidate.cookie }),
  )
  const { link } = createdInviteSchema.parse(await invited.json())
  const accepted = await insisted(() =>
    post(`${url}/api/invites/accept`, { token: tokenIn(link) }, { cookie: interviewer.cookie }),
  )
  joinedSessionSchema.parse(await accepted.json())
  return sessionId
}

export const participantOf = ({ userId }: Person): string => participantIdOf(userId)

async function opened(url: string, { cookie }: Person, body: object): Promise<string> {
  const response = await insisted(() => post(`${url}/api/sessions`, body, { cookie }))
  return openedSessionSchema.parse(await response.json()).sessionId
}

/** Calls again if the network or the engine fails, as somebody who reloads the page. */
async function insisted(call: () => Promise<Response>): Promise<Response> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await call()
    } catch (error) {
      if (tried === tries) throw error
      await sleep(500)
    }
  }
}
