import { mailNotices, type OwnAccount, type Profile } from '@greenroom/shared/wire'
import { Checkbox } from '@mantine/core'
import { clsx } from 'clsx'
import { useProfileSave } from '../../data/profileSave.ts'
import ui from '../../ui/primitives.module.css'
import classes from './Settings.module.css'
import { SettingsRow, SettingsSection } from './SettingsRow.tsx'
import { settingsTexts } from './texts.ts'

const texts = settingsTexts.mails

/** Switches for optional emails. */
export function NoticeSettings({ profile, account }: { profile: Profile; account: OwnAccount }) {
  const save = useProfileSave()
  return (
    <SettingsSection title={settingsTexts.notices}>
      <SettingsRow label={texts.label} hint={account.emailVerified ? texts.to(account.email) : texts.unverified}>
        {mailNotices.map((notice) => (
          <Checkbox
            key={notice}
            className={clsx(ui.lineAbove, classes.switch)}
            labelPosition="left"
            label={texts.rows[notice]}
            checked={profile.mailNotices[notice]}
            onChange={({ currentTarget }) => save({ mailNotices: { [notice]: currentTarget.checked } })}
          />
        ))}
      </SettingsRow>
    </SettingsSection>
  )
}
