import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { sentenceOf } from '../../data/api.ts'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { useSubmit } from '../../ui/useSubmit.ts'
import { cvTexts } from './texts.ts'
import type { CvDraft } from './useCvDraft.ts'

const texts = cvTexts.model

/** Asks the language model about the CV's lines. Doesn't send anything before the button is pressed. */
export function AskModel({ draft }: { draft: CvDraft }) {
  const [outcome, setOutcome] = useState('')
  const left = useRef(new AbortController())
  useEffect(() => {
    const here = new AbortController()
    left.current = here
    return () => here.abort()
  }, [])
  const asking = useSubmit(async () => {
    setOutcome('')
    const found = await draft.askModel(left.current.signal)
    setOutcome(found === null ? texts.failed : texts.found(found))
  })
  return (
    <div className={ui.under16}>
      <div className={clsx(ui.flex, ui.between, ui.middle, ui.gap12)}>
        <span className={clsx(ui.small, ui.quiet)}>{texts.lead}</span>
        <Button size="sm" className={ui.fixed} loading={asking.pending} onClick={() => void asking.submit()}>
          {texts.ask}
        </Button>
      </div>
      <p role="status" className={clsx(ui.flat, ui.small, ui.after8)}>
        {asking.pending ? texts.asking : outcome}
      </p>
      {asking.error !== null && <Problem mt={8}>{sentenceOf(asking.error)}</Problem>}
    </div>
  )
}
