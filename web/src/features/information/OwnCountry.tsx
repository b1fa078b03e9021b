import type { CountryCode } from '@greenroom/shared/vocabulary'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { sentenceOf } from '../../data/api.ts'
import { detectCountry } from '../../data/location.ts'
import { Problem } from '../../ui/Problem.tsx'
import { useSubmit } from '../../ui/useSubmit.ts'
import classes from './InformationPage.module.css'
import { countryTexts as texts } from './privacyTexts.ts'

/** Shows which country this browser is taken to be in. It asks when it is told to: the answer sets cookies. */
export function OwnCountry() {
  const [country, setCountry] = useState<CountryCode | null>(null)
  const { submit, pending, error } = useSubmit(async () => setCountry(await detectCountry()))
  return (
    <div className={classes.more}>
      <Button variant="default" loading={pending} onClick={() => void submit()}>
        {texts.show}
      </Button>
      <p role="status" className={classes.text}>
        {country !== null && error === null && texts.found(country)}
      </p>
      {error !== null && <Problem>{sentenceOf(error)}</Problem>}
    </div>
  )
}
