import { useLocalStorage } from '@mantine/hooks'
import { z } from 'zod'

/** What somebody chose about voices, in this browser. */
const voiceChoicesSchema = z.object({
  /** Whether the interviewer is heard. */
  speaks: z.boolean().catch(false),
  rate: z.number().min(0.5).max(2).catch(1),
  /** After so long a pause what was said is sent by itself; 0 is never. */
  sendAfterMs: z.number().min(0).max(30_000).catch(0),
  /** Whether it was read and accepted where the sound goes. */
  consented: z.boolean().catch(false),
  /** Whether voice was offered on the telephone, and answered. */
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
