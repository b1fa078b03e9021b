import { longestMessage } from '@greenroom/shared/session'
import { ActionIcon, Textarea } from '@mantine/core'
import { useSessionStorage } from '@mantine/hooks'
import { IconArrowUp } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { type ReactNode, useRef } from 'react'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { roomTexts as texts } from '../room/texts.ts'
import classes from './MessageField.module.css'

/** Shows the counter this many characters before the limit. */
const warnedCharacters = 500

/** A text field. Enter sends, Shift+Enter starts a new line. Text over the limit is reported, not truncated. */
export function MessageField(props: {
  label: string
  placeholder: string
  sendLabel: string
  text: string
  /** Why the text can't be sent, or why it wasn't. */
  problem: string | null
  disabled?: boolean
  onChange: (text: string) => void
  onSend: () => void
  /** Shown before the text in the box. */
  before?: ReactNode
  children?: ReactNode
}) {
  const { text, problem, disabled = false } = props
  const field = useRef<HTMLTextAreaElement>(null)
  const left = longestMessage - text.length
  const send = () => {
    if (left >= 0 && !disabled) props.onSend()
  }
  return (
    <form
      className={clsx(ui.fixed, ui.wide, classes.composer)}
      onSubmit={(event) => {
        event.preventDefault()
        send()
        field.current?.focus()
      }}
    >
      <div
        className={clsx(ui.flex, ui.low, ui.gap10, ui.round, ui.surface, classes.box)}
        data-disabled={disabled}
        data-led={props.before !== undefined}
      >
        {props.before}
        <Textarea
          ref={field}
          className={clsx(ui.grow, classes.field)}
          classNames={{ input: clsx(ui.line22, ui.ink, ui.borderless, ui.clear, classes.input) }}
          variant="unstyled"
          aria-label={props.label}
          placeholder={props.placeholder}
          autosize
          minRows={1}
          maxRows={7}
          disabled={disabled}
          value={text}
          onChange={(event) => props.onChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            const sends = event.key === 'Enter' && !event.shiftKey && !event.ctrlKey && !event.metaKey
            if (!sends || event.nativeEvent.isComposing) return
            event.preventDefault()
            send()
          }}
        />
        <span
          className={clsx(ui.tiny, ui.line17, ui.faint, ui.mono, ui.lineAround, ui.roundSmall, classes.key)}
          aria-hidden="true"
        >
          Enter
        </span>
        <ActionIcon
          type="submit"
          variant="filled"
          size={32}
          radius={8}
          className={classes.send ?? ''}
          aria-label={props.sendLabel}
          disabled={disabled || left < 0}
        >
          <IconArrowUp size={18} stroke={1.8} aria-hidden="true" />
        </ActionIcon>
      </div>
      {left < 0 ? (
        <Problem mt={6} mx={2}>
          {texts.charactersTooMany(-left)}
        </Problem>
      ) : (
        left < warnedCharacters && (
          <p className={clsx(ui.text12, ui.line17, ui.quiet, classes.count)}>{texts.charactersLeft(left)}</p>
        )
      )}
      <Problem mt={6} mx={2}>
        {problem}
      </Problem>
      {props.children}
    </form>
  )
}

/** A field's unsent text, kept across reloads. */
export const useComposerText = (key: string) =>
  useSessionStorage({ key: `greenroom:${key}`, defaultValue: '', getInitialValueInEffect: false })
