import { alphaPhaseUsersSchema } from '@greenroom/shared/vocabulary'
import { z } from 'zod'
import type { Collection, Store } from '../../store/port.ts'
import { placesOf } from './invitationUses.ts'

/** `revision` rises with each change; missing in a list that was written by hand. */
const listSchema = alphaPhaseUsersSchema.extend({ id: z.string(), revision: z.int().optional() })
const codeSchema = z.object({
  id: z.string(),
  /** How many people may sign up with it; missing if nobody counts. */
  mostUses: z.int().min(1).optional(),
  /** ms since 1970; missing if it never expires. */
  expiresAt: z.number().optional(),
  note: z.string().optional(),
})
export type InvitationCode = z.infer<typeof codeSchema>

const listsOf = (store: Store): Collection<z.infer<typeof listSchema>> =>
  store.collection({
    name: 'alphaPhaseUsers',
    unique: [],
    indexes: [['revision']],
    parse: (stored: unknown) => listSchema.parse(stored),
  })

/** Changes the list as it stands, however many do so at once. False if nothing was to change. */
async function changeList(store: Store, changed: (emails: readonly string[]) => string[] | null): Promise<boolean> {
  const lists = listsOf(store)
  for (;;) {
    const list = await lists.get('alpha')
    const emails = changed(list?.emails ?? [])
    if (emails === null) return false
    const revision = (list?.revision ?? 0) + 1
    if (list === undefined) {
      if ((await lists.insert({ id: 'alpha', emails, revision })) === 'inserted') return true
    } else if (await lists.update('alpha', { emails, revision }, { revision: list.revision ?? null })) return true
  }
}

/** Takes addresses off the list of the alpha phase. False if none of them was on it. */
export const removeFromAlpha = (store: Store, emails: readonly string[]): Promise<boolean> =>
  changeList(store, (listed) =>
    listed.some((email) => emails.includes(email)) ? listed.filter((email) => !emails.includes(email)) : null,
  )

/** Puts an address on it. False if it was there. */
const addToAlpha = (store: Store, email: string): Promise<boolean> =>
  changeList(store, (listed) => (listed.includes(email) ? null : [...listed, email]))

/** The list and the codes of those who may sign up while the product is for invited people only. */
export type Invitations = {
  /** Whether somebody takes part in the alpha phase. */
  isListed(email: string): Promise<boolean>
  /** All of them, by the alphabet. */
  listed(): Promise<string[]>
  /** Puts somebody on the list; false if they were. */
  addEmail(email: string): Promise<boolean>
  /** Takes somebody off it; false if they were not on it. */
  removeEmail(email: string): Promise<boolean>
  /** The code that somebody typed. */
  find(typed: string): Promise<InvitationCode | undefined>
  /** Keeps a new code. False if there is one of this name. */
  add(code: InvitationCode): Promise<boolean>
  /** Whether there is this code, by its exact name. */
  isKnown(code: string): Promise<boolean>
  /** Nobody signs up with it any more. False if there is no such code. */
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
    listed: async () => ((await lists.get('alpha'))?.emails ?? []).toSorted(),
    addEmail: (email) => addToAlpha(store, email),
    removeEmail: (email) => removeFromAlpha(store, [email]),
    // Codes of ours are in capitals; people type them as they like.
    find: async (typed) => (await codes.get(typed)) ?? (await codes.get(typed.toUpperCase())),
    add: async (code) => (await codes.insert(code)) === 'inserted',
    isKnown: async (code) => (await codes.get(code)) !== undefined,
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
