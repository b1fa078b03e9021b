import { difficultyLabels } from '@greenroom/shared/vocabulary'
import type { ChallengeSummary } from '@greenroom/shared/wire'
import { ActionIcon, Menu, VisuallyHidden } from '@mantine/core'
import {
  IconCheck,
  IconCircle,
  IconCircleHalf2,
  IconClock,
  IconDots,
  IconEye,
  IconGripVertical,
  IconLock,
} from '@tabler/icons-react'
import { clsx } from 'clsx'
import { type DragEvent, useState } from 'react'
import { Link } from 'react-router'
import { ListsMenu } from '../../parts/challengeLists/ListsMenu.tsx'
import { listsMenuTexts } from '../../parts/challengeLists/texts.ts'
import ui from '../../ui/primitives.module.css'
import classes from './ChallengeRow.module.css'
import { challengeAddress } from './challenges.ts'
import { listTexts } from './lists.ts'
import { stateName, challengeTexts as texts, topicName, typeNames } from './texts.ts'

const maxTopics = 3
const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const

/** A challenge's place in the user's own list, counted from 0, and functions to change it. */
export type Place = {
  number: number
  of: number
  moveTo: (to: number) => void
  /** Moves the dragged challenge here. */
  drop: (challengeId: string) => void
  takeOff: () => void
}

type Props = {
  challenge: ChallengeSummary
  /** Why the challenge is on the list; undefined if the list gives no reason. */
  reason?: string | undefined
  place?: Place | undefined
}

/** The id of the button that moves a challenge in a list. */
export const handleId = (challengeId: string): string => `move-${challengeId}`

/** One challenge in the list. A locked one links to its description; an upcoming one isn't a link. */
export function ChallengeRow({ challenge, reason, place }: Props) {
  const { access, title, topics, challengeType, difficulty, durationInMinutes } = challenge
  const content = (
    <>
      <span className={clsx(ui.grid, ui.shrinks, classes.main)}>
        <span className={clsx(ui.text16, ui.medium, ui.breaks, classes.title)}>{title}</span>
        <span className={ui.quiet}>{reason ?? topics.slice(0, maxTopics).map(topicName).join(', ')}</span>
      </span>
      <span className={ui.quiet}>{typeNames[challengeType]}</span>
      <span className={ui.quiet}>{difficultyLabels[difficulty]}</span>
      <span className={clsx(ui.quiet, ui.figures)}>{texts.minutes(durationInMinutes)}</span>
      <Standing challenge={challenge} />
    </>
  )
  const drag = useDrag(challenge.challengeId, place)
  return (
    <li className={clsx(ui.lineBelow, ui.flex, ui.middle, classes.row)} {...drag}>
      {place !== undefined && <Handle challenge={challenge} place={place} />}
      {access === 'coming_soon' ? (
        <div className={clsx(ui.grid, ui.middle, ui.small, ui.round, ui.plainLink, classes.teaser)}>{content}</div>
      ) : (
        <Link
          className={clsx(ui.grid, ui.middle, ui.small, ui.round, ui.plainLink, ui.hovers, classes.link)}
          to={challengeAddress(challenge)}
          draggable={place === undefined}
        >
          {content}
        </Link>
      )}
      <ListsMenu challengeId={challenge.challengeId} button={<MenuButton title={title} />}>
        {place !== undefined && <PlaceItems place={place} />}
      </ListsMenu>
    </li>
  )
}

/** Passes on the attributes that the menu needs on its target. */
function MenuButton({ title, ...target }: { title: string }) {
  return (
    <ActionIcon
      {...target}
      variant="subtle"
      color="gray"
      size={32}
      className={clsx(ui.fixed, classes.menu)}
      aria-label={listsMenuTexts.openFor(title)}
    >
      <IconDots {...icon} />
    </ActionIcon>
  )
}

/** Moves the challenge with Alt and the arrow keys. Dragging it or using its menu works too. */
function Handle({
  challenge: { challengeId, title },
  place: { number, moveTo },
}: {
  challenge: ChallengeSummary
  place: Place
}) {
  return (
    <button
      id={handleId(challengeId)}
      type="button"
      className={clsx(ui.fixed, ui.faint, ui.roundSmall, classes.handle)}
      aria-label={listTexts.moveHandle(title)}
      title={listTexts.moveHint}
      onKeyDown={(event) => {
        if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
        event.preventDefault()
        moveTo(event.key === 'ArrowUp' ? number - 1 : number + 1)
      }}
    >
      <IconGripVertical {...icon} />
    </button>
  )
}

function PlaceItems({ place: { number, of, moveTo, takeOff } }: { place: Place }) {
  return (
    <>
      <Menu.Item disabled={number === 0} onClick={() => moveTo(number - 1)}>
        {listTexts.moveUp}
      </Menu.Item>
      <Menu.Item disabled={number === of - 1} onClick={() => moveTo(number + 1)}>
        {listTexts.moveDown}
      </Menu.Item>
      <Menu.Item onClick={takeOff}>{listTexts.takeOff}</Menu.Item>
      <Menu.Divider />
    </>
  )
}

const dragType = 'application/x-greenroom-challenge'

/** Lets a row be dragged to another row's position. */
function useDrag(challengeId: string, place: Place | undefined) {
  const [isOver, setOver] = useState(false)
  if (place === undefined) return {}
  return {
    draggable: true,
    'data-over': isOver,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.setData(dragType, challengeId)
      dataTransfer.effectAllowed = 'move'
    },
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(dragType)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      place.drop(event.dataTransfer.getData(dragType))
    },
  }
}

/** The candidate's progress, or why the challenge is locked. */
function Standing({ challenge }: { challenge: ChallengeSummary }) {
  const { access, state, releaseStage } = challenge
  if (access === 'premium')
    return (
      <span className={clsx(ui.row, ui.gap6, ui.quiet, classes.standing)} data-tone="locked" title={texts.premiumHint}>
        <IconLock {...icon} /> {texts.premium}
      </span>
    )
  if (access === 'coming_soon')
    return (
      <span className={clsx(ui.row, ui.gap6, ui.quiet, classes.standing)} data-tone="quiet">
        <IconClock {...icon} /> {texts.comingSoon}
      </span>
    )
  return (
    <span
      className={clsx(ui.row, ui.gap6, ui.quiet, classes.standing)}
      data-tone={state === 'completed' ? toneOf(challenge) : state}
    >
      <Glyph challenge={challenge} />{' '}
      {state === 'not_started' ? (
        <VisuallyHidden component="span">{stateName(challenge)}</VisuallyHidden>
      ) : (
        stateName(challenge)
      )}
      {releaseStage === 'beta' && (
        <span className={clsx(ui.text12, ui.line17, ui.quiet, ui.regular, ui.lineAround, ui.roundSmall, classes.beta)}>
          {texts.beta}
        </span>
      )}
    </span>
  )
}

const toneOf = ({ givenUpAt, solvedAt }: ChallengeSummary): string =>
  solvedAt === null && givenUpAt !== null ? 'read' : 'done'

function Glyph({ challenge }: { challenge: ChallengeSummary }) {
  switch (challenge.state) {
    case 'not_started':
      return <IconCircle {...icon} />
    case 'in_progress':
      return <IconCircleHalf2 {...icon} />
    case 'completed':
      return toneOf(challenge) === 'read' ? <IconEye {...icon} /> : <IconCheck {...icon} />
  }
}
