import type { CountryCode } from '@greenroom/shared/vocabulary'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { sentenceOf } from '../../data/api.ts'
import { detectCountry } from '../../data/location.ts'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { useSubmit } from '../../ui/useSubmit.ts'
import classes from './InformationPage.module.css'
import { countryTexts as texts } from './privacyTexts.ts'

/** Shows the country detected for this browser. Only asks the server on request, because the response sets cookies. */
export function OwnCountry() {
  const [country, setCountry] = useState<CountryCode | null>(null)
  const { submit, pending, error } = useSubmit(async () => setCountry(await detectCountry()))
  return (
    <div className={clsx(ui.grid, ui.gap12, classes.more)}>
      <Button variant="default" loading={pending} onClick={() => void submit()}>
        {texts.show}
      </Button>
      <p role="status" className={ui.under16}>
        {country !== null && error === null && texts.found(country)}
      </p>
      {error !== null && <Problem>{sentenceOf(error)}</Problem>}
    </div>
  )
}
