import type { Letter } from '../../mail/letter.ts'

export type CvFile = { filename: string; contentType: string; content: Buffer }

/** The mail to the person who reviews CVs. A reply goes to the candidate. */
export function reviewLetter(of: {
  person: { name: string; email: string }
  targetRole: string
  notes: string
  file: CvFile
  /** ms since 1970 */
  deleteAt: number
}): Letter {
  const { person, targetRole, notes, file, deleteAt } = of
  const day = new Date(deleteAt).toISOString().slice(0, 10)
  return {
    subject: targetRole === '' ? 'A CV to review' : `A CV to review: ${targetRole}`,
    name: '',
    lines: [
      `${person.name === '' ? 'A candidate' : person.name} has asked you to review the attached CV.`,
      ...(targetRole === '' ? [] : [`Target role: ${targetRole}`]),
      ...(notes === '' ? [] : ['Their notes:', ...notes.split(/\r?\n/).filter((line) => line.trim() !== '')]),
      `Replies to this email go to ${person.email}.`,
    ],
    footnotes: [`Please delete this email and the file by ${day}. We’ve promised the candidate that you will.`],
    replyTo: person.email,
    attachments: [{ filename: file.filename, contentType: file.contentType, base64: file.content.toString('base64') }],
  }
}
