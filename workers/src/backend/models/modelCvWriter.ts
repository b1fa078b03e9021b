import { type CvWording, type CvWordingRequest, cvWordingBounds, cvWordingSchema } from '@greenroom/shared/wire'
import type { CvWriter } from '../cv/cvWriter.ts'
import { asData } from './asData.ts'
import type { GuardedModel } from './guardedModel.ts'
import { objectsIn } from './judging/readForm.ts'
import { ModelFailed } from './modelFailure.ts'
import type { Prompt } from './prompt.ts'
import { hashOfPrompts, readPromptFile } from './promptFile.ts'

const files = { instructions: readPromptFile('cv'), lines: readPromptFile('cvLines') }
const all = Object.values(files)
const version = all.map((file) => `${file.name} ${file.version}`).join(', ')
const hash = hashOfPrompts(all)

/** The maximum number of characters in a form. Ten lines of a CV are shorter. */
const longestForm = 8_000

/** Builds the prompt about lines of a CV, which are data in it. */
export const cvPrompt = ({ role, lines }: CvWordingRequest): Prompt => ({
  instructions: files.instructions.text,
  message: files.lines.fill({
    role: oneLine(asData(role, cvWordingBounds.role)) || '(not said)',
    lines: lines.map(({ id, text }) => `${id}: ${oneLine(asData(text, cvWordingBounds.line))}`).join('\n'),
  }),
  version,
  hash,
})

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** Parses the form. Null if there is no readable line in it and it doesn't say "none". */
export function readWordings(text: string): CvWording[] | null {
  if (/^"?none"?\.?$/i.test(text.trim())) return []
  const read = objectsIn(text).flatMap((each) => cvWordingSchema.safeParse(each).data ?? [])
  return read.length === 0 ? null : read
}

/**
 * Words lines of CVs with a language model. Doesn't retry a failed call, because the caller falls back to its rules.
 */
export const modelCvWriter =
  (model: GuardedModel): CvWriter =>
  async (request, { signal, requestId }) => {
    const asked = { prompt: cvPrompt(request), purpose: 'cv wording', call: { requestId, onUsage: () => {} } }
    try {
      return await model.fillIn(asked, { read: readWordings, longest: longestForm, signal })
    } catch (error) {
      if (error instanceof ModelFailed) return null
      throw error
    }
  }
