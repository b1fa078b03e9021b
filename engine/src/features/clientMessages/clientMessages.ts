import { dayMs } from '@greenroom/shared/rules'
import { clientMessageSchema } from '@greenroom/shared/wire'
import { z } from 'zod'
import { type AccountHolder, jsonListFile, type PersonalData } from '../../platform/personalData.ts'
import { everyDocument } from '../../store/everyDocument.ts'
import type { Store } from '../../store/port.ts'
import { type FoundPage, type PageQuery, readPage } from '../../store/readPage.ts'
import { removeAll } from '../../store/removeAll.ts'

const recordSchema = clientMessageSchema.extend({ id: z.string(), sentAt: z.iso.datetime() })
type ClientMessage = z.infer<typeof recordSchema>

/** Errors reported by browsers. */
export type ClientMessages = {
  keep(message: ClientMessage): Promise<void>
  /** Deletes messages older than this many days. */
  removeOld(keptDays: number): Promise<void>
  /** Latest first, for one severity or all. */
  page(query: PageQuery & { severity?: ClientMessage['severity'] | undefined }): Promise<FoundPage<ClientMessage>>
  personalData: PersonalData
}

export function openClientMessages(store: Store, now: () => number): ClientMessages {
  const messages = store.collection<ClientMessage>({
    name: 'clientMessages',
    unique: [],
    indexes: [['sentAt'], ['severity', 'sentAt']],
    parse: (stored) => recordSchema.parse(stored),
  })
  /** Messages that mention one of this person's emails: browsers begin a message with the signed-in email. */
  async function* about({ emails }: AccountHolder): AsyncGenerator<ClientMessage> {
    for await (const each of everyDocument(messages, {})) {
      const words = each.message.toLowerCase()
      if (emails.some((email) => words.includes(email))) yield each
    }
  }
  return {
    personalData: {
      collections: ['clientMessages'],
      async *exported(holder) {
        yield jsonListFile('messages.json', about(holder))
      },
      async erase(holder) {
        const ids: string[] = []
        for await (const { id } of about(holder)) ids.push(id)
        for (const id of ids) await messages.delete(id)
      },
    },
    async keep(message) {
      await messages.insert(message)
    },
    page: ({ severity, ...query }) =>
      readPage(messages, query, { where: severity === undefined ? {} : { severity }, sort: [['sentAt', 'desc']] }),
    removeOld: (keptDays) => removeAll(messages, { sentAt: { lte: new Date(now() - keptDays * dayMs).toISOString() } }),
  }
}
