import { ActionIcon, Menu, useMantineColorScheme } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconCheck, IconDots } from '@tabler/icons-react'
import { Link } from 'react-router'
import { colourSchemes } from '../../app/layout/colourScheme.ts'
import { layoutTexts } from '../../app/layout/texts.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import classes from './RoomMenu.module.css'
import { useRoom, useRoomAccess } from './roomContext.ts'
import { roomTexts as texts } from './texts.ts'

/** What is needed seldom: appearance, leaving, and ending for good. */
export function RoomMenu() {
  const { client } = useRoomAccess()
  const isRunning = useRoom(({ state }) => state?.phase === 'IN_PROGRESS')
  const [confirming, { open, close }] = useDisclosure(false)
  return (
    <>
      <Menu position="bottom-end" shadow="md" width={260} withinPortal={false}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={texts.menu}>
            <IconDots size={18} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <AppearanceItems />
          <Menu.Divider />
          <Menu.Item component={Link} to="/app/interviewSelection">
            {texts.leave}
          </Menu.Item>
          {isRunning && (
            <Menu.Item className={classes.end ?? ''} onClick={open}>
              {texts.endInterview}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={confirming}
        title={texts.end.title}
        body={texts.end.body}
        cancel={texts.end.cancel}
        confirm={texts.endInterview}
        onCancel={close}
        onConfirm={() => {
          close()
          void client.send({ type: 'EndInterview' })
        }}
      />
    </>
  )
}

/** Light, dark, or as the system; the chosen one is ticked. */
function AppearanceItems() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <>
      <Menu.Label>{layoutTexts.appearance}</Menu.Label>
      {colourSchemes.map(({ value, label }) => (
        <Menu.Item
          key={value}
          role="menuitemradio"
          aria-checked={colorScheme === value}
          closeMenuOnClick={false}
          rightSection={colorScheme === value ? <IconCheck size={16} stroke={1.6} aria-hidden="true" /> : null}
          onClick={() => setColorScheme(value)}
        >
          {label}
        </Menu.Item>
      ))}
    </>
  )
}
