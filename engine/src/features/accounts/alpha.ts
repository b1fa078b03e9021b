import { alphaPhaseUsersSchema } from '@greenroom/shared/vocabulary'
import { z } from 'zod'
import type { Store } from '../../store/port.ts'
import { placesOf } from './invitationUses.ts'

const listSchema = alphaPhaseUsersSchema.extend({ id: z.string() })
const codeSchema = z.object({
  id: z.string(),
  /** How many people may sign up with it; missing where nobody counts. */
  mostUses: z.int().min(1).optional(),
  /** ms since 1970; missing where it does not run out. */
  expiresAt: z.number().optional(),
  note: z.string().optional(),
})
export type InvitationCode = z.infer<typeof codeSchema>

/** Takes addresses off the list of the alpha phase. */
export async function removeFromAlpha(store: Store, emails: readonly string[]): Promise<void> {
  const lists = store.collection({
    name: 'alphaPhaseUsers',
    unique: [],
    indexes: [],
    parse: (stored: unknown) => listSchema.parse(stored),
  })
  const list = await lists.get('alpha')
  if (list === undefined || !list.emails.some((email) => emails.includes(email))) return
  await lists.update('alpha', { emails: list.emails.filter((email) => !emails.includes(email)) })
}

/** The list and the codes of those who may sign up while the product is for invited people only. */
export type Invitations = {
  /** Whether somebody takes part in the alpha phase. */
  isListed(email: string): Promise<boolean>
  /** The code that somebody typed. */
  find(typed: string): Promise<InvitationCode | undefined>
  /** Keeps a new code. False where there is one of this name. */
  add(code: InvitationCode): Promise<boolean>
  /** Nobody signs up with it any more. False where there is no such code. */
  end(code: string): Promise<boolean>
  /** All codes, with how many have used each. */
  list(): Promise<(InvitationCode & { uses: number })[]>
}

const pageSize = 100

export function openInvitations(store: Store): Invitations {
  const lists = store.collection({
    ...{ unique: [], indexes: [] },
    name: 'alphaPhaseUsers',
    parse: (stored: unknown) => listSchema.parse(stored),
  })
  const codes = store.collection<InvitationCode>({
    ...{ unique: [], indexes: [] },
    name: 'invitationCodes',
    parse: (stored) => codeSchema.parse(stored),
  })
  const places = placesOf(store)

  return {
    isListed: async (email) => (await lists.get('alpha'))?.emails.includes(email) ?? false,
    // Codes of ours are in capitals; people type them as they like.
    find: async (typed) => (await codes.get(typed)) ?? (await codes.get(typed.toUpperCase())),
    add: async (code) => (await codes.insert(code)) === 'inserted',
    end: (code) => codes.delete(code),
    async list() {
      const found: (InvitationCode & { uses: number })[] = []
      for (let after: string | undefined; ; ) {
        const page = await codes.find({ where: {}, limit: pageSize, ...(after === undefined ? {} : { after }) })
        for (const code of page)
          found.push({ ...code, uses: await places.count({ code: code.id, takenAt: { gt: 0 } }) })
        after = page.at(-1)?.id
        if (after === undefined || page.length < pageSize) return found
      }
    },
  }
}
