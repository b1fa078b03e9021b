import { findItem } from '@greenroom/shared/content'
import type { FastifyBaseLogger } from 'fastify'
import type { AuditTrail } from '../audit/audit.ts'
import { openDrafts } from '../features/editing/drafts.ts'
import { createDraftCheck } from '../features/editing/findings.ts'
import { editingData } from '../features/editing/personalData.ts'
import { filesOf } from '../features/editing/published.ts'
import { createPublishing } from '../features/editing/publishing.ts'
import type { EditingRecords } from '../features/editing/records.ts'
import { createReview } from '../features/editing/review.ts'
import { editingRoutes } from '../features/editing/routes.ts'
import { createTellReviewers } from '../features/editing/tellReviewers.ts'
import { createEditingViews } from '../features/editing/view.ts'
import type { Notices } from '../features/notices/notices.ts'
import type { HttpApp } from '../platform/httpService.ts'
import { startSweep } from '../platform/sweep.ts'
import type { Content } from './content.ts'
import type { People } from './people.ts'
import type { WhoAsks } from './whoAsks.ts'

export type EditingOptions = {
  records: EditingRecords
  content: Content
  people: People
  whoAsks: WhoAsks
  audit: AuditTrail
  notices: Pick<Notices, 'tell'>
  logger: FastifyBaseLogger
  /** How often this engine looks for what others have published, in ms. */
  sweepEveryMs: number
  now: () => number
}

/** Sets up the editing of articles, courses, workshops and jobs, and keeps this engine's content up to date. */
export function startEditing(app: HttpApp, options: EditingOptions) {
  const { records, content, people, whoAsks, audit, notices, logger, now } = options
  const { accounts } = people
  const drafts = openDrafts(records, now)
  const check = createDraftCheck([content.courses, content.readings])
  const publishing = createPublishing({
    ...{ records, content: content.published, audit, now },
    repositoryVersionOf: (item) => views.repositoryItem(item)?.version ?? null,
    versionOf: ({ kind, id }, files) => findItem(kind, id, filesOf(files)).version,
  })
  async function nameOf(userId: number) {
    const user = await accounts.userById(userId)
    return user && (`${user.firstName} ${user.lastName}`.trim() || user.userName)
  }
  const reviewers = createTellReviewers({
    records,
    reviewers: accounts.editors,
    async tell(userId, { at, ...about }) {
      const by = (about.byUserId === null ? undefined : await nameOf(about.byUserId)) ?? 'Somebody'
      await notices.tell(userId, { kind: 'content_review', at, about: { ...about, by } })
    },
  })
  const review = createReview({
    ...{ drafts, publishing, check, isOnlyEditor: accounts.isOnlyEditor, now },
    tellReviewers: reviewers.tellReviewers,
  })
  const views = createEditingViews({
    ...{ records, publishing, review, check, repository: content.repository },
    nameOf,
  })
  editingRoutes(app, { drafts, publishing, review, views, editorOf: whoAsks.editorOf, now })
  const sweep = startSweep(
    async () => {
      await publishing.finishAll()
      await reviewers.finishAll()
      await content.published.refresh()
    },
    { of: 'published content', everyMs: options.sweepEveryMs, logger },
  )
  return { personalData: editingData(records), stop: sweep.stop }
}
