import { Menu, VisuallyHidden } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { sentenceOf } from '../../data/api.ts'
import { type ListOfMine, useChallengeShelf, useListChanges } from '../../data/challengeLists.ts'
import ui from '../../ui/primitives.module.css'
import { useSubmit } from '../../ui/useSubmit.ts'
import { NewListDialog } from './NewListDialog.tsx'
import { listsMenuTexts as texts } from './texts.ts'

/**
 * A challenge's menu, which adds it to the user's own lists or to a new one. `children` are further items, shown first.
 */
export function ListsMenu(props: { challengeId: string; button: ReactNode; children?: ReactNode }) {
  const { challengeId } = props
  const [naming, { open, close }] = useDisclosure(false)
  const [said, setSaid] = useState('')
  const { add, take } = useListChanges()
  const { submit, error } = useSubmit(async (list: ListOfMine) => {
    const isOn = list.challengeIds.includes(challengeId)
    await (isOn ? take : add)(list.listId, challengeId)
    setSaid(isOn ? texts.offList(list.title) : texts.onList(list.title))
  })
  return (
    <>
      <Menu position="bottom-end" shadow="md" width={260} withInitialFocusPlaceholder={false}>
        <Menu.Target>{props.button}</Menu.Target>
        <Menu.Dropdown>
          {props.children}
          <Menu.Label aria-hidden="true">{texts.yours}</Menu.Label>
          <Items challengeId={challengeId} onToggle={(list) => void submit(list)} />
          {error !== null && (
            <Menu.Label className={ui.bad} role="alert">
              {texts.failed} {sentenceOf(error)}
            </Menu.Label>
          )}
          <Menu.Item leftSection={<IconPlus size={16} stroke={1.6} aria-hidden="true" />} onClick={open}>
            {texts.newList}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <NewListDialog
        challengeId={challengeId}
        opened={naming}
        onClose={close}
        onCreated={({ title }) => setSaid(texts.onList(title))}
      />
    </>
  )
}

/** Mounted only while the menu is open, so that a long page doesn't request the lists for every row. */
function Items({ challengeId, onToggle }: { challengeId: string; onToggle: (list: ListOfMine) => void }) {
  const { data } = useChallengeShelf()
  return (data?.own ?? []).map((list) => {
    const isOn = list.challengeIds.includes(challengeId)
    return (
      <Menu.CheckboxItem key={list.listId} className={ui.breaks ?? ''} checked={isOn} onChange={() => onToggle(list)}>
        {list.title}
      </Menu.CheckboxItem>
    )
  })
}
