import { InformationPage } from './InformationPage.tsx'
import { aboutUs } from './texts.ts'

export default function AboutUsPage() {
  return <InformationPage of={aboutUs} />
}
