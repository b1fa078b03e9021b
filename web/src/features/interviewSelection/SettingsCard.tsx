import type { CompanyView } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import type { Choice } from '../../data/choice.ts'
import { LanguageModelChoice } from '../../parts/choices/LanguageModelChoice.tsx'
import ui from '../../ui/primitives.module.css'
import { changedSince, locksLanguage, withPreset } from './presets.ts'
import classes from './SettingsCard.module.css'
import { SettingsForm } from './SettingsForm.tsx'
import { differences } from './settingWords.ts'
import { presetNameOf } from './summary.ts'
import { selectionTexts as texts } from './texts.ts'

/** All interview settings, including those the preset has filled in. */
export function SettingsCard(props: {
  choice: Choice
  /** The preset's company, if one is chosen and known. */
  company: CompanyView | undefined
  mayAskAboutCv: boolean
  onChange: (choice: Choice) => void
}) {
  return (
    <section className={clsx(ui.round, ui.thinLineAround, ui.surface, classes.card)} aria-labelledby="settings">
      <h2 id="settings" className={clsx(ui.flat, ui.large, ui.tight)}>
        {texts.settings}
      </h2>
      <Origin {...props} />
      <SettingsForm
        choice={props.choice}
        isLocked={locksLanguage(props.choice, props.company)}
        mayAskAboutCv={props.mayAskAboutCv}
        onChange={props.onChange}
      />
      <LanguageModelChoice />
    </section>
  )
}

/** Says where the form's settings came from: a preset, the user or both. */
function Origin({ choice, company, onChange }: Parameters<typeof SettingsCard>[0]) {
  const { preset, settings } = choice
  if (preset === null || company === undefined)
    return <p className={clsx(ui.small, ui.quiet, classes.origin)}>{texts.byHand}</p>
  const changes = differences(settings, changedSince(choice, company))
  return (
    <div className={clsx(ui.small, ui.quiet, classes.origin)} role="status">
      <p className={ui.flat}>{texts.presetSet(presetNameOf(company, preset.round))}</p>
      {changes !== '' && (
        <>
          <p className={ui.flat}>{texts.presetChanged(changes)}</p>
          <Button size="xs" onClick={() => onChange(withPreset(choice, company, preset.round))}>
            {texts.setBack}
          </Button>
        </>
      )}
    </div>
  )
}
