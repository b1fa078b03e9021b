import { z } from 'zod'
import { generatedInputSchema, generateInput } from '../../shared/src/content/generatedInput.ts'

/** A case as `cases.json` has it while it is being written: the output may still be missing. */
const draftCaseSchema = z.union([
  z.object({ category: z.string().optional(), stdin: z.string(), expected_output: z.string().optional() }),
  z.object({
    category: z.string().optional(),
    generated: generatedInputSchema,
    expected_output: z.string().optional(),
  }),
])
const draftCasesSchema = z.object({ visible: z.array(draftCaseSchema), hidden: z.array(draftCaseSchema) })

/** `name` is what messages call the case: “visible case 2”, “hidden case 3, “equal machines””. */
export type DraftCase = { name: string; stdin: string; output: string | null }

/**
 * Reads `cases.json` in the order of the file, visible cases first. @throws Error that names the case and the field if
 * the text is not JSON or a case has no input
 */
export function readCases(text: string): DraftCase[] {
  const read = draftCasesSchema.safeParse(JSON.parse(text))
  if (!read.success)
    throw new Error(read.error.issues.map(({ path, message }) => `${where(path)}: ${message}`).join('\n'))
  const { visible, hidden } = read.data
  return [
    ...visible.map((each, at) => draft(`visible case ${at + 1}`, each)),
    ...hidden.map((each, at) => draft(`hidden case ${at + 1}, “${each.category ?? ''}”`, each)),
  ]
}

function draft(name: string, each: z.infer<typeof draftCaseSchema>): DraftCase {
  const stdin = 'stdin' in each ? each.stdin : generateInput(each.generated)
  return { name, stdin, output: each.expected_output ?? null }
}

const where = ([list, at, ...field]: PropertyKey[]): string =>
  at === undefined
    ? `cases.json, ${String(list ?? 'the file')}`
    : `${String(list)} case ${Number(at) + 1}${field.map((each) => `, ${String(each)}`).join('')}`

/**
 * Puts an output into each case and leaves everything else as it was written. `outputs` are in the order of
 * `readCases`.
 */
export function withOutputs(text: string, outputs: readonly string[]): string {
  const visible = listOf(text, 'visible')
  const hidden = listOf(text, 'hidden')
  const places = [...visible, ...hidden].map((place, at) => ({ ...place, output: outputs[at] ?? '' }))
  let written = text
  for (const { from, to, output } of places.toSorted((one, other) => other.from - one.from))
    written = written.slice(0, from) + withOutput(written.slice(from, to), output) + written.slice(to)
  return written
}

const outputField = /"expected_output"\s*:\s*"(?:[^"\\]|\\.)*"/

function withOutput(written: string, output: string): string {
  const field = `"expected_output": ${JSON.stringify(output)}`
  if (outputField.test(written)) return written.replace(outputField, () => field)
  const body = written.slice(0, -1).trimEnd()
  const indent = /\n( *)\}$/.exec(written)?.[1]
  return indent === undefined ? `${body}, ${field} }` : `${body},\n${indent}  ${field}\n${indent}}`
}

/** Finds where the objects of a list of the root begin and end. */
function listOf(text: string, name: string): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = []
  let [depth, from, key] = [0, 0, '']
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (token.startsWith('"')) {
      if (depth === 1) key = JSON.parse(token)
    } else if (token === '{' || token === '[') {
      depth++
      if (depth === 3) from = index
    } else {
      if (depth === 3 && key === name) found.push({ from, to: index + 1 })
      depth--
    }
  }
  return found
}
