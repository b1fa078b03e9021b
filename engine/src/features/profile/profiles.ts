import { type ExtraTimePercent, extraTimePercentSchema } from '@greenroom/shared/vocabulary'
import type { ProfileChange } from '@greenroom/shared/wire'
import { z } from 'zod'
import type { Store } from '../../store/port.ts'

/** A profile as it is stored; its `id` is the number of the user as text. */
const recordSchema = z.object({
  id: z.string(),
  extraTimePercent: extraTimePercentSchema,
  /** Missing in profiles from before there was anything to agree to. */
  languageModelAgreedAt: z.iso.datetime().nullish(),
})
type ProfileRecord = z.infer<typeof recordSchema>

/** What somebody has said; `languageModelAgreedAt` (ISO 8601, UTC) is null where they have not agreed to a language model. */
export type OwnWords = { extraTimePercent: ExtraTimePercent; languageModelAgreedAt: string | null }

/** What people have said of themselves that every interview of theirs should heed. */
export type Profiles = {
  /** What was said, or what is assumed of somebody who has said nothing. */
  of(userId: number): Promise<OwnWords>
  /** Takes a change in; an agreement keeps the time of its beginning. @returns what holds from now on */
  change(userId: number, change: ProfileChange): Promise<OwnWords>
}

export function openProfiles(store: Store, { now }: { now: () => number }): Profiles {
  const profiles = store.collection<ProfileRecord>({
    name: 'profiles',
    unique: [],
    indexes: [],
    parse: (stored) => recordSchema.parse(stored),
  })

  async function of(userId: number): Promise<OwnWords> {
    const record = await profiles.get(String(userId))
    return {
      extraTimePercent: record?.extraTimePercent ?? 0,
      languageModelAgreedAt: record?.languageModelAgreedAt ?? null,
    }
  }

  return {
    of,
    async change(userId, { extraTimePercent, languageModel }) {
      const id = String(userId)
      const { languageModelAgreedAt: before } = await of(userId)
      const agreed = languageModel ? (before ?? new Date(now()).toISOString()) : null
      const words = { extraTimePercent, languageModelAgreedAt: languageModel === undefined ? before : agreed }
      if (await profiles.update(id, words)) return words
      // Where the insert meets one, another request of the same moment was faster; the later word counts.
      if ((await profiles.insert({ id, ...words })) === 'duplicate') await profiles.update(id, words)
      return words
    },
  }
}
