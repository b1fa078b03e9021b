import type { CommitView } from '@greenroom/shared/session'
import { expect, it } from 'vitest'
import { emptyDraft, lineOf, noted, submissionOf, withLine } from './draft.ts'
import { quotablesOf } from './quotables.ts'

const commit = (seq: number, ...events: object[]) => ({ seq, at: seq, events }) as CommitView
const said = (sender: string, recipient: string, message: string, id = 'message-1') => ({
  type: 'MessageSent',
  id,
  sender,
  recipient,
  message,
})

const commits = [
  commit(1, { type: 'ChallengePresented', question: 1 }),
  commit(2, said('interviewer', 'candidate', 'Hello.')),
  commit(3, said('candidate', 'interviewer', 'A map, one pass.')),
  commit(4, said('candidate', 'interviewerCoach', 'Help me.')),
  commit(5, { type: 'CodeSnapshotTaken', code: 'first' }),
  commit(6, { type: 'CodeSnapshotTaken', code: 'second' }),
  commit(7, { type: 'PrivateNoteWritten', text: 'Testing: “A map, one pass.”' }),
  commit(8, { type: 'PrivateNoteWritten', text: 'Testing: only after a hint.' }),
  commit(9, said('interviewer', 'candidate', 'And the space?', 'reply-9')),
]

it('offers both people’s words, the notes and the latest code, but nothing said to the coach', () => {
  const found = quotablesOf(commits, { candidate: 'Ada', interviewer: 'Grace', ai: 'The AI' })
  expect(found.map(({ seq, who, text }) => [seq, who, text])).toEqual([
    [2, 'Grace', 'Hello.'],
    [3, 'Ada', 'A map, one pass.'],
    [7, '', 'Testing: “A map, one pass.”'],
    [8, '', 'Testing: only after a hint.'],
    [9, 'The AI', 'And the space?'],
    [6, '', 'second'],
  ])
})

it('starts with the evidence recorded in the room, and sends only lines with content', () => {
  const dimensions = ['testing', 'problem solving']
  const draft = noted(
    emptyDraft(dimensions),
    quotablesOf(commits, { candidate: 'Ada', interviewer: 'Grace', ai: 'The AI' }),
  )
  // The first note repeats a message, so the message itself is quoted. The second is worded differently, so the note is
  // quoted.
  const evidence = [
    { eventSeq: 3, quote: 'A map, one pass.' },
    { eventSeq: 8, quote: 'Testing: only after a hint.' },
  ]
  expect(lineOf(draft, 'testing').evidence).toEqual(evidence)
  expect(submissionOf(draft).lines).toEqual([])
  const scored = withLine(draft, 'testing', { score: 3, nextStep: ' ' })
  expect(submissionOf(scored)).toEqual({
    lines: [{ dimension: 'testing', score: 3, evidence, nextStep: '' }],
    summary: '',
  })
})
