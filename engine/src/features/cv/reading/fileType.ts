export type CvFileType = 'pdf' | 'docx'

/** The number of bytes in which PDF readers look for the file's signature. */
const pdfMarkWithin = 1024

/** The type of a file by its content, whatever its name; null if it's neither PDF nor DOCX. */
export function fileTypeOf(bytes: Uint8Array): CvFileType | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, pdfMarkWithin)).toString('latin1')
  if (head.includes('%PDF-')) return 'pdf'
  const isZip = head.startsWith('PK\u0003\u0004')
  return isZip && Buffer.from(bytes).includes('word/document.xml') ? 'docx' : null
}
