import { VisuallyHidden } from '@mantine/core'
import { Spotlight, type SpotlightStore, useSpotlight } from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useId } from 'react'
import { useNavigate } from 'react-router'
import { type Command, grouped, matching } from './match.ts'
import classes from './Palette.module.css'
import { closePalette } from './paletteState.ts'
import { paletteTexts as texts } from './texts.ts'
import { useCommands } from './useCommands.ts'

const maxShown = 60

/**
 * The search field and its results. Spotlight moves the selection. To screen readers it is a combobox: focus stays in
 * the field.
 */
export function PaletteSearch({ store, onLeave }: { store: SpotlightStore; onLeave: () => void }) {
  const { query, selected } = useSpotlight(store)
  const navigate = useNavigate()
  const { commands, state } = useCommands()
  const matches = matching(commands, query)
  const groups = grouped(matches.slice(0, maxShown))
  const found = groups.flatMap(({ commands }) => commands)
  const listId = useId()
  const optionId = (at: number) => `${listId}-${at}`
  useKeptSelection(store, listId, found)

  const choose = (command: Command) => {
    if ('to' in command) onLeave()
    closePalette()
    if ('to' in command) void navigate(command.to)
    else command.run()
  }
  const active = found[selected]
  const said = sentenceOf(matches.length, query.trim(), state)

  return (
    <>
      <Spotlight.Search
        leftSection={<IconSearch size={18} stroke={1.6} aria-hidden="true" />}
        placeholder={texts.placeholder}
        aria-label={texts.title}
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active && optionId(selected)}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        data-autofocus
      />
      <Spotlight.ActionsList id={listId} role="listbox" aria-label={texts.listed}>
        {groups.map(({ group, commands }) => (
          <Spotlight.ActionsGroup key={group} label={group} role="group" aria-label={group}>
            {commands.map((command) => (
              <Spotlight.Action
                key={command.id}
                // Spotlight doesn't give its actions ids, which the combobox needs to refer to its option.
                ref={(option) => {
                  if (option !== null) option.id = optionId(found.indexOf(command))
                }}
                role="option"
                aria-selected={command === active}
                label={command.label}
                rightSection={command.hint}
                onClick={() => choose(command)}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
      </Spotlight.ActionsList>
      {found.length === 0 && <Spotlight.Empty>{said}</Spotlight.Empty>}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Spotlight.Footer>
        {state === 'failed' && found.length > 0 && <p className={classes.failed}>{texts.failed}</p>}
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
      </Spotlight.Footer>
    </>
  )
}

/** The line above the results: how many there are, or why there are none. */
function sentenceOf(count: number, query: string, state: 'reading' | 'read' | 'failed'): string {
  if (count > 0) return texts.results(count)
  if (state === 'reading') return texts.reading
  return state === 'failed' ? texts.emptyAndFailed(query) : texts.empty(query)
}

/**
 * Selects the first result, even if a better one takes its place later. Once the user has moved the selection, leaves
 * it alone. Spotlight marks the selected action in the page, and Enter presses it.
 */
function useKeptSelection(store: SpotlightStore, listId: string, found: readonly Command[]): void {
  const list = found.map(({ id }) => id).join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is another list that needs another selection
  useEffect(() => {
    const actions = [...(document.getElementById(listId)?.querySelectorAll('[data-action]') ?? [])]
    const hasMoved = store.getState().selected > 0
    const kept = hasMoved ? actions.findIndex((action) => action.hasAttribute('data-selected')) : 0
    const selected = Math.max(0, kept)
    for (const action of actions) action.removeAttribute('data-selected')
    actions[selected]?.setAttribute('data-selected', 'true')
    store.updateState((state) => ({ ...state, selected }))
  }, [store, listId, list])
}
