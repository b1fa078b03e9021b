import { isAfterCoding, submitsRepeatedly } from '@greenroom/shared/rules'
import type { Session } from '@greenroom/shared/session'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { whoInterviews } from '../../parts/room/speakers.ts'
import ui from '../../ui/primitives.module.css'
import classes from './Solved.module.css'
import { workspaceTexts as texts } from './texts.ts'
import type { View } from './views.ts'

/** Shown after an assessment's only submission. Tells the candidate that questions follow, and links to the chat. */
export function HandedIn({ state, onShow }: { state: Session; onShow: (view: View) => void }) {
  if (state.phase !== 'IN_PROGRESS' || submitsRepeatedly(state) || !isAfterCoding(state.step)) return null
  const name = whoInterviews(state, state.question)
  function answer() {
    onShow('chat')
    requestAnimationFrame(() => document.querySelector<HTMLElement>('#workspace-panel-chat textarea')?.focus())
  }
  return (
    <section className={clsx(ui.row, ui.wrap, ui.gap8, ui.fixed, ui.small, classes.solved)} aria-label={texts.handedIn}>
      <p className={clsx(ui.grow, ui.flat, classes.words)} role="status">
        <strong>{texts.handedIn}</strong> {state.step === 'testing' ? texts.asksSoon(name) : texts.asksNow(name)}
      </p>
      {state.step !== 'testing' && (
        <Button size="xs" onClick={answer}>
          {texts.answer(name)}
        </Button>
      )}
    </section>
  )
}
