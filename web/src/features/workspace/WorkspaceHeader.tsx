import { hasClock } from '@greenroom/shared/rules'
import type { PublicChallenge, Session } from '@greenroom/shared/session'
import { difficultyLabels } from '@greenroom/shared/vocabulary'
import { ActionIcon } from '@mantine/core'
import { IconArrowLeft, IconArrowRight, IconChevronRight, IconPlaylistAdd } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { DocumentTitle } from '../../app/layout/DocumentTitle.tsx'
import { ListsMenu } from '../../parts/challengeLists/ListsMenu.tsx'
import { listsMenuTexts } from '../../parts/challengeLists/texts.ts'
import { ConnectionBar } from '../../parts/header/Connection.tsx'
import { RoomClock } from '../../parts/header/RoomClock.tsx'
import { RoomMenu } from '../../parts/header/RoomMenu.tsx'
import { SavedState } from '../../parts/header/SavedState.tsx'
import { roomTexts } from '../../parts/room/texts.ts'
import { Logo } from '../../ui/Logo.tsx'
import ui from '../../ui/primitives.module.css'
import { workspaceTexts as texts } from './texts.ts'
import { useChallengeView, useNeighbours, useOpenChallenge } from './useChallenge.ts'
import classes from './WorkspaceHeader.module.css'

/** The position in the challenge list, whether the code is saved, and the clock if there is one. */
export function WorkspaceHeader({
  state,
  challenge,
  isWide,
}: {
  state: Session
  challenge: PublicChallenge
  isWide: boolean
}) {
  const { assessmentType } = state
  const isPractice = assessmentType === 'not_an_assessment'
  const [topic] = useChallengeView(challenge.challenge_id).data?.summary.topics ?? []
  const kind =
    assessmentType === null || isPractice
      ? topic === undefined
        ? null
        : capital(topic.replaceAll('_', ' '))
      : texts.rules.names[assessmentType]
  return (
    <>
      <DocumentTitle title={challenge.title} />
      <header className={clsx(ui.row, ui.gap12, ui.fixed, ui.lineBelow, classes.header)}>
        {isWide && (
          <Link
            to="/app/mockInterview"
            className={clsx(ui.grid, ui.placeMiddle, ui.fixed, ui.ink, ui.round, classes.home)}
            aria-label={roomTexts.homeOfChallenges}
          >
            <Logo />
          </Link>
        )}
        <nav className={clsx(ui.row, ui.gap8, ui.grow, ui.shrinks, ui.text15, ui.line20)} aria-label={texts.crumbs}>
          {isWide && (
            <>
              <Link to="/app/mockInterview" className={clsx(ui.fixed, ui.quiet, ui.plainLink, classes.crumb)}>
                {texts.challenges}
              </Link>
              <Chevron />
              <span className={clsx(ui.fixed, ui.quiet, ui.plainLink)}>
                {kind ?? difficultyLabels[state.settings.interviewDifficulty]}
              </span>
              <Chevron />
            </>
          )}
          <h1 className={clsx(ui.shrinks, ui.flat, ui.text15, ui.tight, ui.line20, ui.strong, ui.cut)}>
            {challenge.title}
          </h1>
        </nav>
        <div className={clsx(ui.row, ui.gap16, ui.fixed, ui.oneLine, classes.state)}>
          <SavedState isWide={isWide} />
          {hasClock(state) && <RoomClock isWide={isWide} />}
          {/** A question written by a user has no topics, and can't be on a list. */}
          {isPractice && topic !== undefined && (
            <ListsMenu
              challengeId={challenge.challenge_id}
              button={
                <ActionIcon variant="subtle" color="gray" size={36} aria-label={listsMenuTexts.open}>
                  <IconPlaylistAdd size={18} stroke={1.6} aria-hidden="true" />
                </ActionIcon>
              }
            />
          )}
          {isPractice && <Along challengeId={challenge.challenge_id} isWide={isWide} />}
          <RoomMenu withClock={!isWide && hasClock(state)} />
        </div>
      </header>
      <ConnectionBar />
    </>
  )
}

const Chevron = () => (
  <IconChevronRight className={clsx(ui.fixed, ui.faint)} size={14} stroke={1.6} aria-hidden="true" />
)

function Along({ challengeId, isWide }: { challengeId: string; isWide: boolean }) {
  const { place, previous, next } = useNeighbours(challengeId, true)
  const { open, isOpening, problem } = useOpenChallenge()
  return (
    <>
      {problem !== null && (
        <span className={clsx(ui.text14, ui.bad)} role="alert">
          {problem}
        </span>
      )}
      {place !== null && isWide && (
        <span className={clsx(ui.text14, ui.quiet, ui.figures)}>{texts.trail(place.number, place.of)}</span>
      )}
      <span className={clsx(ui.flex, ui.gap4)}>
        <ActionIcon
          variant="default"
          size={isWide ? 34 : 40}
          aria-label={previous === null ? texts.noPrevious : texts.previous(previous.title)}
          disabled={previous === null || isOpening}
          onClick={() => previous !== null && open(previous.challengeId)}
        >
          <IconArrowLeft size={16} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size={isWide ? 34 : 40}
          aria-label={next === null ? texts.noNext : texts.next(next.title)}
          disabled={next === null || isOpening}
          onClick={() => next !== null && open(next.challengeId)}
        >
          <IconArrowRight size={16} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </span>
    </>
  )
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
