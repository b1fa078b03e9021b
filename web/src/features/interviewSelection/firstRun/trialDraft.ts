import { trialDraftKey } from '../../../data/trial.ts'

/** Text that a visitor typed on the landing page but couldn't send; empty if there is none. */
export function trialDraft(): string {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(trialDraftKey) ?? '""')
    return typeof stored === 'string' ? stored.trim() : ''
  } catch {
    return ''
  }
}

/** Moves the draft into this interview's answer field, which saves it like anything else typed there. */
export function moveDraftInto(sessionId: string): void {
  const words = trialDraft()
  if (words === '') return
  try {
    sessionStorage.setItem(`greenroom:composer:${sessionId}`, JSON.stringify(words))
    sessionStorage.removeItem(trialDraftKey)
  } catch {
    // The browser blocks storage, so the visitor has to type the answer again.
  }
}
