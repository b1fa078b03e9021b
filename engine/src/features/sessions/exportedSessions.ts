import {
  currentCode,
  foldCommit,
  memberOf,
  type Participant,
  type Question,
  questionsOf,
  type Session,
  viewOf,
} from '@greenroom/shared/session'
import { type ProgrammingLanguage, programmingLanguages } from '@greenroom/shared/vocabulary'
import { type ArchiveFile, jsonFile } from '../../platform/personalData.ts'
import { everySessionOf, type MemberIndex, type MySession } from '../../session/memberIndex.ts'
import { isTombstone, type SessionLog } from '../../session/sessionLog.ts'

const commitsAtOnce = 100

/** The usual program file extension for each language. */
const extensions: Record<ProgrammingLanguage, string> = {
  python: 'py',
  cpp: 'cpp',
  javascript: 'js',
  java: 'java',
  go: 'go',
  csharp: 'cs',
  c: 'c',
  typescript: 'ts',
  swift: 'swift',
  kotlin: 'kt',
  ruby: 'rb',
  php: 'php',
  scala: 'scala',
  rust: 'rs',
  haskell: 'hs',
  r: 'r',
  perl: 'pl',
  bash: 'sh',
}

/** Other data stored with a session that this participant may see: files for its folder, by name. */
export type BesideTheLog = (state: Session, participant: Participant) => Promise<Record<string, unknown>>

export type ExportedSessionsOptions = {
  log: Pick<SessionLog, 'commitsAfter'>
  members: Pick<MemberIndex, 'sessionsOf'>
  besideTheLog: BesideTheLog
}

/**
 * The files of all this participant's sessions, latest first. Holds one session at a time in memory, plus one page of
 * its log.
 */
export async function* exportedSessions(
  options: ExportedSessionsOptions,
  participantId: string,
): AsyncGenerator<ArchiveFile> {
  for await (const each of everySessionOf(options.members, participantId)) yield* filesOf(options, each, participantId)
}

async function* filesOf(
  { log, besideTheLog }: ExportedSessionsOptions,
  { head, role }: MySession,
  participantId: string,
): AsyncGenerator<ArchiveFile> {
  const folder = `interviews/${folderOf(head)}`
  const folded: { state: Session | null } = { state: null }
  async function* events(): AsyncGenerator<string> {
    yield '['
    for (let after = 0, before = '\n'; ; ) {
      const page = await log.commitsAfter(head.id, after, commitsAtOnce)
      for (const commit of page.filter((each) => !isTombstone(each))) {
        const view = viewOf(commit, participantId)
        folded.state = foldCommit(folded.state, view)
        yield `${before}${JSON.stringify(view)}`
        before = ',\n'
      }
      const last = page.at(-1)
      if (last === undefined || page.length < commitsAtOnce) break
      after = last.seq
    }
    yield '\n]\n'
  }
  yield { path: `${folder}/events.json`, pieces: events() }
  const { state: told } = folded
  // The session was deleted while the archive was being written.
  if (told === null) return
  const participant = memberOf(told, participantId) ?? { id: participantId, role, name: '' }
  yield jsonFile(`${folder}/session.json`, summaryOf(told, role))
  yield { path: `${folder}/conversation.txt`, pieces: conversationOf(told) }
  for (const question of questionsOf(told)) yield* workOf(question, folder)
  yield* verdictsOf(told, folder)
  const own = told.notes.filter(({ authorId }) => authorId === participantId)
  if (own.length > 0) yield jsonFile(`${folder}/notes.json`, own)
  for (const [name, value] of Object.entries(await besideTheLog(told, participant)))
    yield jsonFile(`${folder}/${name}`, value)
}

/** A recognisable folder name, unique to this session. */
function folderOf({ id, createdAt, title }: MySession['head']): string {
  const words = title.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  const day = new Date(createdAt).toISOString().slice(0, 10)
  return [day, words.slice(0, 40), id].join('-').replace(/-+/g, '-')
}

function summaryOf(state: Session, role: Participant['role']) {
  const { messages: _messages, notes: _notes, ...rest } = state
  return { myRole: role, ...rest }
}

const labels = { interviewer: 'Interviewer', candidate: 'Candidate', interviewerCoach: 'Coach', system: 'Greenroom' }

function* conversationOf({ messages }: Session): Generator<string> {
  for (const { sender, recipient, timeSent, message } of messages) {
    const to = recipient === 'interviewerCoach' ? ' to the coach' : ''
    yield `[${timeSent}] ${labels[sender]}${to}:\n${message}\n\n`
  }
}

/** The work on a question: each handed-in version, the last code in the editor, and the whiteboard. */
function* workOf(question: Question, folder: string): Generator<ArchiveFile> {
  const { number, handIns = [], drafts, board } = question
  const file = (name: string, language: ProgrammingLanguage, code: string): ArchiveFile => ({
    path: `${folder}/code/question-${number}-${name}.${extensions[language]}`,
    pieces: [code],
  })
  for (const [index, { code, programmingLanguage }] of handIns.entries())
    yield file(`handed-in-${index + 1}`, programmingLanguage, code)
  for (const language of programmingLanguages)
    if (drafts[language] !== undefined) yield file('editor', language, currentCode(question, language))
  if (board.length > 0) yield jsonFile(`${folder}/board-question-${number}.json`, board)
}

function* verdictsOf(state: Session, folder: string): Generator<ArchiveFile> {
  if (state.phase !== 'ENDED') return
  const { scorecard, feedback } = state
  if (scorecard.status === 'completed') yield jsonFile(`${folder}/scorecard.json`, scorecard.scorecard)
  if (feedback !== null) yield jsonFile(`${folder}/feedback.json`, feedback)
}
