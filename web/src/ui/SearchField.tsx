import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'

/** Search after a pause of this many ms. */
const pauseMs = 250

/** A search field. It shows `value` after Back or a click changes it, but runs ahead of it while the user types. */
export function SearchField(props: {
  label: string
  clearLabel: string
  value: string
  className?: string | undefined
  onChange: (value: string) => void
}) {
  const { value, onChange } = props
  const [typed, setTyped] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /**
   * The value this field last sent to the address. Ignored when it comes back, even if the user has typed more since.
   */
  const sent = useRef(value)
  const send = useRef(onChange)
  useEffect(() => {
    send.current = onChange
  })
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    clearTimeout(timer.current)
    setTyped(value)
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])

  function search(words: string, afterMs: number): void {
    setTyped(words)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      sent.current = words.trim()
      send.current(words)
    }, afterMs)
  }
  return (
    <TextInput
      className={props.className ?? ''}
      type="search"
      aria-label={props.label}
      placeholder={props.label}
      maxLength={100}
      value={typed}
      leftSection={<IconSearch size={16} stroke={1.6} aria-hidden="true" />}
      rightSection={
        typed === '' ? null : <CloseButton size="sm" aria-label={props.clearLabel} onClick={() => search('', 0)} />
      }
      onChange={({ currentTarget }) => search(currentTarget.value, pauseMs)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') search(currentTarget.value, 0)
      }}
    />
  )
}
