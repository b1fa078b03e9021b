import { isAdmin } from '@greenroom/shared/rules'
import type { EditedPageSummary } from '@greenroom/shared/wire'
import { Badge, Button } from '@mantine/core'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { useAccount } from '../../data/account.ts'
import { EmptyBox } from '../../ui/EmptyBox.tsx'
import ui from '../../ui/primitives.module.css'
import { dayAndTimeOf } from '../../ui/time.ts'
import classes from './Creator.module.css'
import { NewPage } from './NewPage.tsx'
import { usePages } from './queries.ts'
import { builderTexts } from './texts.ts'

const { creator: texts, states, saved, neverEdited } = builderTexts

/** The pages with their state, and a form to create one. */
export function PagesSection() {
  const account = useAccount()
  const { data: pages, isError, refetch } = usePages()
  return (
    <div className={clsx(ui.grid, classes.columns)}>
      <div>
        {isError && (
          <EmptyBox isFailure fact={texts.failed}>
            <Button onClick={() => void refetch()}>{texts.again}</Button>
          </EmptyBox>
        )}
        {pages === undefined && !isError && (
          <p role="status" className={ui.quiet}>
            {texts.loading}
          </p>
        )}
        {pages?.length === 0 && <p className={ui.quiet}>{texts.none}</p>}
        {pages !== undefined && (
          <ul className={ui.list}>
            {pages.map((page) => (
              <PageItem key={page.pageId} page={page} />
            ))}
          </ul>
        )}
      </div>
      <div>
        <NewPage />
        {account.status === 'signed_in' && isAdmin(account.me.subscriptionTier) && (
          <p className={ui.small}>
            <Link to="/creator/forms">{texts.forms}</Link>
          </p>
        )}
      </div>
    </div>
  )
}

/** A page's states, most important first. */
export function PageStates({ page }: { page: Pick<EditedPageSummary, 'live' | 'isAhead' | 'scheduledAt'> }) {
  return (
    <>
      {page.live === null ? (
        <Badge color="gray" variant="outline" tt="none">
          {states.draft}
        </Badge>
      ) : (
        <Badge variant="light" tt="none">
          {states.live}
        </Badge>
      )}
      {page.live !== null && page.isAhead && (
        <Badge color="gray" variant="outline" tt="none">
          {states.ahead}
        </Badge>
      )}
      {page.scheduledAt !== null && (
        <Badge color="gray" variant="light" tt="none">
          {states.scheduled(dayAndTimeOf(Date.parse(page.scheduledAt)))}
        </Badge>
      )}
    </>
  )
}

function PageItem({ page }: { page: EditedPageSummary }) {
  const { pageId, title, path, savedAt, savedBy } = page
  const when = savedAt === null ? null : dayAndTimeOf(Date.parse(savedAt))
  return (
    <li className={clsx(ui.lineAbove, classes.item)}>
      <p className={clsx(ui.row, ui.wrap, ui.gap8, ui.flat)}>
        <Link to={`/creator/pages/${encodeURIComponent(pageId)}`} className={clsx(ui.accent, ui.strong)}>
          {title}
        </Link>
        <PageStates page={page} />
      </p>
      <p className={clsx(ui.flat, ui.small, ui.quiet, ui.breaks)}>
        {path} · {when === null || savedBy === null ? neverEdited : saved(when, savedBy.name)}
      </p>
    </li>
  )
}
