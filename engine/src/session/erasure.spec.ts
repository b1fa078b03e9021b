import { deletedUserName, type StoredEvent, viewOfState } from '@greenroom/shared/session'
import { describe, expect, it } from 'vitest'
import { withoutPerson } from './erasure.ts'
import { interviewer } from './testing/given.ts'
import { ada, grace, say, talking } from './testing/people.ts'

const erase = (participantId: string) => ({ type: 'EraseMember', participantId }) as const

describe('a member whose account is deleted', () => {
  it('loses their name in a session of any phase, and their messages stay', () => {
    const told = talking().by(interviewer, say('Begin.'), { type: 'WritePrivateNote', text: 'Hums.' })
    for (const story of [told, told.by(interviewer, { type: 'EndInterview' })]) {
      const erased = story.when(erase(grace.id)).thenEvents('MemberErased')
      const { state } = erased
      expect(state.members.map(({ name }) => name)).toEqual([deletedUserName, 'Ada', 'Linus'])
      expect(state).toMatchObject({ host: { id: grace.id, name: deletedUserName }, notes: [] })
      expect(state.messages.map(({ message }) => message)).toContain('Begin.')
      erased.when(erase(grace.id)).thenNothing()
    }
    told.when(erase('user:99')).thenRefused('NOT_ALLOWED')
  })

  it('isn’t in the log either, which folds to the same state', () => {
    const story = talking()
      .by(interviewer, say('Begin.'), { type: 'WritePrivateNote', text: 'Hums.' })
      .and(erase(grace.id))
    const person = { id: grace.id, names: new Set([grace.name]) }
    const commits = story.commits.map((commit) => ({
      ...commit,
      events: commit.events.map((event) => withoutPerson(event, commit.actor, person)),
    }))
    expect(JSON.stringify(commits)).not.toMatch(new RegExp(`${grace.name}|Hums`))
    for (const { id } of [ada, grace]) expect(viewOfState(commits, id)).toEqual(viewOfState(story.commits, id))
  })

  it('isn’t addressed by name by the AI, and other people’s messages stay unchanged', () => {
    const message = (text: string): StoredEvent => ({
      type: 'MessageSent',
      id: 'm',
      sender: 'interviewer',
      recipient: 'candidate',
      timeSent: '2026-01-01T12:00:00Z',
      message: text,
      candidatesAnswerWasAccepted: null,
      interviewersClassificationOfCandidatesIntent: null,
      challengeType: null,
    })
    const person = { id: 'user:1', names: new Set(['Ada Lovelace']) }
    const said = (text: string, actor: string) => withoutPerson(message(text), actor, person)
    expect(said('Hello Ada, well done. Adamant!', 'job')).toEqual(message('Hello deleted user, well done. Adamant!'))
    expect(said('Ada Lovelace, hello.', 'clock')).toEqual(message('deleted user, hello.'))
    expect(said('Hello Ada.', 'user:2')).toEqual(message('Hello Ada.'))
    const own = { ...message('Between us'), audience: ['user:1'] }
    expect(withoutPerson(own, 'user:1', person)).toEqual({ ...message(''), audience: ['user:1'] })
  })
})
