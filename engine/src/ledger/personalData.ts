import { jsonListFile, type PersonalData } from '../platform/personalData.ts'
import { learnerOf, walletOf } from './entry.ts'
import type { Ledger } from './ledger.ts'

/** An account's tokens, charges and experience, entry by entry. */
export const ledgerData = (ledger: Pick<Ledger, 'entriesOf' | 'remove'>): PersonalData => ({
  collections: ['ledger'],
  async *exported({ participantId }) {
    yield jsonListFile('tokens.json', ledger.entriesOf(walletOf(participantId)))
    yield jsonListFile('experience.json', ledger.entriesOf(learnerOf(participantId)))
  },
  async erase({ participantId }) {
    await ledger.remove(walletOf(participantId))
    await ledger.remove(learnerOf(participantId))
  },
})
