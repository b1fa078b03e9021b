import { type NewSession, openedSessionSchema, type PracticeItem, sessionPaths } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { post, sentenceOf } from '../../data/api.ts'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { useLeave } from '../../ui/useLeave.ts'
import { useSubmit } from '../../ui/useSubmit.ts'
import classes from './Lesson.module.css'
import { PharmacyItem } from './PharmacyItem.tsx'
import { learnTexts, lessonTexts as texts } from './texts.ts'

/** The kinds of items that have a page of their own, among the challenges. */
const onOwnPage = [
  'coding',
  'knowledge',
  'explain_code',
  'algorizing',
  'low_level_design',
  'system_design',
  'tutorial',
] as const
const kinds = [...onOwnPage, 'truth_or_despair', 'behavioural', 'pharmacy'] as const
type Kind = (typeof kinds)[number]

const kindOf = ({ kind }: PracticeItem): Kind | undefined => kinds.find((each) => each === kind)

/** The practice that a lesson offers, without help, each with a link to it. */
export function Practice({ items }: { items: readonly PracticeItem[] }) {
  return (
    <ul className={clsx(ui.list, ui.lineBelow)}>
      {items.map((item) => {
        const kind = kindOf(item)
        return kind === undefined ? null : <Item key={`${kind}/${item.id}`} item={item} kind={kind} />
      })}
    </ul>
  )
}

function Item({ item, kind }: { item: PracticeItem; kind: Kind }) {
  const [isOpen, setIsOpen] = useState(false)
  const { kind: name, action } = texts.practice[kind]
  const label = texts.practiceOf(action, item.title)
  return (
    <li className={ui.lineAbove}>
      <div className={clsx(ui.grid, ui.middle, ui.small, classes.practice)}>
        <span className={clsx(ui.body, ui.medium, ui.shrinks, ui.breaks)}>{item.title}</span>
        <span className={ui.quiet}>{name}</span>
        <span className={clsx(ui.quiet, ui.figures)}>
          {item.minutes === null ? '' : learnTexts.minutes(item.minutes)}
        </span>
        {kind === 'pharmacy' ? (
          <Button size="compact-md" aria-label={label} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? texts.itemClosed : action}
          </Button>
        ) : kind === 'truth_or_despair' || kind === 'behavioural' ? (
          <OpenSession item={item} kind={kind} label={label} />
        ) : (
          <Button
            size="compact-md"
            component={Link}
            to={`/app/mockInterview?challenge=${encodeURIComponent(item.id)}`}
            aria-label={label}
          >
            {action}
          </Button>
        )}
      </div>
      {isOpen && <PharmacyItem id={item.id} />}
    </li>
  )
}

/** Statements and stories have no page until they are opened as a session. */
const sessionOf = (kind: 'truth_or_despair' | 'behavioural', challengeId: string): NewSession => ({
  mode: 'ai',
  assessmentType: kind === 'truth_or_despair' ? kind : 'not_an_assessment',
  challengeId,
  settings: { interviewStage: 'on_site', timeLimitInMinutes: 20 },
})

function OpenSession(props: { item: PracticeItem; kind: 'truth_or_despair' | 'behavioural'; label: string }) {
  const { item, kind, label } = props
  const leave = useLeave()
  const { submit, pending, error } = useSubmit(async () => {
    const { sessionId } = await post(sessionPaths.sessions, sessionOf(kind, item.id), openedSessionSchema)
    const place = kind === 'truth_or_despair' ? 'mockInterview' : 'aiInterview'
    await leave(`/app/${place}?session=${encodeURIComponent(sessionId)}`)
  })
  return (
    <>
      <Button size="compact-md" aria-label={label} loading={pending} onClick={() => void submit()}>
        {texts.practice[kind].action}
      </Button>
      {error !== null && <Problem className={classes.acrossAll ?? ''}>{sentenceOf(error)}</Problem>}
    </>
  )
}
