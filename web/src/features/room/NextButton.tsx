import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { ConfirmDialog } from '../../parts/dialogs/ConfirmDialog.tsx'
import { KeyHint } from '../../parts/keyboard/KeyHint.tsx'
import { ariaKeysOf } from '../../parts/keyboard/shortcuts.ts'
import { useShortcut } from '../../parts/keyboard/useShortcut.ts'
import { useRoom } from '../../parts/room/roomContext.ts'
import { roomTexts as texts } from '../../parts/room/texts.ts'
import { useNextQuestion } from './useNextQuestion.ts'

/**
 * Moves to the next question or, after the last one, ends the interview once confirmed.
 * @param hasKeys whether the *Done coding* shortcut works here; it doesn't while code can still be handed in again
 */
export function NextButton(props: {
  isWide: boolean
  isLast: boolean
  hasKeys: boolean
  onProblem: (why: string | null) => void
}) {
  const { isWide, isLast, hasKeys, onProblem } = props
  const { goOn, isOnTheWay } = useNextQuestion(onProblem)
  const isAwaited = useRoom(({ state }) => state?.phase === 'IN_PROGRESS' && state.awaitingReply !== null)
  // Once the candidate has commented on their code, wait for the reply: it may point out a bug that can still be fixed.
  const isHeld = isOnTheWay || (isAwaited && !hasKeys)
  const [asking, { open, close }] = useDisclosure(false)
  const confirm = () => {
    close()
    void goOn()
  }
  const press = isLast ? open : () => void goOn()
  useShortcut('done', isHeld || !hasKeys ? null : press)
  return (
    <>
      <Button
        disabled={isHeld}
        {...(hasKeys ? { 'aria-keyshortcuts': ariaKeysOf('done') } : {})}
        rightSection={isWide && hasKeys ? <KeyHint of="done" /> : null}
        onClick={press}
      >
        {isLast ? texts.finished : texts.nextQuestion}
      </Button>
      <ConfirmDialog opened={asking} {...texts.finish} onCancel={close} onConfirm={confirm} />
    </>
  )
}
