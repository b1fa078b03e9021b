import { ActionIcon, Tooltip } from '@mantine/core'
import {
  IconBadgeCc,
  IconBadgeCcFilled,
  IconMicrophone,
  IconMicrophoneOff,
  IconPhoneOff,
  IconScreenShare,
  IconScreenShareOff,
  IconVideo,
  IconVideoOff,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { ariaKeysOf, keysOf, type Shortcut } from '../keyboard/shortcuts.ts'
import { useShortcut } from '../keyboard/useShortcut.ts'
import type { Call } from './call.ts'
import { useCallView } from './callContext.ts'
import { DeviceMenu } from './DeviceMenu.tsx'
import { canShareScreen } from './localMedia.ts'
import { callTexts as texts } from './texts.ts'

/** A call's controls: microphone, camera, screen and devices. */
export function CallButtons({ call }: { call: Call }) {
  const media = useCallView(call, ({ media }) => media)
  const captioning = useCallView(call, ({ captioning }) => captioning)
  const CaptionIcon = captioning === 'on' ? IconBadgeCcFilled : IconBadgeCc
  return (
    <>
      <Switch
        shortcut="callMicrophone"
        label={media.microphone ? texts.mute : texts.unmute}
        icon={media.microphone ? IconMicrophone : IconMicrophoneOff}
        onPress={() => void call.toggleMicrophone()}
      />
      <Switch
        shortcut="callCamera"
        label={media.camera ? texts.cameraOff : texts.cameraOn}
        icon={media.camera ? IconVideo : IconVideoOff}
        onPress={() => void call.toggleCamera()}
      />
      {canShareScreen() && (
        <Switch
          shortcut="callScreen"
          label={media.screen ? texts.screenOff : texts.screenOn}
          icon={media.screen ? IconScreenShareOff : IconScreenShare}
          onPress={() => void call.toggleScreen()}
        />
      )}
      {captioning !== 'impossible' && (
        <Tooltip label={captioning === 'on' ? texts.captionsStop : texts.captionsNote}>
          <ActionIcon
            variant="default"
            size={34}
            aria-label={texts.captionsOn}
            aria-pressed={captioning === 'on'}
            onClick={call.toggleCaptions}
          >
            <CaptionIcon size={18} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        </Tooltip>
      )}
      <DeviceMenu call={call} />
      <Tooltip label={texts.leave}>
        <ActionIcon variant="default" c="red" size={34} aria-label={texts.leave} onClick={call.leave}>
          <IconPhoneOff size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </Tooltip>
    </>
  )
}

function Switch(props: {
  shortcut: Shortcut
  label: string
  icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': 'true' }>
  onPress: () => void
}) {
  const { shortcut, label, icon: Icon, onPress } = props
  useShortcut(shortcut, onPress)
  return (
    <Tooltip label={`${label} (${keysOf(shortcut).join(' ')})`}>
      <ActionIcon
        variant="default"
        size={34}
        aria-label={label}
        aria-keyshortcuts={ariaKeysOf(shortcut)}
        onClick={onPress}
      >
        <Icon size={18} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
    </Tooltip>
  )
}
