import { ActionIcon, Button, Group, Popover } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChevronUp, IconMicrophone, IconMicrophoneOff } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useCallback } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import ui from '../../ui/primitives.module.css'
import { useCall } from '../call/callContext.ts'
import { ariaKeysOf } from '../keyboard/shortcuts.ts'
import { useShortcut } from '../keyboard/useShortcut.ts'
import classes from './MicrophoneButton.module.css'
import { VoiceDialog } from './VoiceDialog.tsx'
import { VoiceOptions } from './VoiceOptions.tsx'
import { useVoice, useVoiceView } from './VoiceProvider.tsx'
import { useVoiceChoices } from './voiceChoices.ts'
import { voiceTexts as texts } from './voiceTexts.ts'

/** The microphone button: off or listening. On first use, says where the sound goes. */
export function MicrophoneButton({ isWide }: { isWide: boolean }) {
  const voice = useVoice()
  const listening = useVoiceView(({ listening }) => listening)
  const [choices, choose] = useVoiceChoices()
  const [isAsking, asking] = useDisclosure(false)
  const [showsOptions, options] = useDisclosure(false)
  const toggle = useCallback(() => {
    if (listening) voice.stopListening()
    else if (!voice.canListen) options.open()
    else if (!choices.consented) asking.open()
    else voice.listen()
  }, [voice, listening, choices.consented, asking, options])
  useShortcut('microphone', toggle)
  const Icon = listening ? IconMicrophone : IconMicrophoneOff
  // A call has its own microphone for the other person; this one only transcribes.
  const off = useCall() === null ? texts.off : texts.dictationOff
  const label = listening ? texts.on : off
  const icon = <Icon size={18} stroke={1.6} aria-hidden="true" />
  const common = {
    'aria-pressed': listening,
    'aria-keyshortcuts': ariaKeysOf('microphone'),
    'data-listening': listening,
    className: isWide ? (classes.microphone ?? '') : '',
    onClick: toggle,
  }
  return (
    <div className={ui.flex}>
      {isWide ? (
        <Button {...common} leftSection={icon}>
          {label}
        </Button>
      ) : (
        <ActionIcon {...common} variant="default" size={40} aria-label={label}>
          {icon}
        </ActionIcon>
      )}
      {isWide ? (
        <OptionsPopover opened={showsOptions} onChange={(opened) => (opened ? options.open() : options.close())} />
      ) : (
        <VoiceDialog opened={showsOptions} onClose={options.close} />
      )}
      <Dialog opened={isAsking} onClose={asking.close} title={texts.consent.title}>
        <p className={clsx(ui.body, ui.quiet, classes.consent)}>{texts.consent.body}</p>
        <p className={clsx(ui.body, ui.quiet, classes.consent)}>{texts.consent.ours}</p>
        <Group justify="flex-end" gap="sm" mt="lg">
          <Button onClick={asking.close}>{texts.consent.cancel}</Button>
          <Button
            data-autofocus
            onClick={() => {
              choose({ consented: true })
              asking.close()
              voice.listen()
            }}
          >
            {texts.consent.confirm}
          </Button>
        </Group>
      </Dialog>
    </div>
  )
}

function OptionsPopover({ opened, onChange }: { opened: boolean; onChange: (opened: boolean) => void }) {
  return (
    <Popover
      opened={opened}
      onChange={onChange}
      position="top-start"
      width={320}
      shadow="md"
      trapFocus
      returnFocus
      withinPortal={false}
    >
      <Popover.Target>
        <ActionIcon
          variant="default"
          size={38}
          className={clsx(ui.quiet, classes.more)}
          aria-label={texts.options}
          onClick={() => onChange(!opened)}
        >
          <IconChevronUp size={16} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={texts.title}>
        <VoiceOptions />
      </Popover.Dropdown>
    </Popover>
  )
}
