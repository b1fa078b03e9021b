import type { CompanyView } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import type { Choice } from '../../data/choice.ts'
import { LanguageModelChoice } from '../../parts/choices/LanguageModelChoice.tsx'
import { changedSince, locksLanguage, withPreset } from './presets.ts'
import classes from './SettingsCard.module.css'
import { SettingsForm } from './SettingsForm.tsx'
import { differences } from './settingWords.ts'
import { presetNameOf } from './summary.ts'
import { selectionTexts as texts } from './texts.ts'

/** Everything about the interview that can be chosen, and what of it a preset has set. */
export function SettingsCard(props: {
  choice: Choice
  /** The company of the preset, where one is chosen and known. */
  company: CompanyView | undefined
  onChange: (choice: Choice) => void
}) {
  return (
    <section className={classes.card} aria-labelledby="settings">
      <h2 id="settings" className={classes.title}>
        {texts.settings}
      </h2>
      <Origin {...props} />
      <SettingsForm
        choice={props.choice}
        isLocked={locksLanguage(props.choice, props.company)}
        onChange={props.onChange}
      />
      <LanguageModelChoice />
    </section>
  )
}

/** Who set what stands in the form: a preset, somebody by hand, or both. */
function Origin({ choice, company, onChange }: Parameters<typeof SettingsCard>[0]) {
  const { preset, settings } = choice
  if (preset === null || company === undefined) return <p className={classes.origin}>{texts.byHand}</p>
  const changes = differences(settings, changedSince(choice, company))
  return (
    <div className={classes.origin} role="status">
      <p className={classes.line}>{texts.presetSet(presetNameOf(company, preset.round))}</p>
      {changes !== '' && (
        <>
          <p className={classes.line}>{texts.presetChanged(changes)}</p>
          <Button size="xs" onClick={() => onChange(withPreset(choice, company, preset.round))}>
            {texts.setBack}
          </Button>
        </>
      )}
    </div>
  )
}
