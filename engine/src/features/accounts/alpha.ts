import { alphaPhaseUsersSchema } from '@greenroom/shared/vocabulary'
import { z } from 'zod'
import type { Store } from '../../store/port.ts'

const listSchema = alphaPhaseUsersSchema.extend({ id: z.string() })
const codeSchema = z.object({ id: z.string() })

/** Who may sign up while the product is for invited people only: the emails of the alpha phase, and who has a code. */
export function openInvitations(store: Store): (email: string, invitationCode: string) => Promise<boolean> {
  const definition = { unique: [], indexes: [] }
  const lists = store.collection({
    ...definition,
    name: 'alphaPhaseUsers',
    parse: (stored: unknown) => listSchema.parse(stored),
  })
  const codes = store.collection({
    ...definition,
    name: 'invitationCodes',
    parse: (stored: unknown) => codeSchema.parse(stored),
  })
  return async (email, invitationCode) => {
    const list = await lists.get('alpha')
    if (list?.emails.includes(email)) return true
    return invitationCode !== '' && (await codes.get(invitationCode)) !== undefined
  }
}
