import { locale } from '@greenroom/shared/english'
import { type CountryCode, countryCodes } from '@greenroom/shared/vocabulary'
import { NativeSelect } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import ui from '../../ui/primitives.module.css'
import classes from './Subscriptions.module.css'
import { subscriptionTexts as texts } from './texts.ts'

const names = new Intl.DisplayNames(locale, { type: 'region' })
const nameOf = (country: CountryCode): string =>
  country === 'OTHER' || country === 'UNKNOWN' ? texts.otherCountry : (names.of(country) ?? country)

const options = countryCodes
  .filter((code) => code !== 'UNKNOWN' && code !== 'OTHER')
  .map((value) => ({ value, label: nameOf(value) }))
  .sort((one, other) => one.label.localeCompare(other.label))

/** Shows which country the prices are for, with a menu to change it. */
export function CountryChoice({ country }: { country: CountryCode }) {
  const [, setSearch] = useSearchParams()
  const [isOpen, setOpen] = useState(false)
  const isNamed = country !== 'OTHER' && country !== 'UNKNOWN'
  const choose = (chosen: string) => {
    setOpen(false)
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        after.set('country', chosen)
        return after
      },
      { replace: true },
    )
  }
  return (
    <div className={clsx(ui.row, ui.wrap, ui.small, ui.quiet, classes.country)}>
      <span>{isNamed ? texts.pricesFor(nameOf(country)) : texts.pricesUnknown}</span>
      {isOpen ? (
        <NativeSelect
          aria-label={texts.country}
          autoFocus
          value={isNamed ? country : 'OTHER'}
          data={[...options, { value: 'OTHER', label: texts.otherCountry }]}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      ) : (
        <button
          type="button"
          className={clsx(ui.bare, ui.accent, ui.borderless, ui.clear, ui.pressable, classes.textButton)}
          onClick={() => setOpen(true)}
        >
          {texts.changeCountry}
        </button>
      )}
    </div>
  )
}
