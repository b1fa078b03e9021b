import { help } from './helpTexts.ts'
import { InformationPage } from './InformationPage.tsx'

export default function HelpPage() {
  return <InformationPage of={help} />
}
