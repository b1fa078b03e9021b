import { questionsOf } from '@greenroom/shared/session'
import type { AssessmentType } from '@greenroom/shared/vocabulary'
import { ActionIcon, Menu } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { AppearanceItems } from '../../ui/appearance/AppearanceItems.tsx'
import ui from '../../ui/primitives.module.css'
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx'
import { KeyboardDialog, useKeyboardDialog } from '../keyboard/KeyboardDialog.tsx'
import { type Against, AgainstDialog, AgainstItems } from '../people/AgainstPeople.tsx'
import { PeopleDialog } from '../people/PeopleDialog.tsx'
import { peopleTexts } from '../people/texts.ts'
import { ReportQuestionDialog } from '../report/ReportQuestionDialog.tsx'
import { reportTexts } from '../report/texts.ts'
import { useRoom, useRoomAccess } from '../room/roomContext.ts'
import { roomTexts as texts } from '../room/texts.ts'
import { useIsHost } from '../room/useRole.ts'
import { roomHome } from '../trial/roomHome.ts'
import { VoiceDialog } from '../voice/VoiceDialog.tsx'
import { voiceTexts } from '../voice/voiceTexts.ts'
import { InviteDialog } from '../watching/InviteDialog.tsx'
import { watchingTexts } from '../watching/texts.ts'
import { useIsWatching } from '../watching/useIsWatching.ts'
import { useClockHidden } from './useClockHidden.ts'

/** Menu of rarely used actions: appearance, leaving, and ending for good. */
export function RoomMenu({ withClock = false }: { withClock?: boolean }) {
  const [clockHidden, setClockHidden] = useClockHidden()
  const { client, keeper, board } = useRoomAccess()
  const isWatching = useIsWatching()
  const isRunning = useRoom(
    ({ state, role }) =>
      state?.phase === 'IN_PROGRESS' && role !== 'observer' && (role !== 'interviewer' || state.control === 'human'),
  )
  const watched = useRoom(({ state, role }) =>
    state !== null && role === 'candidate' && state.phase !== 'ENDED' && !state.trial ? state.sessionId : null,
  )
  const [invites, invite] = useDisclosure(false)
  const isHost = useIsHost()
  const hasCompany = useRoom(({ state }) => state !== null && state.phase !== 'ENDED' && state.members.length > 1)
  const [people, showPeople] = useDisclosure(false)
  const end = useRoom(({ state }) => endOf(state?.assessmentType ?? null))
  const home = useRoom(({ state }) => (state === null ? '/' : roomHome(state)))
  const [confirming, { open, close }] = useDisclosure(false)
  const hasQuestion = useRoom(({ state }) => state !== null && questionsOf(state).length > 0)
  const [reports, report] = useDisclosure(false)
  const [against, setAgainst] = useState<Against | null>(null)
  const keyboard = useKeyboardDialog()
  const [showsVoice, voice] = useDisclosure(false)
  return (
    <>
      <Menu
        position="bottom-end"
        shadow="md"
        width={260}
        withinPortal={false}
        // Everything focusable in a menu must be a menu item.
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={texts.menu}>
            <IconDots size={18} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <AppearanceItems />
          <Menu.Divider />
          {withClock && (
            <Menu.Item onClick={() => setClockHidden(!clockHidden)}>
              {clockHidden ? texts.showClock : texts.hideClock}
            </Menu.Item>
          )}
          {withClock && isRunning && <Menu.Item onClick={voice.open}>{voiceTexts.options}</Menu.Item>}
          <Menu.Item onClick={keyboard.open}>{texts.keyboard}</Menu.Item>
          {watched !== null && <Menu.Item onClick={invite.open}>{watchingTexts.invite.open}</Menu.Item>}
          {isHost && hasCompany && <Menu.Item onClick={showPeople.open}>{peopleTexts.open}</Menu.Item>}
          {hasQuestion && !isWatching && <Menu.Item onClick={report.open}>{reportTexts.question.open}</Menu.Item>}
          <AgainstItems onChoose={setAgainst} />
          <Menu.Item component={Link} to={home}>
            {texts.leave}
          </Menu.Item>
          {isRunning && (
            <Menu.Item className={ui.bad} onClick={open}>
              {end.confirm}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {watched !== null && <InviteDialog sessionId={watched} opened={invites} onClose={invite.close} />}
      <PeopleDialog opened={people} onClose={showPeople.close} />
      <VoiceDialog opened={showsVoice} onClose={voice.close} />
      <ReportInRoom opened={reports} onClose={report.close} />
      <AgainstDialog against={against} onClose={() => setAgainst(null)} />
      <KeyboardDialog opened={keyboard.opened} onClose={keyboard.close} />
      <ConfirmDialog
        opened={confirming}
        {...end}
        onCancel={close}
        onConfirm={() => {
          close()
          keeper.flush()
          board.flush()
          void client.send({ type: 'EndInterview' })
        }}
      />
    </>
  )
}

/** Explains what ending means: practice can be continued, and a warm-up isn't scored. */
function endOf(assessmentType: AssessmentType | null) {
  if (assessmentType === 'not_an_assessment') return texts.closePractice
  return assessmentType === 'skip_dummy_challenge' ? texts.endUnscored : texts.end
}

/** Kept out of the menu because it re-renders with every commit. */
function ReportInRoom(props: { opened: boolean; onClose: () => void }) {
  const session = useRoom(({ state }) => state)
  return session === null ? null : <ReportQuestionDialog session={session} {...props} />
}
