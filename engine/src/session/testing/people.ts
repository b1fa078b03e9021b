import type {
  Participant,
  ParticipantCommandOf,
  RequestedSettings,
  SubmittedScorecard,
} from '@greenroom/shared/session'
import type { AddMember, CreateSession, SessionCommand } from '../commands.ts'
import { awaited, createSession, given, interviewer, opened, reply, type Story } from './given.ts'

export const ada: Participant = { id: 'user:1', role: 'candidate', name: 'Ada' }
export const grace: Participant = { id: 'user:3', role: 'interviewer', name: 'Grace' }
export const linus: Participant = { id: 'guest:4', role: 'observer', name: 'Linus' }

export const add = (participant: Participant): AddMember => ({ type: 'AddMember', participant })
export const join = (participant: Participant): SessionCommand => ({ type: 'Join', participant })
export const gone = ({ id }: Participant): SessionCommand => ({ type: 'MarkGone', participantId: id })
export const say = (message: string): ParticipantCommandOf<'SendMessage'> => ({ type: 'SendMessage', message })
export const start: SessionCommand = { type: 'StartInterview' }

/** A human mock opened by its interviewer; the candidate's seat is free. */
export const hosted = (settings: RequestedSettings = {}, kind: Partial<CreateSession> = {}): Story =>
  given({ ...createSession(settings), mode: 'human', candidate: null, host: grace, ...kind })

/** A human mock with everyone in the lobby. */
export const lobby = (settings: RequestedSettings = {}, kind: Partial<CreateSession> = {}): Story =>
  hosted(settings, kind).and(add(ada), add(linus), join(grace), join(ada), join(linus))

/** A human mock after the interviewer has started and spoken, so the clock is running. */
export const talking = (settings: RequestedSettings = {}, kind: Partial<CreateSession> = {}): Story =>
  lobby(settings, kind).by(interviewer, start, say('Let us begin.'))

/** A human mock in which the candidate has written some code. */
export const writing = (settings: RequestedSettings = {}, kind: Partial<CreateSession> = {}): Story =>
  talking(settings, kind).and({ type: 'SaveCode', code: 'x = 1', programmingLanguage: 'python' })

/** An AI interview with a person in the room who could take over. */
export const accompanied = (settings: RequestedSettings = {}, kind: Partial<CreateSession> = {}): Story =>
  opened(settings, kind).and(add(grace), add(linus), join(grace), join(linus))

/** Delivers the AI's pending reply. */
export const answered = (told: Story): Story => told.and(reply(awaited(told)))

/** A scorecard that quotes the first message. */
export function scorecardOf(
  told: Story,
  fields: Partial<SubmittedScorecard> = {},
): ParticipantCommandOf<'SubmitScorecard'> {
  const said = told.commits.flatMap(({ seq: eventSeq, events }) =>
    events.flatMap((event) => (event.type === 'MessageSent' ? [{ eventSeq, quote: event.message }] : [])),
  )
  return {
    type: 'SubmitScorecard',
    lines: [
      {
        dimension: 'communication',
        score: 3,
        behaviours: [],
        evidence: said.slice(0, 1),
        nextStep: 'Ask about the input first.',
      },
    ],
    summary: '',
    fixFirst: '',
    ...fields,
  }
}
