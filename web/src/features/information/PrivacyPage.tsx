import { InformationPage } from './InformationPage.tsx'
import { privacy } from './texts.ts'

export default function PrivacyPage() {
  return <InformationPage of={privacy} />
}
