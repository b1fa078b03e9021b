import { type ExtraTimePercent, extraTimePercentSchema } from '@greenroom/shared/vocabulary'
import {
  type EditorPreferences,
  editorPreferencesSchema,
  type Goal,
  goalSchema,
  type MailNotice,
  type MailNotices,
  mailNotices as mailNoticeNames,
  type ProfilePatch,
} from '@greenroom/shared/wire'
import { z } from 'zod'
import { jsonFile, type PersonalData } from '../../platform/personalData.ts'
import type { Store } from '../../store/port.ts'

/** A profile as it is stored; its `id` is the number of the user as text. */
const recordSchema = z.object({
  id: z.string(),
  extraTimePercent: extraTimePercentSchema,
  /** Missing in profiles from before there was anything to agree to. */
  languageModelAgreedAt: z.iso.datetime().nullish(),
  /** Missing where nothing was said of it. */
  goal: goalSchema.nullish(),
  editor: editorPreferencesSchema.nullish(),
  /** One field per switch, so changing one never undoes another. */
  mailOfScorecards: z.boolean().optional(),
  mailOfInvitations: z.boolean().optional(),
  mailOfGrants: z.boolean().optional(),
  mailOfAnswers: z.boolean().optional(),
  mailOfTokens: z.boolean().optional(),
  /** ms since 1970. */
  savedAt: z.number().optional(),
})
type ProfileRecord = z.infer<typeof recordSchema>

/** What somebody has said; `languageModelAgreedAt` (ISO 8601, UTC) is null if they have not agreed to a language model. */
export type OwnWords = {
  extraTimePercent: ExtraTimePercent
  languageModelAgreedAt: string | null
  goal: Goal | null
  editor: EditorPreferences | null
  mailNotices: MailNotices
  /** When something was changed last (ISO 8601, UTC). */
  savedAt: string | null
}

/** What holds of mails until one says otherwise. */
const usualMails: MailNotices = {
  scorecardReady: true,
  invitation: true,
  grant: true,
  reportAnswered: true,
  tokensLow: false,
}
const fieldOf = {
  scorecardReady: 'mailOfScorecards',
  invitation: 'mailOfInvitations',
  grant: 'mailOfGrants',
  reportAnswered: 'mailOfAnswers',
  tokensLow: 'mailOfTokens',
} as const satisfies Record<MailNotice, keyof ProfileRecord>

/** What people have said of themselves that every interview of theirs should heed. */
export type Profiles = {
  /** What they chose, or the defaults. */
  of(userId: number): Promise<OwnWords>
  /**
   * Takes a change in; what it does not name stays as it is, and an agreement keeps the time of its beginning.
   * @returns what holds from now on
   */
  change(userId: number, change: ProfilePatch): Promise<OwnWords>
  /** The agreement to a language model that comes with signing up: nobody has saved anything yet. */
  agree(userId: number): Promise<void>
  personalData: PersonalData
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
      goal: record?.goal ?? null,
      editor: record?.editor ?? null,
      mailNotices: {
        scorecardReady: record?.mailOfScorecards ?? usualMails.scorecardReady,
        invitation: record?.mailOfInvitations ?? usualMails.invitation,
        grant: record?.mailOfGrants ?? usualMails.grant,
        reportAnswered: record?.mailOfAnswers ?? usualMails.reportAnswered,
        tokensLow: record?.mailOfTokens ?? usualMails.tokensLow,
      },
      savedAt: record?.savedAt === undefined ? null : new Date(record.savedAt).toISOString(),
    }
  }

  async function write(id: string, set: Partial<ProfileRecord>): Promise<void> {
    if (await profiles.update(id, set)) return
    // Where the insert meets one, another request of the same moment was faster; the later word counts.
    if ((await profiles.insert({ extraTimePercent: 0, ...set, id })) === 'duplicate') await profiles.update(id, set)
  }

  return {
    of,
    personalData: {
      collections: ['profiles'],
      async *exported({ userId }) {
        yield jsonFile('settings.json', await of(userId))
      },
      async erase({ userId }) {
        await profiles.delete(String(userId))
      },
    },
    async change(userId, { extraTimePercent, languageModel, goal, editor, mailNotices = {} }) {
      const id = String(userId)
      const { languageModelAgreedAt: before } = await of(userId)
      const set: Partial<ProfileRecord> = { savedAt: now() }
      if (extraTimePercent !== undefined) set.extraTimePercent = extraTimePercent
      if (languageModel !== undefined)
        set.languageModelAgreedAt = languageModel ? (before ?? new Date(now()).toISOString()) : null
      if (goal !== undefined) set.goal = goal
      if (editor !== undefined) set.editor = editor
      for (const notice of mailNoticeNames) {
        const isOn = mailNotices[notice]
        if (isOn !== undefined) set[fieldOf[notice]] = isOn
      }
      await write(id, set)
      return of(userId)
    },
    agree: (userId) => write(String(userId), { languageModelAgreedAt: new Date(now()).toISOString() }),
  }
}
