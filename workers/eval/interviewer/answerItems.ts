import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { UtteranceSet } from './items.ts'

/** The kinds of answers people gave to a question (`answers/README.md`). */
export const answerKinds = ['trade', 'plain', 'brief', 'partly', 'wrong', 'salad', 'saladStrewn', 'blank'] as const
export type AnswerKind = (typeof answerKinds)[number]

const answerSchema = z.object({ kind: z.enum(answerKinds), text: z.string().min(1), missing: z.string().optional() })
const answeredSchema = z.object({ id: z.string(), answers: z.array(answerSchema) })

/** A question, identified by its kind and folder, with people's first answers to it. */
export type Answered = z.infer<typeof answeredSchema>

const files: Record<UtteranceSet, string> = {
  practice: './answers/practice.json',
  'held-out': './answers/heldOut.json',
}

/** Parses the questions and answers in a file. */
export const answersIn = (text: string): Answered[] =>
  z.object({ questions: z.array(answeredSchema) }).parse(JSON.parse(text)).questions

/**
 * Reads a set of answers. The held-out answers are only for measuring. Don't open them when changing how answers are
 * read.
 */
export const answersOf = (set: UtteranceSet): Answered[] =>
  answersIn(readFileSync(new URL(files[set], import.meta.url), 'utf8'))
