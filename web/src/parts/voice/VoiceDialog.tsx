import { Dialog } from '../../ui/Dialog.tsx'
import { VoiceOptions } from './VoiceOptions.tsx'
import { voiceTexts as texts } from './voiceTexts.ts'

/** The voice settings, if there is no room for a button of their own. */
export function VoiceDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Dialog opened={opened} onClose={onClose} title={texts.title}>
      <VoiceOptions />
    </Dialog>
  )
}
