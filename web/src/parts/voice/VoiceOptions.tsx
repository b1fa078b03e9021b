import { NativeSelect, Switch } from '@mantine/core'
import { whoInterviews } from '../room/speakers.ts'
import { useSession } from '../room/useInterview.ts'
import classes from './VoiceOptions.module.css'
import { useVoice } from './VoiceProvider.tsx'
import { useVoiceChoices } from './voiceChoices.ts'
import { voiceTexts as texts } from './voiceTexts.ts'

const dataOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels)
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => Number(a.value) - Number(b.value))

/** Whether the interviewer is heard, how fast, and when what one says is sent. Remembered in this browser. */
export function VoiceOptions() {
  const voice = useVoice()
  const [choices, choose] = useVoiceChoices()
  const name = useSession((state) => ({
    name: whoInterviews(state, state.phase === 'IN_PROGRESS' ? state.question : null),
  }))?.name
  return (
    <div className={classes.options}>
      <Switch
        label={texts.speaks(name ?? '')}
        description={voice.canSpeak ? texts.speaksNote : texts.cannotSpeak}
        disabled={!voice.canSpeak}
        checked={choices.speaks && voice.canSpeak}
        onChange={(event) => choose({ speaks: event.currentTarget.checked, answeredOffer: true })}
      />
      {voice.canSpeak && choices.speaks && (
        <NativeSelect
          label={texts.rate}
          data={dataOf(texts.rates)}
          value={String(choices.rate)}
          onChange={(event) => choose({ rate: Number(event.currentTarget.value) })}
        />
      )}
      {voice.canListen ? (
        <NativeSelect
          label={texts.sendAfter}
          data={dataOf(texts.sendChoices)}
          value={String(choices.sendAfterMs)}
          onChange={(event) => choose({ sendAfterMs: Number(event.currentTarget.value) })}
        />
      ) : (
        <p className={classes.note}>{texts.cannotListen}</p>
      )}
    </div>
  )
}
