import { useState } from 'react'
import { heldToken } from '../../features/ownQuestions/heldToken.ts'
import { RequireAccount } from '../guards/RequireAccount.tsx'

/** The link to somebody's question is for accounts; its token survives the sign-in in this tab. */
export function SharedQuestionGate() {
  useState(heldToken)
  return <RequireAccount />
}
