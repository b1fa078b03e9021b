import { cvBounds } from '@greenroom/shared/wire'
import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../../platform/problems.ts'

/** A multipart body. */
export type Upload = { fields: unknown; file?: Buffer }

/** How much of an oversized body we read and discard, so that the browser sees the answer. */
const maxDrainedBytes = 80 * 1024 * 1024

/**
 * Receives a form with at most one file.
 * @throws the problem for a body that is too large or malformed
 */
export async function receiveUpload(request: FastifyRequest): Promise<Upload> {
  const fields: Record<string, unknown> = {}
  let file: Buffer | undefined
  let isTooLarge = false
  if (Number(request.headers['content-length'] ?? 0) > maxDrainedBytes) throw new ProblemError('CV_TOO_LARGE')
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        fields[part.fieldname] = part.value
        continue
      }
      const pieces: Buffer[] = []
      let length = 0
      for await (const piece of part.file) {
        length += piece.length
        if (length <= cvBounds.fileBytes) pieces.push(piece)
      }
      isTooLarge ||= part.file.truncated || length > cvBounds.fileBytes
      file = Buffer.concat(pieces)
    }
  } catch (error) {
    if (isTooLarge || (error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE'))
      throw new ProblemError('CV_TOO_LARGE')
    throw new ProblemError('INVALID_REQUEST', 'The form is incomplete. Send the file again.')
  }
  if (isTooLarge) throw new ProblemError('CV_TOO_LARGE')
  return { fields, ...(file === undefined ? {} : { file }) }
}
