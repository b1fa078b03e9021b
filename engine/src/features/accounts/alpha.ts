import { alphaPhaseUsersSchema } from '@greenroom/shared/vocabulary'
import { z } from 'zod'
import type { Collection, Store } from '../../store/port.ts'
import { placesOf } from './invitationUses.ts'

/** `revision` goes up with each change; a hand-written list has none. */
const listSchema = alphaPhaseUsersSchema.extend({ id: z.string(), revision: z.int().optional() })
const codeSchema = z.object({
  id: z.string(),
  /** How many people may sign up with this code; unlimited if missing. */
  mostUses: z.int().min(1).optional(),
  /** When the code expires, ms since 1970; missing if it never does. */
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

/** Changes the current list, even under concurrent changes. False if nothing had to change. */
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

/** Removes addresses from the alpha list. False if none was on it. */
export const removeFromAlpha = (store: Store, emails: readonly string[]): Promise<boolean> =>
  changeList(store, (listed) =>
    listed.some((email) => emails.includes(email)) ? listed.filter((email) => !emails.includes(email)) : null,
  )

/** Adds an address. False if it was already on the list. */
const addToAlpha = (store: Store, email: string): Promise<boolean> =>
  changeList(store, (listed) => (listed.includes(email) ? null : [...listed, email]))

/** The emails and codes that allow signing up while Greenroom is invitation-only. */
export type Invitations = {
  /** Whether this email is on the alpha list. */
  isListed(email: string): Promise<boolean>
  /** All emails on the list, alphabetically. */
  listed(): Promise<string[]>
  /** Adds an email. False if it was already on the list. */
  addEmail(email: string): Promise<boolean>
  /** Removes an email. False if it wasn't on the list. */
  removeEmail(email: string): Promise<boolean>
  /** Finds a code as typed by a person. */
  find(typed: string): Promise<InvitationCode | undefined>
  /** Stores a new code. False if the code already exists. */
  add(code: InvitationCode): Promise<boolean>
  /** Whether exactly this code exists. */
  isKnown(code: string): Promise<boolean>
  /** Disables a code. False if there is no such code. */
  end(code: string): Promise<boolean>
  /** All codes, with the number of uses of each. */
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
    // Our codes are upper-case, but people may type them in any case.
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
