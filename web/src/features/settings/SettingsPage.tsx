import { useMantineColorScheme } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { sentenceOf } from '../../data/api.ts'
import { useOwnAccount } from '../../data/ownAccount.ts'
import { useProfile } from '../../data/profile.ts'
import { useProfileOfOtherTabs } from '../../data/profileSave.ts'
import { appearanceName, colourSchemes } from '../../ui/appearance/colourScheme.ts'
import { Notice } from '../../ui/Notice.tsx'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'
import ui from '../../ui/primitives.module.css'
import { RadioField } from '../../ui/RadioField.tsx'
import { AccountSettings } from './AccountSettings.tsx'
import { BlockedPeople } from './BlockedPeople.tsx'
import { EditorSettings } from './EditorSettings.tsx'
import { InterviewSettings } from './InterviewSettings.tsx'
import { NoticeSettings } from './NoticeSettings.tsx'
import { PlanSettings } from './PlanSettings.tsx'
import { SavedLine } from './SavedLine.tsx'
import { SecuritySettings } from './SecuritySettings.tsx'
import classes from './Settings.module.css'
import { SettingsRow, SettingsSection } from './SettingsRow.tsx'
import { SideLinks } from './SideLinks.tsx'
import { settingsTexts as texts } from './texts.ts'
import { YourData } from './yourData/YourData.tsx'

/** All of a user's settings on one page. Choices are saved immediately; name, email and password open in place. */
export default function SettingsPage() {
  const ownAccount = useOwnAccount()
  const ownProfile = useProfile()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  useProfileOfOtherTabs()
  const [nameSavedAt, setNameSavedAt] = useState<string | null>(null)
  const { data: account } = ownAccount
  const { data: profile } = ownProfile
  if (account === undefined || profile === undefined) {
    const unread = [ownAccount, ownProfile].filter(({ data, error }) => data === undefined && error !== null)
    const [first] = unread
    if (first === undefined) return <PageSkeleton />
    const refetch = () => {
      for (const each of unread) void each.refetch()
    }
    return (
      <Notice title={texts.failed} body={sentenceOf(first.error)} action={{ label: texts.again, onClick: refetch }} />
    )
  }
  return (
    <div className={clsx(ui.grid, classes.page)}>
      <SideLinks />
      <div className={ui.shrinks}>
        <div className={clsx(ui.flex, ui.wrap, ui.between, ui.baseline, ui.gap4by16, ui.touchable)}>
          <h1 className={ui.flat}>{texts.title}</h1>
          <SavedLine savedAt={later(profile.savedAt, nameSavedAt)} />
        </div>
        <AccountSettings
          account={account}
          goal={profile.goal}
          onSaved={() => setNameSavedAt(new Date().toISOString())}
        />
        <SecuritySettings account={account} />
        <InterviewSettings profile={profile} />
        <SettingsSection title={texts.appearance}>
          <SettingsRow
            label={texts.theme.label}
            hint={texts.theme.hint}
            control={
              <RadioField
                label={appearanceName}
                labelHidden
                value={colorScheme}
                options={colourSchemes}
                onChange={setColorScheme}
              />
            }
          />
          <EditorSettings />
        </SettingsSection>
        <NoticeSettings profile={profile} account={account} />
        <BlockedPeople />
        <PlanSettings />
        <YourData email={account.email} />
      </div>
    </div>
  )
}

/** The later of two ISO 8601 times. */
const later = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && Date.parse(other) > Date.parse(one)) ? other : one
