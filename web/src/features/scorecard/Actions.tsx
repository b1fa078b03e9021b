import { isUnkeptTrial } from '@greenroom/shared/rules'
import type { Session } from '@greenroom/shared/session'
import { ActionIcon, Menu, UnstyledButton } from '@mantine/core'
import { IconDots, IconFlag, IconPrinter, IconRefresh, IconShare2, IconTrash } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useState } from 'react'
import { sentenceOf } from '../../data/api.ts'
import { ReportQuestionDialog } from '../../parts/report/ReportQuestionDialog.tsx'
import { reportTexts } from '../../parts/report/texts.ts'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import classes from './Actions.module.css'
import { useAgain } from './again.ts'
import { DeleteDialog } from './DeleteDialog.tsx'
import { ShareDialog } from './ShareDialog.tsx'
import { scorecardTexts as texts } from './texts.ts'
import { print } from './usePrinting.ts'

/** Buttons for everything the candidate can do with a finished interview besides reading it. */
export function Actions(props: { sessionId: string; session: Session; isScored: boolean; isDecided: boolean }) {
  const { sessionId, session, isScored, isDecided } = props
  const [asked, setAsked] = useState<'share' | 'report' | 'delete' | null>(null)
  const again = useAgain()
  if (session.phase !== 'ENDED') return null
  return (
    <>
      <div className={clsx(ui.flex, ui.end, ui.gap8, classes.pair)}>
        {isScored && isDecided && (
          <UnstyledButton
            className={clsx(
              ui.flex,
              ui.wrap,
              ui.text15,
              ui.medium,
              ui.lineAround,
              ui.round,
              ui.clipped,
              ui.hovers,
              classes.share,
            )}
            title={texts.share}
            onClick={() => setAsked('share')}
          >
            <IconShare2 size={18} stroke={1.6} aria-hidden="true" />
            <span>{texts.share}</span>
          </UnstyledButton>
        )}
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon variant="default" size={38} aria-label={texts.more}>
              <IconDots size={18} stroke={1.6} aria-hidden="true" />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {isScored && !isDecided && (
              <Menu.Item
                leftSection={<IconShare2 size={16} stroke={1.6} aria-hidden="true" />}
                onClick={() => setAsked('share')}
              >
                {texts.share}
              </Menu.Item>
            )}
            {session.mode === 'ai' && !isUnkeptTrial(session) && (
              <Menu.Item
                leftSection={<IconRefresh size={16} stroke={1.6} aria-hidden="true" />}
                onClick={() => void again.submit(session)}
              >
                {texts.again}
              </Menu.Item>
            )}
            {isScored && (
              <Menu.Item
                leftSection={<IconPrinter size={16} stroke={1.6} aria-hidden="true" />}
                onClick={() => print({ withConversation: false })}
              >
                {texts.print}
              </Menu.Item>
            )}
            <Menu.Item
              leftSection={<IconPrinter size={16} stroke={1.6} aria-hidden="true" />}
              onClick={() => print({ withConversation: true })}
            >
              {texts.printAll}
            </Menu.Item>
            {session.questions.length > 0 && (
              <Menu.Item
                leftSection={<IconFlag size={16} stroke={1.6} aria-hidden="true" />}
                onClick={() => setAsked('report')}
              >
                {reportTexts.question.open}
              </Menu.Item>
            )}
            {session.members.length === 1 && !isUnkeptTrial(session) && (
              <Menu.Item
                className={ui.bad}
                leftSection={<IconTrash size={16} stroke={1.6} aria-hidden="true" />}
                onClick={() => setAsked('delete')}
              >
                {texts.remove}
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      </div>
      <ShareDialog sessionId={sessionId} opened={asked === 'share'} onClose={() => setAsked(null)} />
      <ReportQuestionDialog session={session} opened={asked === 'report'} onClose={() => setAsked(null)} />
      <DeleteDialog sessionId={sessionId} opened={asked === 'delete'} onClose={() => setAsked(null)} />
      {again.error !== null && (
        <Problem w="100%">
          {texts.againFailed} {sentenceOf(again.error)}
        </Problem>
      )}
    </>
  )
}
