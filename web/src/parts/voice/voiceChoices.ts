import { useLocalStorage } from '@mantine/hooks'
import { z } from 'zod'

/** Voice settings, stored in this browser. */
const voiceChoicesSchema = z.object({
  /** Whether the interviewer's messages are read aloud. */
  speaks: z.boolean().catch(false),
  rate: z.number().min(0.5).max(2).catch(1),
  /** Sends the spoken words automatically after a pause this long; 0 for never. */
  sendAfterMs: z.number().min(0).max(30_000).catch(0),
  /** Whether the user has accepted where the sound is sent. */
  consented: z.boolean().catch(false),
  /** Whether the user has answered the offer of voice in a phone interview. */
  answeredOffer: z.boolean().catch(false),
})
export type VoiceChoices = z.infer<typeof voiceChoicesSchema>

const none: VoiceChoices = { speaks: false, rate: 1, sendAfterMs: 0, consented: false, answeredOffer: false }

function read(text: string | undefined): VoiceChoices {
  if (text === undefined) return none
  try {
    return voiceChoicesSchema.safeParse(JSON.parse(text)).data ?? none
  } catch {
    return none
  }
}

export function useVoiceChoices(): [VoiceChoices, (change: Partial<VoiceChoices>) => void] {
  const [choices, setChoices] = useLocalStorage<VoiceChoices>({
    key: 'greenroom:voice',
    defaultValue: none,
    deserialize: read,
    getInitialValueInEffect: false,
  })
  return [choices, (change) => setChoices((before) => ({ ...before, ...change }))]
}
