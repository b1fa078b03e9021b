import { isAdmin } from '@greenroom/shared/rules'
import type { Me } from '@greenroom/shared/wire'
import { Button, UnstyledButton } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { signOut } from '../../data/account.ts'
import { DomainChoice } from '../../parts/domain/DomainChoice.tsx'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { useSubmit } from '../../ui/useSubmit.ts'
import { isAdminPage } from '../navigation/entries.ts'
import { Upsell } from '../upsell/Upsell.tsx'
import { WalletFacts } from '../wallet/WalletFacts.tsx'
import classes from './AccountMenu.module.css'
import { AppearanceChoice } from './AppearanceChoice.tsx'
import { HeaderPopover } from './HeaderPopover.tsx'
import { layoutTexts } from './texts.ts'

/** The account, the theme and signing out; on a phone also the wallet, which doesn't fit in the header. */
export function AccountMenu({ me }: { me: Me }) {
  const [opened, setOpened] = useState(false)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { submit, pending, error } = useSubmit(async () => {
    await signOut()
    // A full page load, so that none of the user's data stays in memory.
    location.assign('/')
  })
  const label = layoutTexts.account(me.userName)
  return (
    <HeaderPopover
      label={label}
      width={312}
      opened={opened}
      onChange={setOpened}
      target={
        <UnstyledButton
          className={clsx(
            ui.grid,
            ui.placeMiddle,
            ui.text12,
            ui.quiet,
            ui.strong,
            ui.lineAround,
            ui.circle,
            ui.bubble,
            classes.face,
          )}
          aria-label={`${initialsOf(me)}, ${label}`}
          onClick={() => setOpened(!opened)}
        >
          {initialsOf(me)}
        </UnstyledButton>
      }
    >
      <p className={clsx(ui.flat, ui.medium, ui.breaks)}>{me.userName}</p>
      <p className={clsx(ui.flat, ui.text14, ui.quiet, ui.breaks)}>{me.email}</p>
      {me.emailVerified === false && <p className={clsx(ui.after4, ui.text13, ui.quiet)}>{layoutTexts.unverified}</p>}
      <div className={clsx(ui.lineAbove, classes.wallet)}>
        <WalletFacts onLeave={() => setOpened(false)} />
      </div>
      <div className={classes.offer}>
        <Upsell onLeave={() => setOpened(false)} />
      </div>
      <div className={classes.appearance}>
        <DomainChoice
          onChosen={() => {
            setOpened(false)
            void navigate('/dashboard')
          }}
        />
      </div>
      <div className={classes.appearance}>
        <AppearanceChoice />
      </div>
      {isAdmin(me.subscriptionTier) && (
        <Button
          component={Link}
          to={isAdminPage(pathname) ? '/dashboard' : '/admin'}
          fullWidth
          mb={8}
          onClick={() => setOpened(false)}
        >
          {isAdminPage(pathname) ? layoutTexts.leaveAdministration : layoutTexts.administration}
        </Button>
      )}
      <Button component={Link} to="/app/settings" fullWidth mb={8} onClick={() => setOpened(false)}>
        {layoutTexts.settings}
      </Button>
      <Button fullWidth loading={pending} onClick={() => void submit()}>
        {layoutTexts.signOut}
      </Button>
      {error !== null && <Problem mt={8}>{layoutTexts.signOutFailed}</Problem>}
    </HeaderPopover>
  )
}

function initialsOf({ firstName, lastName, userName }: Me): string {
  const initials = `${firstName.charAt(0)}${lastName.charAt(0)}`
  return (initials === '' ? userName.slice(0, 2) : initials).toUpperCase()
}
