import type { ChatHistoryEntry } from '@greenroom/shared/wire'
import { isLastWord } from '../interviewer/lastWord.ts'
import { hasMaterial, isInWords } from '../interviewer/material.ts'
import type { Turn } from '../interviewer/provider.ts'
import { isUntouched } from '../interviewer/scripted/conversation.ts'
import { asData } from './asData.ts'
import { materialFor } from './interviewerMaterial.ts'
import { lookedForIn } from './lookedFor.ts'
import { conversationIn, maxCharacters, positionOf, questionIn, resultsIn } from './momentText.ts'
import type { Prompt } from './prompt.ts'
import { filled, hashOfPrompts, readPromptFile } from './promptFile.ts'

const files = {
  interviewer: readPromptFile('interviewer'),
  moment: readPromptFile('moment'),
  personalities: readPromptFile('personalities'),
  calls: readPromptFile('calls'),
  steps: readPromptFile('steps'),
  kinds: readPromptFile('kinds'),
}
const all = Object.values(files)
const version = all.map((file) => `${file.name} ${file.version}`).join(', ')
const hash = hashOfPrompts(all)

/** The interviewer's secret instructions. A reply that repeats even a clause of these is rejected. */
export const interviewerInstructions: readonly string[] = [
  ...all,
  readPromptFile('again'),
  readPromptFile('broken'),
].map(({ text }) => text)

/** Builds the prompt for one turn: rules and persona, the current material, and the conversation, marked as data. */
export function interviewerPrompt(turn: Turn): Prompt {
  const instructions = files.interviewer.fill({
    interviewer: turn.interviewerName,
    candidate: turn.candidateName === '' ? 'the candidate' : turn.candidateName,
    stage: stages[turn.stage],
    ...positionOf(turn),
    personality: files.personalities.section(turn.personality),
    question: questionIn(turn),
    lookedFor: lookedForIn(turn),
    material: hasMaterial(turn) ? materialFor(turn) : files.kinds.section(turn.challengeType),
  })
  const message = files.moment.fill({
    conversation: conversationIn(turn, (message) => (ofTheRoom(message) ? message.sender : null)),
    language: turn.language,
    code: writtenIn(turn),
    results: resultsIn(turn.testResults),
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

/** Returns the code or the notes and, for a design, the whiteboard. */
function writtenIn(turn: Turn): string {
  const code = isUntouched(turn) ? '(nothing written yet)' : asData(turn.code, maxCharacters.code)
  return turn.board === '' ? code : `${code}\n\nOn the whiteboard:\n${asData(turn.board, maxCharacters.code)}`
}

function wantedOf(turn: Turn): string {
  if (turn.call === 'reply') return files.calls.section(isLastWord(turn) ? 'last word' : turn.intent)
  if (turn.call === 'doneCoding' && isInWords(turn)) return files.calls.section('doneAnswering')
  const text = files.calls.section(turn.call)
  if (turn.call !== 'opening') return text
  const introduction = turn.introduced
    ? 'You know each other by now.'
    : `Greet, and say "I am ${turn.interviewerName}".`
  return filled(text, { introduction })
}

const ofTheRoom = ({ sender, recipient }: ChatHistoryEntry): boolean =>
  (sender === 'candidate' && recipient === 'interviewer') || (sender === 'interviewer' && recipient === 'candidate')
