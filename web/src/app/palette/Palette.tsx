import { Modal, VisuallyHidden } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useOpenedAfterMount } from '../layout/useOpenedAfterMount.ts'
import { type Command, grouped, matching } from './match.ts'
import classes from './Palette.module.css'
import { PaletteResults } from './PaletteResults.tsx'
import { closePalette } from './paletteState.ts'
import { paletteTexts as texts } from './texts.ts'
import { useCommands } from './useCommands.ts'

/** One field that leads to every page and to what can be done from anywhere. */
export function Palette({ opened }: { opened: boolean }) {
  return (
    <Modal.Root
      opened={useOpenedAfterMount(opened)}
      onClose={closePalette}
      yOffset="12vh"
      size={600}
      padding={0}
      transitionProps={{ duration: 0 }}
      classNames={{ content: classes.window ?? '' }}
    >
      <Modal.Overlay backgroundOpacity={0.35} blur={0} />
      <Modal.Content aria-label={texts.title}>
        <Search />
      </Modal.Content>
    </Modal.Root>
  )
}

/** A combobox as screen readers know it: the focus stays in the field, the option it stands at is told. */
function Search() {
  const [query, setQuery] = useState('')
  const [at, setAt] = useState(0)
  const navigate = useNavigate()
  const commands = useCommands()
  const groups = grouped(matching(commands, query))
  const found = groups.flatMap(({ commands }) => commands)
  const active = found[Math.min(at, found.length - 1)]
  const listId = useId()
  const optionId = (command: Command) => `${listId}-${command.id}`

  const choose = (command: Command) => {
    closePalette()
    if ('to' in command) void navigate(command.to)
    else command.run()
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    // An input method takes Enter and the arrows for its own list.
    if (event.nativeEvent.isComposing || found.length === 0) return
    const here = Math.min(at, found.length - 1)
    if (event.key === 'ArrowDown') setAt((here + 1) % found.length)
    else if (event.key === 'ArrowUp') setAt((here - 1 + found.length) % found.length)
    else if (event.key === 'Enter' && active !== undefined) choose(active)
    else return
    event.preventDefault()
  }

  return (
    <>
      <div className={classes.field}>
        <IconSearch size={18} stroke={1.6} aria-hidden="true" />
        <input
          className={classes.input}
          value={query}
          onChange={({ currentTarget }) => {
            setQuery(currentTarget.value)
            setAt(0)
          }}
          onKeyDown={onKeyDown}
          placeholder={texts.placeholder}
          aria-label={texts.title}
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(active)}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          data-autofocus
        />
      </div>
      <PaletteResults
        {...{ listId, groups, active, optionId }}
        onPoint={(command) => setAt(found.indexOf(command))}
        onChoose={choose}
      />
      {found.length === 0 && <p className={classes.empty}>{texts.empty(query.trim())}</p>}
      <VisuallyHidden role="status">
        {found.length === 0 ? texts.empty(query.trim()) : texts.results(found.length)}
      </VisuallyHidden>
      <p className={classes.keys} aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {texts.keys.choose}
        </span>
        <span>
          <kbd>Enter</kbd> {texts.keys.open}
        </span>
        <span>
          <kbd>Esc</kbd> {texts.keys.close}
        </span>
      </p>
    </>
  )
}
