import { randomBytes } from 'node:crypto'
import { dayMs } from '@greenroom/shared/rules'
import { participantIdOf } from '@greenroom/shared/session'
import {
  companyTypeSchema,
  type ExperienceLevel,
  experienceLevelSchema,
  type ProgrammingLanguage,
  programmingLanguageSchema,
} from '@greenroom/shared/vocabulary'
import { z } from 'zod'
import { jsonListFile, type PersonalData } from '../../platform/personalData.ts'
import { everyDocument } from '../../store/everyDocument.ts'
import type { Store } from '../../store/port.ts'
import { removeAll } from '../../store/removeAll.ts'

/** Only the newest posts are shown; use a filter to find the rest. */
const maxShown = 50
const readAtOnce = 200
/** How many unanswered proposals a person may have. */
const maxOpenProposals = 5
const maxProposalsShown = 30
/** How long the engine that accepted a proposal has to arrange the mock before another engine does. */
const arrangedWithinMs = 5_000

const details = {
  level: experienceLevelSchema,
  programmingLanguage: programmingLanguageSchema,
  company: companyTypeSchema.nullable(),
}
const postSchema = z.object({
  /** The user's number as text, so that each person has one post. */
  id: z.string(),
  postId: z.string(),
  userId: z.int(),
  ...details,
  /** The start times of half hours, ms since 1970, in order. */
  times: z.array(z.number()),
  timeZone: z.string(),
  postedAt: z.number(),
  /** The last of its times. */
  expiresAt: z.number(),
})
export type PostRecord = z.infer<typeof postSchema>

const proposalRecordSchema = z.object({
  id: z.string(),
  postId: z.string(),
  fromUserId: z.int(),
  toUserId: z.int(),
  ...details,
  times: z.array(z.number()),
  /** The time zones of the proposer and of the post's author. */
  fromZone: z.string().default('UTC'),
  toZone: z.string().default('UTC'),
  status: z.enum(['open', 'accepted', 'declined', 'withdrawn']),
  /** The accepted time. */
  time: z.number().nullable(),
  /** Fixed from the start, so that the mock is opened once. */
  sessionId: z.string(),
  proposedAt: z.number(),
  expiresAt: z.number(),
  /** When it was accepted, while its mock is still to be arranged; null before and after. */
  toArrangeSince: z.number().nullable().default(null),
})
export type ProposalRecord = z.infer<typeof proposalRecordSchema>
export type PostDetails = Pick<PostRecord, 'level' | 'programmingLanguage' | 'company' | 'times' | 'timeZone'>

export type Board = {
  /** Creates or changes a person's post. */
  put(userId: number, details: PostDetails): Promise<PostRecord>
  /** A person's own post, if it is still on the board. */
  mine(userId: number): Promise<PostRecord | undefined>
  byId(postId: string): Promise<PostRecord | undefined>
  /** The posts this person may see: no posts of their own, and none by people on either side of a block. */
  posts(
    userId: number,
    filter: { level?: ExperienceLevel | undefined; programmingLanguage?: ProgrammingLanguage | undefined },
    around: ReadonlySet<string>,
  ): Promise<PostRecord[]>
  takeDown(userId: number): Promise<void>
  /** Proposes times for a post, once per person and post. */
  propose(
    userId: number,
    post: PostRecord,
    wanted: { times: number[]; timeZone: string },
  ): Promise<ProposalRecord | 'ALREADY' | 'TOO_MANY'>
  proposal(proposalId: string): Promise<ProposalRecord | undefined>
  /** The relevant proposals from and to a person, latest first. */
  proposalsOf(userId: number): Promise<ProposalRecord[]>
  /**
   * Answers a proposal; the first answer counts.
   * @returns the proposal as it is now
   */
  answer(
    proposalId: string,
    answer: { status: 'accepted'; time: number; toZone: string } | { status: 'declined' | 'withdrawn' },
  ): Promise<ProposalRecord | undefined>
  /** Records that this accepted proposal's mock has been arranged. */
  wasArranged(proposalId: string): Promise<void>
  /** Accepted proposals whose engine may have died before arranging the mock. */
  unarranged(): Promise<ProposalRecord[]>
  /** Ends everything that is open between two people. */
  part(userId: number, otherId: number): Promise<void>
  /** Deletes posts and proposals whose times are long past. */
  removeOver(): Promise<void>
  personalData: PersonalData
}

const newId = (): string => randomBytes(12).toString('base64url')

