import { longestMessage } from '@greenroom/shared/session'
import { ActionIcon, Textarea } from '@mantine/core'
import { useSessionStorage } from '@mantine/hooks'
import { IconCheck } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useRef } from 'react'
import { KeyHint } from '../../../parts/keyboard/KeyHint.tsx'
import { ariaKeysOf } from '../../../parts/keyboard/shortcuts.ts'
import { useShortcut } from '../../../parts/keyboard/useShortcut.ts'
import { useRoom } from '../../../parts/room/roomContext.ts'
import { useNow } from '../../../parts/room/useNow.ts'
import { Problem } from '../../../ui/Problem.tsx'
import ui from '../../../ui/primitives.module.css'
import { clockTimeOf } from '../../../ui/time.ts'
import classes from './InterviewerPane.module.css'
import { interviewerTexts as texts } from './texts.ts'
import { useGive } from './useGive.ts'

/**
 * The field for private notes, always visible and focused with the N key. Enter saves a note with the time; a reload
 * loses nothing.
 */
export function NoteField() {
  const sessionId = useRoom(({ state }) => state?.sessionId ?? '')
  const [text, setText] = useSessionStorage({
    key: `greenroom:interviewer-note:${sessionId}`,
    defaultValue: '',
    getInitialValueInEffect: false,
  })
  const { give, pending, problem } = useGive()
  const field = useRef<HTMLTextAreaElement>(null)
  useShortcut('note', () => field.current?.focus())
  const offset = useRoom(({ serverOffsetMs }) => serverOffsetMs)
  const moment = clockTimeOf(useNow(5_000) + offset)
  async function save() {
    const note = text.trim()
    if (note === '' || pending) return
    setText('')
    if (!(await give({ type: 'WritePrivateNote', text: note }))) setText((now) => (now === '' ? note : now))
  }
  return (
    <form
      className={clsx(ui.fixed, ui.lineAbove, classes.noteForm)}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <div className={clsx(ui.flex, ui.low, ui.gap8)}>
        <Textarea
          ref={field}
          className={ui.grow ?? ''}
          aria-label={texts.write}
          aria-keyshortcuts={ariaKeysOf('note')}
          placeholder={texts.notePlaceholder(moment)}
          rightSection={text === '' ? <KeyHint of="note" /> : null}
          autosize
          maxRows={4}
          maxLength={longestMessage}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            void save()
          }}
        />
        <ActionIcon type="submit" variant="default" size={40} aria-label={texts.save} disabled={text.trim() === ''}>
          <IconCheck size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </div>
      {problem !== null && <Problem mt={8}>{problem}</Problem>}
    </form>
  )
}
