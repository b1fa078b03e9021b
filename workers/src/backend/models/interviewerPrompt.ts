import type { ChatHistoryEntry, TestSummary } from '@greenroom/shared'
import type { Turn } from '../interviewer/provider.ts'
import { isUntouched } from '../interviewer/scripted/conversation.ts'
import { asData } from './asData.ts'
import { materialFor } from './interviewerMaterial.ts'
import type { Prompt } from './prompt.ts'
import { filled, hashOfPrompts, readPromptFile } from './promptFile.ts'
import { takeoverNote } from './takeoverNote.ts'

const mostMessages = 40
const mostCharacters = { message: 4_000, code: 20_000, question: 12_000 }

const files = {
  interviewer: readPromptFile('interviewer'),
  moment: readPromptFile('moment'),
  personalities: readPromptFile('personalities'),
  calls: readPromptFile('calls'),
  steps: readPromptFile('steps'),
}
const all = Object.values(files)
const version = all.map((file) => `${file.name} ${file.version}`).join(', ')
const hash = hashOfPrompts(all)

/**
 * What the interviewer was told and nobody may read: a reply that repeats it is not said. What a call asks for is not among it, as a
 * good answer may well use the same words.
 */
export const interviewerInstructions: readonly string[] = [files.interviewer, files.moment, files.personalities].map(
  ({ text }) => text,
)

/** The prompt of one turn: rules and persona, the material of this moment, and what was said, marked as data. */
export function interviewerPrompt(turn: Turn): Prompt {
  const instructions = files.interviewer.fill({
    interviewer: turn.interviewerName,
    candidate: turn.candidateName === '' ? 'the candidate' : turn.candidateName,
    stage: stages[turn.stage],
    role: turn.roleType,
    level: turn.level === 'SENIOR' ? 'senior' : 'junior',
    company: unnamed[turn.company] ?? turn.company,
    personality: files.personalities.section(turn.personality),
    question: asData(questionOf(turn), mostCharacters.question),
    material: materialFor(turn),
  })
  const message = files.moment.fill({
    conversation: conversationOf(turn),
    language: turn.language,
    code: isUntouched(turn) ? '(nothing written yet)' : asData(turn.code, mostCharacters.code),
    results: resultsOf(turn.testResults),
    step: turn.step === null ? 'It is not known.' : files.steps.section(turn.step),
    wanted: wantedOf(turn),
  })
  return { instructions, message, version, hash }
}

const stages: Record<Turn['stage'], string> = {
  telephone: 'on the telephone',
  on_site: 'on-site',
  take_home_assessment: 'about a take-home task',
}

const unnamed: Partial<Record<Turn['company'], string>> = {
  'generic tech company': 'a large technology company',
  startup: 'a startup',
}

/** The task as the candidate reads it; the engine sends it with every call. */
const questionOf = ({ statement, challenge, spoken }: Turn): string =>
  statement.trim() ||
  challenge?.statement ||
  spoken?.statement ||
  'It is not known. Ask the candidate to read it to you.'

function wantedOf(turn: Turn): string {
  if (turn.call === 'reply') return files.calls.section(turn.step === 'wrap_up' ? 'last word' : turn.intent)
  const text = files.calls.section(turn.call)
  if (turn.call !== 'opening') return text
  const introduction = turn.introduced
    ? 'You know each other by now.'
    : `Greet, and say "I am ${turn.interviewerName}".`
  return filled(text, { introduction })
}

const ofTheRoom = ({ sender, recipient }: ChatHistoryEntry): boolean =>
  (sender === 'candidate' && recipient === 'interviewer') || (sender === 'interviewer' && recipient === 'candidate')

function conversationOf({ aboutThisQuestion }: Turn): string {
  const lines = aboutThisQuestion
    .filter(ofTheRoom)
    .slice(-mostMessages)
    .map(
      ({ sender, message }) => `${sender}: ${asData(message.replace(takeoverNote, '').trim(), mostCharacters.message)}`,
    )
  return lines.join('\n') || '(nobody has said anything yet)'
}

function resultsOf(results: TestSummary | null): string {
  if (results === null) return 'There are none.'
  const { passed, total, allTestCasesPassed, firstFailureStatus } = results
  if (allTestCasesPassed) return `All ${total} hidden tests pass.`
  return `${passed} of ${total} hidden tests pass. The first that does not ended with ${firstFailureStatus ?? 'a wrong answer'}.`
}
