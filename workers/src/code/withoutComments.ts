import type { ProgrammingLanguage } from '@greenroom/shared/vocabulary'
import { type CodeNode, isComment, within } from './codeNode.ts'
import { parseCode } from './parseCode.ts'

/** Blanks out the comments in code; empty if it can't be parsed, because then comments can't be told from code. */
export async function withoutComments(code: string, language: ProgrammingLanguage): Promise<string> {
  const tree = await parseCode(code, language)
  return tree === null ? '' : blankComments(code, tree)
}

/** Blanks out the comments in a tree's text, so that all positions stay the same. */
export function blankComments(text: string, tree: CodeNode): string {
  const parts: string[] = []
  let end = 0
  for (const { type, from, to } of within(tree)) {
    if (!isComment(type) || from < end) continue
    parts.push(text.slice(end, from), text.slice(from, to).replaceAll(/[^\n]/g, ' '))
    end = to
  }
  return parts.join('') + text.slice(end)
}
