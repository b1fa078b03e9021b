import { SettingsSection } from '../SettingsRow.tsx'
import { DeleteRow } from './DeleteRow.tsx'
import { ExportRow } from './ExportRow.tsx'
import { yourDataTexts as texts } from './texts.ts'

/** Your data: download it, or delete the account. */
export function YourData({ email }: { email: string }) {
  return (
    <SettingsSection title={texts.title}>
      <ExportRow />
      <DeleteRow email={email} />
    </SettingsSection>
  )
}
