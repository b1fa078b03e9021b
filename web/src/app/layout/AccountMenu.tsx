import { Menu, UnstyledButton } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { becomeNobody, type Me, signOut } from '../account.ts'
import classes from './AccountMenu.module.css'
import { AppearanceItems } from './AppearanceItems.tsx'
import { layoutTexts } from './texts.ts'

export function AccountMenu({ me }: { me: Me }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const leaving = useMutation({
    mutationFn: async () => {
      await signOut()
      // First away: a guarded page would send somebody who is nobody to the sign-in.
      await navigate('/')
      becomeNobody(client)
    },
  })
  return (
    <Menu position="bottom-end" shadow="md" width={240} closeOnItemClick={false}>
      <Menu.Target>
        <UnstyledButton
          className={classes.face ?? ''}
          aria-label={`${initialsOf(me)}, ${layoutTexts.account(me.userName)}`}
        >
          {initialsOf(me)}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.who}>
          <div className={classes.name}>{me.userName}</div>
          <div className={classes.email}>{me.email}</div>
        </div>
        <Menu.Divider />
        <AppearanceItems />
        <Menu.Divider />
        <Menu.Item disabled={leaving.isPending} onClick={() => leaving.mutate()}>
          {layoutTexts.signOut}
        </Menu.Item>
        {leaving.isError && (
          <p className={classes.failure} role="alert">
            {layoutTexts.signOutFailed}
          </p>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

function initialsOf({ firstName, lastName, userName }: Me): string {
  const initials = `${firstName.charAt(0)}${lastName.charAt(0)}`
  return (initials === '' ? userName.slice(0, 2) : initials).toUpperCase()
}
