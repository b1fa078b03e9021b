import { Button, Menu } from '@mantine/core'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import { commonTexts } from './texts.ts'

/** Picks a filter's value, or any. */
export function FilterSelect(props: {
  name: string
  options: readonly { value: string; label: string }[]
  value: string | undefined
  onChange: (value: string) => void
}) {
  const { name, value } = props
  const chosen = props.options.find((option) => option.value === value)
  return (
    <Menu position="bottom-start" shadow="md">
      <Menu.Target>
        <Button
          style={{ paddingInline: 12, minHeight: 40, ...(chosen && { borderColor: 'var(--gr-accent)' }) }}
          rightSection={<IconChevronDown size={16} stroke={1.6} aria-hidden="true" />}
        >
          {chosen ? `${name}: ${chosen.label}` : name}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {[{ value: '', label: commonTexts.any }, ...props.options].map((option) => (
          <Menu.Item
            key={option.value}
            role="menuitemradio"
            aria-checked={option.value === (value ?? '')}
            rightSection={option.value === (value ?? '') && <IconCheck size={16} stroke={1.6} aria-hidden="true" />}
            onClick={() => props.onChange(option.value)}
          >
            {option.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
