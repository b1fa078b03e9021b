import { useState } from 'react'
import { heldToken } from '../../features/ownQuestions/heldToken.ts'
import { RequireAccount } from '../guards/RequireAccount.tsx'

/** A shared question's link requires an account; its token survives the sign-in in this tab. */
export function SharedQuestionGate() {
  useState(heldToken)
  return <RequireAccount />
}
