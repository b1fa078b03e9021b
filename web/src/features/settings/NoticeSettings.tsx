import { mayEditContent } from '@greenroom/shared/rules'
import { mailNotices, type OwnAccount, type Profile } from '@greenroom/shared/wire'
import { Checkbox } from '@mantine/core'
import { clsx } from 'clsx'
import { useAccount } from '../../data/account.ts'
import { useProfileSave } from '../../data/profileSave.ts'
import ui from '../../ui/primitives.module.css'
import classes from './Settings.module.css'
import { SettingsRow, SettingsSection } from './SettingsRow.tsx'
import { settingsTexts } from './texts.ts'

const texts = settingsTexts.mails

/** Switches for optional emails. */
export function NoticeSettings({ profile, account }: { profile: Profile; account: OwnAccount }) {
  const save = useProfileSave()
  const signedIn = useAccount()
  const isEditor = signedIn.status === 'signed_in' && mayEditContent(signedIn.me.subscriptionTier)
  const shown = mailNotices.filter((notice) => notice !== 'contentReview' || isEditor)
  return (
    <SettingsSection title={settingsTexts.notices}>
      <SettingsRow label={texts.label} hint={account.emailVerified ? texts.to(account.email) : texts.unverified}>
        {shown.map((notice) => (
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
