import { createHash } from 'node:crypto'
import type { CvSuggestion } from '@greenroom/shared/wire'
import type { Finding } from './finding.ts'

/**
 * A suggestion for a line. Its id is derived from its text, so it stays the same when the suggestion is computed again.
 */
export function suggestionOf(lineId: string, before: string, { title, reason, text, ask }: Finding): CvSuggestion {
  const hash = createHash('sha256')
    .update(JSON.stringify([before, text, ask?.template]))
    .digest('base64url')
  return {
    suggestionId: `${lineId}.${hash.slice(0, 12)}`,
    lineId,
    title,
    reason,
    before,
    after: text ?? null,
    ask: ask ?? null,
  }
}
