import { isAfterCoding, submitsRepeatedly } from '@greenroom/shared/rules'
import type { Session } from '@greenroom/shared/session'
import { Button } from '@mantine/core'
import { whoInterviews } from '../../parts/room/speakers.ts'
import classes from './Solved.module.css'
import { workspaceTexts as texts } from './texts.ts'
import type { View } from './views.ts'

/** After the one submission of an assessment: that it is not over yet, and where it goes on. */
export function HandedIn({ state, onShow }: { state: Session; onShow: (view: View) => void }) {
  if (state.phase !== 'IN_PROGRESS' || submitsRepeatedly(state) || !isAfterCoding(state.step)) return null
  const name = whoInterviews(state, state.question)
  function answer() {
    onShow('chat')
    requestAnimationFrame(() => document.querySelector<HTMLElement>('#workspace-panel-chat textarea')?.focus())
  }
  return (
    <section className={classes.solved} aria-label={texts.handedIn}>
      <p className={classes.words} role="status">
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
