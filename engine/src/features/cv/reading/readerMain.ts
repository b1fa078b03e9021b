/**
 * Reads one CV: the file arrives on standard input, the answer goes to standard output as JSON. Runs in a process of
 * its own with bounded memory and time, because it reads files from strangers.
 */
import { CvUnreadable } from './failure.ts'
import { fileTypeOf } from './fileType.ts'
import type { TextLine } from './textLine.ts'

async function read(): Promise<TextLine[]> {
  const pieces: Buffer[] = []
  for await (const piece of process.stdin) pieces.push(piece)
  const file = Buffer.concat(pieces)
  switch (fileTypeOf(file)) {
    case 'pdf':
      return (await import('./pdfLines.ts')).pdfLines(file)
    case 'docx':
      return (await import('./docxLines.ts')).docxLines(file)
    case null:
      throw new CvUnreadable('CV_WRONG_TYPE')
  }
}

const answer = await read().then(
  (lines) => ({ lines }),
  (error: unknown) => ({ failure: error instanceof CvUnreadable ? error.code : 'CV_UNREADABLE' }),
)
process.stdout.write(JSON.stringify(answer), () => process.exit(0))
