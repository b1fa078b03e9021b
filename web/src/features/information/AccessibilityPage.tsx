import { accessibility } from './accessibilityTexts.ts'
import { InformationPage } from './InformationPage.tsx'

export default function AccessibilityPage() {
  return <InformationPage of={accessibility} />
}
