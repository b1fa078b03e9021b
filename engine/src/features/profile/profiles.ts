import {
  type ContentDomain,
  contentDomainSchema,
  type ExtraTimePercent,
  extraTimePercentSchema,
  usualDomain,
} from '@greenroom/shared/vocabulary'
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

/** A stored profile; its `id` is the user's number as text. */
const recordSchema = z.object({
  id: z.string(),
  extraTimePercent: extraTimePercentSchema,
  /** Missing if the user never chose one. */
  domain: contentDomainSchema.optional(),
  /** Missing in profiles that predate the agreement. */
  languageModelAgreedAt: z.iso.datetime().nullish(),
  /** Missing if the user never set it. */
  goal: goalSchema.nullish(),
  editor: editorPreferencesSchema.nullish(),
  /** One field per switch, so that changing one doesn't undo another. */
  mailOfScorecards: z.boolean().optional(),
  mailOfInvitations: z.boolean().optional(),
  mailOfGrants: z.boolean().optional(),
  mailOfAnswers: z.boolean().optional(),
  mailOfTokens: z.boolean().optional(),
  mailOfAppointments: z.boolean().optional(),
  mailOfReviews: z.boolean().optional(),
  /** ms since 1970. */
  savedAt: z.number().optional(),
})
type ProfileRecord = z.infer<typeof recordSchema>

/**
 * A user's own settings. `languageModelAgreedAt` (ISO 8601, UTC) is null if they haven't agreed to a language model.
 */
export type OwnWords = {
  domain: ContentDomain
  extraTimePercent: ExtraTimePercent
  languageModelAgreedAt: string | null
  goal: Goal | null
  editor: EditorPreferences | null
  mailNotices: MailNotices
  /** When something last changed (ISO 8601, UTC). */
  savedAt: string | null
}

/** The default for each kind of mail. */
const usualMails: MailNotices = {
  scorecardReady: true,
  invitation: true,
  grant: true,
  reportAnswered: true,
  tokensLow: false,
  appointment: true,
  reviewsDue: false,
  contentReview: true,
}
const fieldOf = {
  scorecardReady: 'mailOfScorecards',
  invitation: 'mailOfInvitations',
  grant: 'mailOfGrants',
  reportAnswered: 'mailOfAnswers',
  tokensLow: 'mailOfTokens',
  appointment: 'mailOfAppointments',
  reviewsDue: 'mailOfReviews',
  contentReview: 'mailOfReviews',
} as const satisfies Record<MailNotice, keyof ProfileRecord>

/** Users' own settings, applied in all their interviews. */
export type Profiles = {
  /** The user's choices, or the defaults. */
  of(userId: number): Promise<OwnWords>
  /**
   * Merges a change. Omitted fields stay as they are, and an agreement keeps its original time.
   * @returns the new settings
   */
  change(userId: number, change: ProfilePatch): Promise<OwnWords>
  /** Records consent to a language model at sign-up, before any other settings exist. */
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
      domain: record?.domain ?? usualDomain,
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
        appointment: record?.mailOfAppointments ?? usualMails.appointment,
        reviewsDue: record?.mailOfReviews ?? usualMails.reviewsDue,
        contentReview: record?.mailOfReviews ?? usualMails.contentReview,
      },
      savedAt: record?.savedAt === undefined ? null : new Date(record.savedAt).toISOString(),
    }
  }

  async function write(id: string, set: Partial<ProfileRecord>): Promise<void> {
    if (await profiles.update(id, set)) return
    // If a record exists by now, a concurrent request got there first. The later change wins.
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
    async change(userId, { domain, extraTimePercent, languageModel, goal, editor, mailNotices = {} }) {
      const id = String(userId)
      const { languageModelAgreedAt: before } = await of(userId)
      const set: Partial<ProfileRecord> = { savedAt: now() }
      if (domain !== undefined) set.domain = domain
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
