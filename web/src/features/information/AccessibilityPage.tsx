import { accessibility } from './helpTexts.ts'
import { InformationPage } from './InformationPage.tsx'

export default function AccessibilityPage() {
  return <InformationPage of={accessibility} />
}
