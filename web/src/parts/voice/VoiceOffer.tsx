import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import { whoInterviews } from '../room/speakers.ts'
import { useInterview } from '../room/useInterview.ts'
import classes from './VoiceNotes.module.css'
import { useVoice } from './VoiceProvider.tsx'
import { useVoiceChoices } from './voiceChoices.ts'
import { voiceTexts } from './voiceTexts.ts'

const texts = voiceTexts.offer

/** Offers voice once in phone interviews. Doesn't ask visitors, whose five minutes are too short for that. */
export function VoiceOffer() {
  const voice = useVoice()
  const [{ answeredOffer }, choose] = useVoiceChoices()
  const call = useInterview((state) => ({
    isTelephone: state.settings.interviewStage === 'telephone' && !state.trial,
    name: whoInterviews(state, state.question),
  }))
  if (!call?.isTelephone || answeredOffer || !voice.canSpeak) return null
  return (
    <div className={clsx(ui.lineAbove, classes.offer)}>
      <p className={clsx(ui.under8, ui.small, ui.quiet)}>{texts.body(call.name)}</p>
      <div className={clsx(ui.flex, ui.wrap, ui.gap8)}>
        <Button size="xs" onClick={() => choose({ speaks: true, answeredOffer: true })}>
          {texts.listen}
        </Button>
        <Button size="xs" variant="subtle" onClick={() => choose({ answeredOffer: true })}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  )
}
