import type { Turn } from '../../interviewer/provider.ts'
import { asData } from '../asData.ts'
import { maxCharacters, questionIn, withoutNote } from '../momentText.ts'
import type { Prompt } from '../prompt.ts'
import { hashOfPrompts, readPromptFile } from '../promptFile.ts'
import { askedBefore, type PointAsked } from './pointsAsked.ts'

const files = { judge: readPromptFile('judge'), judged: readPromptFile('judged') }
const all = Object.values(files)
const version = all.map((file) => `${file.name} ${file.version}`).join(', ')
const hash = hashOfPrompts(all)

/**
 * Builds the prompt for judging a message. Unlike the interviewer's prompt, this one may contain the points of a good
 * answer. Only a program reads the result, so nobody can coax the points out.
 */
export const judgePrompt = (turn: Turn, points: readonly PointAsked[]): Prompt => ({
  instructions: files.judge.fill({
    question: questionIn(turn),
    points: points.map(({ key, meaning }) => `${key}: ${meaning.replaceAll(/\s+/g, ' ')}`).join('\n'),
  }),
  message: files.judged.fill({
    asked: asData(withoutNote(askedBefore(turn)), maxCharacters.message) || '(nothing)',
    answer: asData(turn.message, maxCharacters.message),
  }),
  version,
  hash,
})
