import { InformationPage } from './InformationPage.tsx'
import { terms } from './texts.ts'

export default function TermsPage() {
  return <InformationPage of={terms} />
}
