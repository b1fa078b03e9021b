import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import classes from './VoiceNotes.module.css'
import { useVoiceView } from './VoiceProvider.tsx'
import { useVoiceChoices } from './voiceChoices.ts'
import { voiceTexts as texts } from './voiceTexts.ts'

/** Note below the answer field: says that the microphone is on, or why it isn't although it was turned on. */
export function VoiceNotes() {
  const listening = useVoiceView(({ listening }) => listening)
  const problem = useVoiceView(({ problem }) => problem)
  const [{ sendAfterMs }] = useVoiceChoices()
  return (
    <div role="status">
      {listening && (
        <p className={clsx(ui.small, ui.quiet, classes.note)}>
          {texts.listeningNow}
          {sendAfterMs > 0 && ` ${texts.sentAfterPause}`}
        </p>
      )}
      {problem !== null && <p className={clsx(ui.small, ui.warn, classes.problem)}>{texts.problems[problem]}</p>}
    </div>
  )
}
