import { Button, Popover, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconMessageQuestion } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useComposerText } from '../../../../parts/chat/MessageField.tsx'
import { useRoom } from '../../../../parts/room/roomContext.ts'
import ui from '../../../../ui/primitives.module.css'
import { useGuide } from '../useGuide.ts'
import classes from './Prompter.module.css'
import { suggestionsFor } from './suggestions.ts'
import { prompterTexts as texts } from './texts.ts'
import { useStanding } from './useStanding.ts'

/**
 * Suggests what to ask next. Pressing a suggestion puts it in the message field; nothing is sent, and nobody else sees
 * it.
 */
export function Prompter({ onPut }: { onPut: () => void }) {
  const sessionId = useRoom(({ state }) => state?.sessionId ?? '')
  const [, setText] = useComposerText(`composer:${sessionId}`)
  const [opened, { toggle, close }] = useDisclosure(false)
  return (
    <Popover opened={opened} onDismiss={close} position="top-start" width={380} shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="subtle"
          leftSection={<IconMessageQuestion size={18} stroke={1.6} aria-hidden="true" />}
          onClick={toggle}
        >
          {texts.open}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={texts.title}>
        <Suggestions
          onChoose={(ask) => {
            close()
            setText((before) => (before.trim() === '' ? ask : `${before.trimEnd()}\n${ask}`))
            onPut()
          }}
        />
      </Popover.Dropdown>
    </Popover>
  )
}

function Suggestions({ onChoose }: { onChoose: (ask: string) => void }) {
  const guide = useGuide().data?.questions.at(-1)
  const standing = useStanding(guide?.hints.length ?? 0)
  const suggestions = standing === null ? [] : suggestionsFor(standing, guide ?? nothing)
  if (suggestions.length === 0) return <p className={clsx(ui.flat, ui.small, ui.quiet)}>{texts.none}</p>
  return (
    <>
      <ul className={clsx(ui.grid, ui.list)} aria-label={texts.title}>
        {suggestions.map(({ ask, why }) => (
          <li key={ask}>
            <UnstyledButton className={clsx(ui.wide, ui.roundSmall, classes.suggestion)} onClick={() => onChoose(ask)}>
              <span className={clsx(ui.block, ui.small, ui.medium, ui.breaks, classes.ask)}>{ask}</span>
              <span className={clsx(ui.block, ui.small, ui.quiet)}>{why}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <p className={clsx(ui.after8, ui.flat, ui.tiny, ui.quiet)}>{texts.note}</p>
    </>
  )
}

const nothing = { opening: '', edgeCases: [], followUps: [] }
