import { InformationPage } from './InformationPage.tsx'
import { terms } from './termsTexts.ts'

export default function TermsPage() {
  return <InformationPage of={terms} />
}