export function openBoard(store: Store, now: () => number): Board {
  const posts = store.collection<PostRecord>({
    name: 'partnerPosts',
    unique: [['postId']],
    indexes: [['expiresAt'], ['postedAt']],
    parse: (stored) => postSchema.parse(stored),
  })
  const proposals = store.collection<ProposalRecord>({
    name: 'partnerProposals',
    unique: [['postId', 'fromUserId']],
    indexes: [
      ['fromUserId', 'status', 'expiresAt'],
      ['fromUserId', 'proposedAt'],
      ['toUserId', 'proposedAt'],
      ['expiresAt'],
      ['toArrangeSince'],
    ],
    parse: (stored) => proposalRecordSchema.parse(stored),
  })
  const isUp = (post: PostRecord | undefined) => (post !== undefined && post.expiresAt > now() ? post : undefined)

  return {
    async put(userId, written) {
      const id = String(userId)
      const set = { ...written, postedAt: now(), expiresAt: Math.max(...written.times) }
      // A post whose times had all passed counts as a different post, so people who proposed to it may propose again.
      if (isUp(await posts.get(id)) === undefined) await posts.delete(id)
      const post = { id, postId: newId(), userId, ...set }
      if ((await posts.insert(post)) === 'duplicate') await posts.update(id, set)
      return (await posts.get(id)) ?? post
    },
    mine: async (userId) => isUp(await posts.get(String(userId))),
    async byId(postId) {
      return isUp((await posts.find({ where: { postId }, limit: 1 }))[0])
    },
    async posts(userId, { level, programmingLanguage }, around) {
      const shown: PostRecord[] = []
      for (let after: string | undefined; shown.length < maxShown; ) {
        const page = await posts.find({
          where: {},
          sort: [['postedAt', 'desc']],
          limit: readAtOnce,
          ...(after === undefined ? {} : { after }),
        })
        shown.push(
          ...page.filter(
            (post) =>
              post.expiresAt > now() &&
              post.userId !== userId &&
              !around.has(participantIdOf(post.userId)) &&
              (level === undefined || post.level === level) &&
              (programmingLanguage === undefined || post.programmingLanguage === programmingLanguage),
          ),
        )
        after = page.at(-1)?.id
        if (page.length < readAtOnce) break
      }
      return shown.slice(0, maxShown)
    },
    async takeDown(userId) {
      await posts.delete(String(userId))
    },
    async propose(userId, post, { times, timeZone: fromZone }) {
      const { postId, userId: toUserId, level, programmingLanguage, company, timeZone: toZone } = post
      if ((await proposals.count({ fromUserId: userId, status: 'open', expiresAt: { gt: now() } })) >= maxOpenProposals)
        return 'TOO_MANY'
      const proposal: ProposalRecord = {
        ...{ id: newId(), postId, fromUserId: userId, toUserId, level, programmingLanguage, company, times },
        ...{ fromZone, toZone },
        ...{ status: 'open', time: null, sessionId: newId(), proposedAt: now(), expiresAt: Math.max(...times) },
        toArrangeSince: null,
      }
      return (await proposals.insert(proposal)) === 'inserted' ? proposal : 'ALREADY'
    },
    proposal: (proposalId) => proposals.get(proposalId),
    async proposalsOf(userId) {
      const latest = { sort: [['proposedAt', 'desc']] as const, limit: maxProposalsShown }
      const found = await Promise.all([
        proposals.find({ where: { fromUserId: userId }, ...latest }),
        proposals.find({ where: { toUserId: userId }, ...latest }),
      ])
      const matters = ({ status, fromUserId, expiresAt }: ProposalRecord) =>
        expiresAt > now() &&
        (status === 'open' || status === 'accepted' || (status === 'declined' && fromUserId === userId))
      return found
        .flat()
        .filter(matters)
        .sort((a, b) => b.proposedAt - a.proposedAt)
    },
    async answer(proposalId, answer) {
      const toArrangeSince = answer.status === 'accepted' ? now() : null
      await proposals.update(proposalId, { ...answer, toArrangeSince }, { status: 'open' })
      return proposals.get(proposalId)
    },
    async wasArranged(proposalId) {
      await proposals.update(proposalId, { toArrangeSince: null })
    },
    unarranged: () =>
      proposals.find({ where: { toArrangeSince: { lte: now() - arrangedWithinMs } }, limit: readAtOnce }),
    async part(userId, otherId) {
      for (const [fromUserId, toUserId] of [
        [userId, otherId],
        [otherId, userId],
      ] as const)
        for (const { id, toUserId: to, status } of await proposals.find({ where: { fromUserId }, limit: readAtOnce }))
          if (to === toUserId && status === 'open')
            await proposals.update(id, { status: fromUserId === userId ? 'withdrawn' : 'declined' }, { status: 'open' })
    },
    async removeOver() {
      await removeAll(posts, { expiresAt: { lte: now() } })
      await removeAll(proposals, { expiresAt: { lte: now() - dayMs } })
    },
    personalData: {
      collections: ['partnerPosts', 'partnerProposals'],
      async *exported({ userId }) {
        const post = await posts.get(String(userId))
        const own = async function* () {
          if (post !== undefined) yield exportedPost(post)
          for await (const proposal of everyDocument(proposals, { fromUserId: userId }))
            yield exportedProposal(proposal, true)
          for await (const proposal of everyDocument(proposals, { toUserId: userId }))
            yield exportedProposal(proposal, false)
        }
        yield jsonListFile('partners.json', own())
      },
      async erase({ userId }) {
        await posts.delete(String(userId))
        await removeAll(proposals, { fromUserId: userId })
        await removeAll(proposals, { toUserId: userId })
      },
    },
  }
}

const exportedPost = ({ id: _id, userId: _userId, ...post }: PostRecord) => ({ what: 'post', ...post })
/** Omits the other person's number. */
const exportedProposal = ({ fromUserId: _from, toUserId: _to, ...rest }: ProposalRecord, mine: boolean) => ({
  what: mine ? 'proposal of mine' : 'proposal to me',
  ...rest,
})
