import { type PanelSetting, settingsPanel, settingsPanelCloseLabel, settingsPanelNote } from '@greenroom/shared/rules'
import { Button, NativeSelect } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useLanguages } from '../../../data/languages.ts'
import { useRoomAccess } from '../../../parts/room/roomContext.ts'
import { roomTexts as texts } from '../../../parts/room/texts.ts'
import { useSession } from '../../../parts/room/useInterview.ts'
import { useIsLedByPerson } from '../../../parts/room/useRole.ts'
import ui from '../../../ui/primitives.module.css'
import { changeOf, fieldOf, type PanelSession } from './panelFields.ts'
import classes from './SettingsPanel.module.css'

/** The settings in spec §2. Changes apply immediately; a locked setting says why. */
export function SettingsPanel({ onClose, withTitle = true }: { onClose?: () => void; withTitle?: boolean }) {
  const isLedByPerson = useIsLedByPerson()
  const state = useSession(({ settings, programmingLanguage, languageLocked, assessmentType, phase }) => ({
    settings,
    programmingLanguage,
    languageLocked,
    assessmentType,
    phase,
  }))
  if (state === null) return null
  return (
    <div className={clsx(ui.flex, ui.column, ui.gap16, classes.panel)}>
      {withTitle && (
        <div className={clsx(ui.row, ui.between)}>
          <h2 className={clsx(ui.flat, ui.large, classes.title)}>{texts.settings}</h2>
          {onClose !== undefined && (
            <Button size="xs" onClick={onClose}>
              {settingsPanelCloseLabel}
            </Button>
          )}
        </div>
      )}
      <p className={clsx(ui.flat, ui.small, ui.quiet)}>{settingsPanelNote}</p>
      {settingsPanel
        // A human interviewer's personality can't be set.
        .filter(({ name }) => !isLedByPerson || name !== 'interviewerPersonality')
        .map((setting) => (
          <SettingField key={setting.name} setting={setting} state={state} />
        ))}
    </div>
  )
}

function SettingField({ setting, state }: { setting: PanelSetting; state: PanelSession }) {
  const { client } = useRoomAccess()
  const { value, options, lockedBecause } = fieldOf(setting, state)
  const languages = useLanguages()
  const isLanguage = setting.name === 'programmingLanguage'
  /** The choice being sent to the server. */
  const [chosen, setChosen] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  async function change(wanted: string) {
    const command = changeOf(setting, wanted)
    if (command === null) return
    setChosen(wanted)
    setProblem(null)
    const answer = await client.send(command)
    setChosen(null)
    if (!answer.ok) setProblem(answer.error.message)
  }

  return (
    <NativeSelect
      classNames={{ label: clsx(ui.row, ui.between, classes.label), input: classes.input ?? '' }}
      label={
        <>
          {setting.label}
          {lockedBecause !== null && <IconLock size={14} stroke={1.6} aria-hidden="true" />}
        </>
      }
      description={lockedBecause ?? (isLanguage ? languages.whyMissing(value) : null)}
      error={problem}
      disabled={lockedBecause !== null}
      data={isLanguage ? languages.options : [...options]}
      value={chosen ?? value}
      onChange={(event) => void change(event.currentTarget.value)}
    />
  )
}
