import { trialDraftKey } from '../../../data/trial.ts'

/** What a visitor typed on the landing page and could not say; empty if there is nothing. */
export function trialDraft(): string {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(trialDraftKey) ?? '""')
    return typeof stored === 'string' ? stored.trim() : ''
  } catch {
    return ''
  }
}

/** Moves the draft into this interview's answer field, where it is saved like anything typed there. */
export function moveDraftInto(sessionId: string): void {
  const words = trialDraft()
  if (words === '') return
  try {
    sessionStorage.setItem(`greenroom:composer:${sessionId}`, JSON.stringify(words))
    sessionStorage.removeItem(trialDraftKey)
  } catch {
    // The browser forbids storage here: the words are typed once more.
  }
}
