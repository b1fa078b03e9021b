/** A line mentioned by a compiler or traceback; `line` and `column` count from 1. */
export type ErrorLine = { line: number; column: number | null; message: string }

/**
 * `main.cpp:3:5: error: …`, `Main.java:3: error: …`, `solution.ts(3,5): error …`, `--> main.rs:3:5`,
 * `File "main.py", line 3`.
 */
const place =
  /(?:^|[\s"'(/])(?<file>[\w-]+\.[a-z]{1,5})(?:"?, line (?<inWords>\d+)|[:(](?<line>\d+)(?:[:,](?<column>\d+))?)\)?:?[ \t]*(?<rest>[^\n]*)/i
const maxLines = 20

/** Counts the lines in an editor's text. Ignores empty lines at the end, which can't be wrong. */
export const lineCountOf = (text: string): number => text.trimEnd().split('\n').length

/** Finds the lines of the candidate's file that an error text names; each line once. */
export function errorLinesIn(text: string, lineCount: number): ErrorLine[] {
  const rows = text.split('\n')
  const found = new Map<number, ErrorLine>()
  rows.forEach((row, index) => {
    const groups = place.exec(row)?.groups
    if (groups === undefined || isLibrary(row)) return
    const line = Number(groups.line ?? groups.inWords)
    if (line < 1 || line > lineCount || found.has(line)) return
    const column = groups.column === undefined ? null : Number(groups.column)
    found.set(line, { line, column, message: messageOf(groups.rest ?? '', rows, index) })
  })
  return [...found.values()].slice(0, maxLines)
}

/** Stack frames in a language's own files tell us nothing about the candidate's lines. */
const isLibrary = (row: string): boolean => /\/(usr|lib|opt)\/|node:internal|site-packages|<frozen /.test(row)

/** The text after the place or, without any, the last line, which has a traceback's message. */
function messageOf(rest: string, rows: readonly string[], index: number): string {
  const own = rest.replace(/^[,:]?\s*(fatal )?(error|warning)\b:?\s*/i, '').replace(/^,?\s*in .*$/, '')
  if (own.trim() !== '') return own.trim()
  const before = rows[index - 1]?.trim() ?? ''
  if (/^(error|warning)/i.test(before)) return before
  return rows.findLast((row) => row.trim() !== '')?.trim() ?? ''
}
