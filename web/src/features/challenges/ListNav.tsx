import type { ChallengeShelf } from '@greenroom/shared/wire'
import { Button, NativeSelect } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { Link, useNavigate } from 'react-router'
import { NewListDialog } from '../../parts/challengeLists/NewListDialog.tsx'
import ui from '../../ui/primitives.module.css'
import { offeredAssessments } from './assessments.ts'
import classes from './ListNav.module.css'
import { assessmentsList, listAddress, listTexts as texts } from './lists.ts'

type Entry = { listId: string | null; title: string; count: string }

/** The lists to choose from, with progress. They are links at the side, or a select on a narrow page. */
export function ListNav({ shelf, current }: { shelf: ChallengeShelf | undefined; current: string | null }) {
  const navigate = useNavigate()
  const [naming, { open, close }] = useDisclosure(false)
  const everybodys = entriesOf(shelf)
  const own = (shelf?.own ?? []).map(({ listId, title, solved, total }) => ({
    ...{ listId, title, count: texts.solvedOf(solved, total) },
  }))
  const hasInterview = shelf === undefined || shelf.lists.some(({ kind }) => kind === 'interview')
  return (
    <nav aria-label={texts.nav}>
      <div className={clsx(ui.flex, ui.low, ui.gap8, classes.narrow)}>
        <NativeSelect
          className={ui.grow ?? ''}
          label={texts.choose}
          value={current ?? ''}
          data={[
            { group: texts.nav, items: everybodys.map(optionOf) },
            ...(own.length > 0 ? [{ group: texts.yours, items: own.map(optionOf) }] : []),
          ]}
          onChange={({ currentTarget }) => void navigate(listAddress(currentTarget.value || null))}
        />
        <NewListButton onClick={open} />
      </div>
      <div className={classes.wide}>
        <ul className={clsx(ui.list, ui.unmarked)}>
          {everybodys.map((entry) => (
            <ListLink key={entry.listId} {...entry} isCurrent={entry.listId === current} />
          ))}
        </ul>
        {!hasInterview && (
          <p className={clsx(ui.small, ui.quiet, classes.goal)}>
            <Link to="/dashboard">{texts.setGoal}</Link> {texts.setGoalWhy}
          </p>
        )}
        <h2 className={clsx(ui.flat, ui.small, ui.strong, classes.yours)}>{texts.yours}</h2>
        <ul className={clsx(ui.list, ui.unmarked)}>
          {own.map((entry) => (
            <ListLink key={entry.listId} {...entry} isCurrent={entry.listId === current} />
          ))}
        </ul>
        <NewListButton onClick={open} />
      </div>
      <NewListDialog opened={naming} onClose={close} onCreated={({ listId }) => void navigate(listAddress(listId))} />
    </nav>
  )
}

const optionOf = ({ listId, title, count }: Entry) => ({
  value: listId ?? '',
  label: count === '' ? title : `${title} · ${count}`,
})

/** All challenges first, then the lists that everyone has, then the assessments. */
function entriesOf(shelf: ChallengeShelf | undefined): Entry[] {
  const lists = (shelf?.lists ?? []).map(({ listId, kind, title, solved, total }) => ({
    ...{ listId, title, count: kind === 'repeat' ? String(total) : texts.solvedOf(solved, total) },
  }))
  return [
    { listId: null, title: texts.all, count: shelf === undefined ? '' : String(shelf.total) },
    ...lists,
    { listId: assessmentsList, title: texts.assessments, count: String(offeredAssessments.length) },
  ]
}

const NewListButton = ({ onClick }: { onClick: () => void }) => (
  <Button
    variant="subtle"
    color="gray"
    className={classes.add ?? ''}
    leftSection={<IconPlus size={16} stroke={1.6} aria-hidden="true" />}
    onClick={onClick}
  >
    {texts.newList}
  </Button>
)

function ListLink({ listId, title, count, isCurrent }: Entry & { isCurrent: boolean }) {
  return (
    <li>
      <Link
        to={listAddress(listId)}
        preventScrollReset
        aria-current={isCurrent ? 'page' : undefined}
        className={clsx(ui.flex, ui.between, ui.gap12, ui.small, ui.roundSmall, ui.plainLink, ui.hovers, classes.link)}
      >
        <span className={clsx(ui.shrinks, ui.breaks)}>{title}</span>
        <span className={clsx(ui.fixed, ui.figures, ui.quiet)}>{count}</span>
      </Link>
    </li>
  )
}
