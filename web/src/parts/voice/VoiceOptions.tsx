import { NativeSelect, Switch } from '@mantine/core'
import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import { whoInterviews } from '../room/speakers.ts'
import { useSession } from '../room/useInterview.ts'
import { useVoice } from './VoiceProvider.tsx'
import { useVoiceChoices } from './voiceChoices.ts'
import { voiceTexts as texts } from './voiceTexts.ts'

const dataOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels)
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => Number(a.value) - Number(b.value))

/**
 * Settings for whether the interviewer speaks, how fast, and when the candidate's speech is sent. This browser
 * remembers them.
 */
export function VoiceOptions() {
  const voice = useVoice()
  const [choices, choose] = useVoiceChoices()
  const name = useSession((state) => ({
    name: whoInterviews(state, state.phase === 'IN_PROGRESS' ? state.question : null),
  }))?.name
  return (
    <div className={clsx(ui.flex, ui.column, ui.gap16)}>
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
        <p className={clsx(ui.flat, ui.small, ui.quiet)}>{texts.cannotListen}</p>
      )}
    </div>
  )
}
