import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { Call } from './call.ts'
import { useCallView } from './callContext.ts'
import { canChooseSpeaker, useSpeaker } from './speaker.ts'
import { callTexts as texts } from './texts.ts'

const kinds = { microphone: 'audioinput', camera: 'videoinput', speaker: 'audiooutput' } as const
type Named = keyof typeof kinds

/** Picks the call's microphone, camera and speaker. */
export function DeviceMenu({ call }: { call: Call }) {
  const [opened, setOpened] = useState(false)
  const devices = useDevices(opened)
  const [speaker, setSpeaker] = useSpeaker()
  const microphone = useCallView(call, ({ microphone, chosen }) => idOf(microphone) ?? chosen.microphone)
  const camera = useCallView(call, ({ camera, chosen }) => idOf(camera) ?? chosen.camera)
  return (
    <Menu opened={opened} onChange={setOpened} position="bottom-start" width={280}>
      <Menu.Target>
        <ActionIcon variant="default" size={34} aria-label={texts.devices}>
          <IconDots size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Section
          of="microphone"
          devices={devices}
          used={microphone}
          onChoose={(id) => void call.switchDevice('microphone', id)}
        />
        <Section of="camera" devices={devices} used={camera} onChoose={(id) => void call.switchDevice('camera', id)} />
        {canChooseSpeaker() && (
          <Section of="speaker" devices={devices} used={speaker || 'default'} onChoose={setSpeaker} />
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

function Section(props: {
  of: Named
  devices: readonly MediaDeviceInfo[]
  used: string | undefined
  onChoose: (deviceId: string) => void
}) {
  const name = texts.kinds[props.of]
  // Devices have no ids until permission is granted.
  const found = props.devices.filter(({ kind, deviceId }) => kind === kinds[props.of] && deviceId !== '')
  return (
    <Menu.RadioGroup value={props.used ?? null} onChange={props.onChoose}>
      <Menu.Label>{name}</Menu.Label>
      {found.length === 0 && <Menu.Item disabled>{texts.noDevice}</Menu.Item>}
      {found.map(({ deviceId, label }, index) => (
        <Menu.RadioItem key={deviceId} value={deviceId} closeMenuOnClick>
          {label === '' ? texts.unnamed(name, index + 1) : label}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  )
}

const idOf = (track: MediaStreamTrack | null): string | undefined => track?.getSettings().deviceId

/** Devices currently plugged in, updated while the menu is open. */
function useDevices(isLooking: boolean): readonly MediaDeviceInfo[] {
  const [devices, setDevices] = useState<readonly MediaDeviceInfo[]>([])
  useEffect(() => {
    const media = navigator.mediaDevices
    if (!isLooking || media === undefined) return
    let isGone = false
    const look = () =>
      void media.enumerateDevices().then(
        (found) => isGone || setDevices(found),
        () => isGone || setDevices([]),
      )
    look()
    media.addEventListener('devicechange', look)
    return () => {
      isGone = true
      media.removeEventListener('devicechange', look)
    }
  }, [isLooking])
  return devices
}
