import { usualDomain } from '@greenroom/shared/vocabulary'
import type { ReactNode } from 'react'
import { sentenceOf } from '../../data/api.ts'
import { useDomain, useDomainChange } from '../../data/domain.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Problem } from '../../ui/Problem.tsx'
import { useSubmit } from '../../ui/useSubmit.ts'
import { domainTexts as texts } from './texts.ts'

/** A page about interviews. If someone comes back to it while studying another domain, they can switch. */
export function OfInterviews({ children }: { children: ReactNode }) {
  const domain = useDomain()
  const change = useDomainChange()
  const { submit, error } = useSubmit(() => change(usualDomain))
  if (domain === null || domain === usualDomain) return children
  return (
    <Notice
      title={texts.elsewhere.title}
      body={texts.elsewhere.body(texts.names[domain])}
      action={{ label: texts.switchTo(texts.names[usualDomain]), onClick: () => void submit() }}
    >
      <Problem>{error === null ? null : `${texts.notSaved} ${sentenceOf(error)}`}</Problem>
    </Notice>
  )
}
