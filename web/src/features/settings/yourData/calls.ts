import { askedDeletionSchema, type Confirmation, ownDataPaths } from '@greenroom/shared/wire'
import { ApiProblem, post, postForFile } from '../../../data/api.ts'
import { forgetAllEdits } from '../../../data/forgetUnsent.ts'
import { forgetUserId } from '../../../data/userIds.ts'
import { confirmationFailure } from '../factors/confirmation.ts'
import { saveFile } from '../saveFile.ts'
import { yourDataTexts as texts } from './texts.ts'

/** Has the browser save the archive. @returns its name. @throws ApiProblem */
export async function downloadExport(given: Confirmation): Promise<string> {
  const { content, name = 'greenroom.zip' } = await postForFile(ownDataPaths.export, given)
  saveFile(content, name)
  return name
}

/** Requests the account's deletion, which signs out every browser. @returns its date. @throws ApiProblem */
export async function deleteAccount(email: string, given: Confirmation): Promise<Date> {
  const { deleteAt } = await post(ownDataPaths.deletion, given, askedDeletionSchema)
  forgetUserId(email, localStorage)
  await forgetAllEdits()
  return new Date(deleteAt)
}

const refusals: Record<string, string> = texts.refusals

/** Error message for a failure. */
export function failureOf(error: unknown): string {
  if (!(error instanceof ApiProblem)) return confirmationFailure(error)
  return refusals[error.code] ?? confirmationFailure(error)
}
