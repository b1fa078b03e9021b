import { contentDomains } from '@greenroom/shared/vocabulary'
import { sentenceOf } from '../../data/api.ts'
import { useDomain, useDomainChange } from '../../data/domain.ts'
import { Problem } from '../../ui/Problem.tsx'
import { RadioField } from '../../ui/RadioField.tsx'
import { domainTexts as texts } from './texts.ts'
import { useSubmitted } from './useSubmitted.ts'

/** Switches between domains. The choice is stored with the account, and no work is lost in either domain. */
export function DomainChoice({ labelHidden = false, onChosen }: { labelHidden?: boolean; onChosen?: () => void }) {
  const domain = useDomain()
  const change = useDomainChange()
  const { choose, chosen, error } = useSubmitted(change, onChosen)
  if (domain === null) return null
  return (
    <div>
      <RadioField
        label={texts.label}
        labelHidden={labelHidden}
        value={chosen ?? domain}
        options={contentDomains.map((value) => ({ value, label: texts.names[value] }))}
        onChange={choose}
      />
      <Problem>{error === null ? null : `${texts.notSaved} ${sentenceOf(error)}`}</Problem>
    </div>
  )
}
