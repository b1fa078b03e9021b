import { Dialog } from '../../ui/Dialog.tsx'
import { VoiceOptions } from './VoiceOptions.tsx'
import { voiceTexts as texts } from './voiceTexts.ts'

/** The voice settings, for when there is no space for a separate button. */
export function VoiceDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Dialog opened={opened} onClose={onClose} title={texts.title}>
      <VoiceOptions />
    </Dialog>
  )
}
