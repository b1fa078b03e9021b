import type { Me } from '@greenroom/shared/wire'
import { UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useLocation } from 'react-router'
import { useAccessChanges } from '../../data/access.ts'
import ui from '../../ui/primitives.module.css'
import { BellButton } from '../bell/BellButton.tsx'
import { isAdminPage } from '../navigation/entries.ts'
import { navigationTexts } from '../navigation/texts.ts'
import { paletteAriaKeys, paletteKeys } from '../palette/keys.ts'
import { openPalette } from '../palette/paletteState.ts'
import { useLowTokensWarning } from '../wallet/useLowTokensWarning.ts'
import { WalletButton } from '../wallet/WalletButton.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import classes from './HeaderTools.module.css'

/**
 * The header's right side for signed-in users: the palette, the wallet (in the administration, its label) and the
 * account.
 */
export function HeaderTools({ me }: { me: Me }) {
  useLowTokensWarning(me.id)
  useAccessChanges(me)
  const { pathname } = useLocation()
  return (
    <>
      <UnstyledButton
        className={clsx(
          ui.inlineRow,
          ui.gap8,
          ui.text15,
          ui.quiet,
          ui.lineAround,
          ui.round,
          ui.surface,
          ui.hovers,
          classes.goTo,
        )}
        aria-haspopup="dialog"
        aria-keyshortcuts={paletteAriaKeys}
        onClick={openPalette}
      >
        <IconSearch size={16} stroke={1.6} aria-hidden="true" />
        <span>{navigationTexts.goTo}</span>
        <kbd className={classes.keys}>{paletteKeys}</kbd>
      </UnstyledButton>
      {isAdminPage(pathname) ? (
        <span className={clsx(ui.small, ui.quiet, ui.lineAround, ui.roundSmall, classes.area)}>
          {navigationTexts.admin}
        </span>
      ) : (
        <span className={classes.wallet}>
          <WalletButton />
        </span>
      )}
      <BellButton />
      <AccountMenu me={me} />
    </>
  )
}
