import { useState } from 'react'
import { heldToken } from '../../features/ownQuestions/heldToken.ts'
import { RequireAccount } from '../guards/RequireAccount.tsx'

/** Requires an account for a shared question's link; the token survives signing in within this tab. */
export function SharedQuestionGate() {
  useState(heldToken)
  return <RequireAccount />
}
