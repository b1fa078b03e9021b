import { tokenPrices } from '@greenroom/shared/rules'
import { hasOwnCode } from '@greenroom/shared/session'
import { ActionIcon, Menu } from '@mantine/core'
import { IconHelp } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useId } from 'react'
import ui from '../../../ui/primitives.module.css'
import { useCode, useRoom, useRoomAccess } from '../../room/roomContext.ts'
import classes from './AskMenu.module.css'
import { askTexts as texts } from './askTexts.ts'
import { type AskView, interviewerAskViews, notNowBecause } from './interviewerAsks.ts'

/**
 * Menu next to the answer field: what the candidate can ask the interviewer for, at what price, and why an entry is
 * disabled.
 */
export function AskMenu({ onProblem }: { onProblem: (why: string | null) => void }) {
  const { client, keeper, board } = useRoomAccess()
  async function ask({ action, rung }: AskView) {
    onProblem(null)
    // Save first, because the interviewer looks at the stored code.
    keeper.flush()
    board.flush()
    const answer = await client.send({ type: 'AskInterviewer', action, ...(rung === undefined ? {} : { rung }) })
    if (!answer.ok) onProblem(answer.error.message)
  }
  return (
    <Menu
      position="top-start"
      shadow="md"
      offset={14}
      width={316}
      withinPortal={false}
      // Everything focusable in a menu must be a menu item.
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          radius={8}
          className={clsx(ui.fixed, ui.quiet, classes.target)}
          aria-label={texts.menu}
          title={texts.menu}
        >
          <IconHelp size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <AskItems onAsk={(view) => void ask(view)} />
      </Menu.Dropdown>
    </Menu>
  )
}

/** Rendered only while the menu is open, because it depends on so much of the interview. */
function AskItems({ onAsk }: { onAsk: (view: AskView) => void }) {
  const noteId = useId()
  const state = useRoom(({ state }) => state)
  const isTyping = useCode(({ stored }) => !stored)
  const isOnTheWay = useRoom(({ outbox }) =>
    outbox.some(
      ({ command }) =>
        command.type === 'AskInterviewer' ||
        (command.type === 'SendMessage' && command.recipient !== 'interviewerCoach'),
    ),
  )
  if (state?.phase !== 'IN_PROGRESS') return null
  const blocked = notNowBecause(state, isOnTheWay)
  // A visitor has no tokens to spend.
  const note = blocked ?? (state.trial ? null : texts.tokens(tokenPrices.chatCall))
  return (
    <>
      {note !== null && (
        <p
          id={noteId}
          className={clsx(ui.flat, ui.text12, ui.line17, ui.quiet, classes.note)}
          data-blocked={blocked !== null}
        >
          {note}
        </p>
      )}
      {interviewerAskViews(state, hasOwnCode(state) || isTyping).map((view) => (
        <AskItem
          key={view.action}
          view={view}
          isBlocked={blocked !== null}
          noteId={note === null ? undefined : noteId}
          onAsk={onAsk}
        />
      ))}
    </>
  )
}

/** A disabled entry can still take focus, so that everyone can find out why it's disabled. */
function AskItem(props: {
  view: AskView
  isBlocked: boolean
  noteId: string | undefined
  onAsk: (view: AskView) => void
}) {
  const { label, what, why } = props.view
  const isOff = props.isBlocked || why !== null
  return (
    <Menu.Item
      className={classes.item ?? ''}
      aria-disabled={isOff}
      aria-describedby={props.noteId}
      closeMenuOnClick={!isOff}
      onClick={isOff ? undefined : () => props.onAsk(props.view)}
    >
      <span className={clsx(ui.block, ui.small, ui.medium, classes.label)}>{label}</span>
      <span className={clsx(ui.block, ui.text12, ui.line17, ui.quiet, classes.what)}>{why ?? what}</span>
    </Menu.Item>
  )
}
