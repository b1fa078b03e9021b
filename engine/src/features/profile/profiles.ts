import { emptyProfile, type Profile, profileSchema } from '@greenroom/shared'
import { z } from 'zod'
import type { Store } from '../../store/port.ts'

/** A profile as it is stored; its `id` is the number of the user as text. */
const recordSchema = profileSchema.extend({ id: z.string() })
type ProfileRecord = z.infer<typeof recordSchema>

/** What people have said of themselves that every interview of theirs should heed. */
export type Profiles = {
  /** The profile, or the empty one of somebody who has set nothing. */
  of(userId: number): Promise<Profile>
  save(userId: number, profile: Profile): Promise<void>
}

export function openProfiles(store: Store): Profiles {
  const profiles = store.collection<ProfileRecord>({
    name: 'profiles',
    unique: [],
    indexes: [],
    parse: (stored) => recordSchema.parse(stored),
  })
  return {
    async of(userId) {
      const record = await profiles.get(String(userId))
      return record === undefined ? emptyProfile : profileSchema.parse(record)
    },
    async save(userId, profile) {
      const id = String(userId)
      if (await profiles.update(id, profile)) return
      // Where the insert meets one, another request of the same moment was faster; the later word counts.
      if ((await profiles.insert({ id, ...profile })) === 'duplicate') await profiles.update(id, profile)
    },
  }
}
