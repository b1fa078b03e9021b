import { type CallMeans, type ModelAsked, modelCall } from './modelCall.ts'
import { ModelFailed } from './modelFailure.ts'

/**
 * Returns a language model's whole text, parsed by `read`.
 * @param read null if the text can't be parsed
 * @param longest the maximum length in characters; a model that writes more has lost track and is aborted
 * @throws ModelFailed, or the reason of `signal`
 */
export async function modelForm<Form>(
  asked: ModelAsked,
  means: CallMeans,
  { read, longest, signal }: { read: (text: string) => Form | null; longest: number; signal: AbortSignal },
): Promise<Form> {
  const forms = modelCall(asked, means, { temperature: 0 }, signal, async function* (chunks) {
    let text = ''
    for await (const words of chunks) {
      text += words
      if (text.length > longest) throw new ModelFailed('malformed', `its form is longer than ${longest} characters`)
    }
    const form = read(text)
    if (form === null) throw new ModelFailed('malformed', 'its form cannot be read')
    yield form
  })
  let written: Form | null = null
  for await (const form of forms) written = form
  if (written === null) throw new ModelFailed('empty', 'it wrote nothing')
  return written
}
