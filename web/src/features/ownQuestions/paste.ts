/** A pasted problem, split up. Anything unrecognised stays in the statement. */
export type Pasted = {
  title: string
  statement: string
  cases: { stdin: string; expected_output: string; name: string }[]
}

const exampleHeading = /^\W*(?:examples?|samples?)(?:\s+(?:test\s+)?cases?)?\s*#?\d*\W*$/i
const sampleInput = /^\W*(?:sample\s+)?input\s*#?\d*\W*$/i
const part = /^\W*(?:sample\s+)?(input|output|explanation|note)s?\s*#?\d*\s*(?::[*_\s]*(.*)|\W*)$/i
const afterExamples = /^\W*(?:constraints?|limits?|notes?|follow[- ]?ups?|hints?)\b.{0,20}$/i
const longestTitle = 120

/**
 * Splits a pasted problem into title, statement and cases. If there is an “Example” or “Sample” line, only looks for
 * cases after it: an “Input” before it describes the format.
 */
export function readPasted(text: string): Pasted {
  const lines = text.replaceAll('\r\n', '\n').trim().split('\n')
  const [first = '', second = ''] = lines
  const hasTitle = first.length <= longestTitle && second.trim() === '' && !isMark(first)
  const title = hasTitle ? first.replace(/^#+\s*|^\d+\.\s*/g, '').trim() : ''
  const body = hasTitle ? lines.slice(1) : lines
  const firstExample = body.findIndex((line) => exampleHeading.test(line))
  const firstMark = firstExample >= 0 ? firstExample : body.findIndex((line) => part.test(line))
  if (firstMark < 0) return { title, statement: body.join('\n').trim(), cases: [] }
  const rest = body.slice(firstMark)
  const tail = rest.findIndex((line) => afterExamples.test(line) && !part.test(line))
  const examples = tail < 0 ? rest : rest.slice(0, tail)
  const cases = casesIn(examples)
  if (cases.length === 0) return { title, statement: body.join('\n').trim(), cases }
  const statement = [...body.slice(0, firstMark), ...(tail < 0 ? [] : rest.slice(tail))].join('\n').trim()
  return { title, statement, cases }
}

const isMark = (line: string): boolean => exampleHeading.test(line) || sampleInput.test(line) || part.test(line)

type Found = { input: string[]; output: string[]; explanation: string[] }

function casesIn(lines: readonly string[]): Pasted['cases'] {
  const found: Found[] = []
  let into: keyof Found | null = null
  for (const line of lines) {
    const [, name, same] = part.exec(line) ?? []
    if (name !== undefined) {
      const key = name.toLowerCase()
      into = key === 'input' || key === 'output' ? key : 'explanation'
      if (into === 'input') found.push({ input: [], output: [], explanation: [] })
      if (same?.trim()) found.at(-1)?.[into].push(same.trim())
    } else if (exampleHeading.test(line)) into = null
    else if (into !== null && !line.trim().startsWith('```')) found.at(-1)?.[into].push(line)
  }
  const told = (each: readonly string[]): string => each.join('\n').trim()
  return found
    .filter(({ output }) => told(output) !== '')
    .map(({ input, output, explanation }) => ({
      stdin: told(input),
      expected_output: told(output),
      name: told(explanation).replaceAll(/\s+/g, ' ').slice(0, 300),
    }))
}
