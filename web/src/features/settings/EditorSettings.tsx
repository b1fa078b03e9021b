import type { EditorPreferences } from '@greenroom/shared/wire'
import { NativeSelect } from '@mantine/core'
import { clsx } from 'clsx'
import { useAccountEditor } from '../../data/accountEditor.ts'
import { editorKeys, fontSizes, keepEditorChoices, tabSizes } from '../../data/editorChoices.ts'
import { useProfileSave } from '../../data/profileSave.ts'
import ui from '../../ui/primitives.module.css'
import { RadioField } from '../../ui/RadioField.tsx'
import classes from './Settings.module.css'
import { SettingsRow } from './SettingsRow.tsx'
import { settingsTexts } from './texts.ts'

const texts = settingsTexts.editor

/** Code editor settings: key bindings, font size and tab width. */
export function EditorSettings() {
  const choices = useAccountEditor()
  const save = useProfileSave()
  const { keys, tabSize, fontSize } = choices
  const choose = (change: Partial<EditorPreferences>) => {
    const editor = { keys, tabSize, ...change }
    keepEditorChoices({ fontSize, ...editor })
    save({ editor })
  }
  return (
    <>
      <SettingsRow
        label={texts.keys}
        hint={texts.keysHint}
        control={
          <RadioField
            label={texts.keys}
            labelHidden
            value={keys}
            options={editorKeys.map((value) => ({ value, label: texts.names[value] }))}
            onChange={(chosen) => choose({ keys: chosen })}
          />
        }
      >
        {keys !== 'standard' && (
          <p className={clsx(ui.flat, ui.text13, ui.quiet, ui.breaks, classes.hint)}>{texts.browserKeys}</p>
        )}
      </SettingsRow>
      <SettingsRow
        label={texts.text}
        hint={texts.textHint}
        control={
          <div className={clsx(ui.row, ui.wrap, classes.controls)}>
            <NativeSelect
              label={texts.fontSize}
              styles={{ label: { marginBottom: 0 } }}
              data={fontSizes.map((size) => ({ value: String(size), label: texts.pixels(size) }))}
              value={String(fontSize)}
              onChange={({ currentTarget: { value } }) =>
                keepEditorChoices({ ...choices, fontSize: fontSizes.find((size) => String(size) === value) ?? 14 })
              }
            />
            <RadioField
              label={texts.tabSize}
              dense
              value={tabSize ?? 0}
              options={[
                { value: 0, label: texts.usual },
                ...tabSizes.map((size) => ({ value: size, label: String(size) })),
              ]}
              onChange={(chosen) => choose({ tabSize: tabSizes.find((size) => size === chosen) ?? null })}
            />
          </div>
        }
      />
    </>
  )
}
