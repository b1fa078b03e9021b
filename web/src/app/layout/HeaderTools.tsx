import type { Me } from '@greenroom/shared/wire'
import { UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { BellButton } from '../bell/BellButton.tsx'
import { navigationTexts } from '../navigation/texts.ts'
import { paletteAriaKeys, paletteKeys } from '../palette/keys.ts'
import { openPalette } from '../palette/paletteState.ts'
import { useLowTokensWarning } from '../wallet/useLowTokensWarning.ts'
import { WalletButton } from '../wallet/WalletButton.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import classes from './HeaderTools.module.css'

/** The right side of the header for who is signed in: the palette, the wallet and the account. */
export function HeaderTools({ me }: { me: Me }) {
  useLowTokensWarning(me.id)
  return (
    <>
      <UnstyledButton
        className={classes.goTo ?? ''}
        aria-haspopup="dialog"
        aria-keyshortcuts={paletteAriaKeys}
        onClick={openPalette}
      >
        <IconSearch size={16} stroke={1.6} aria-hidden="true" />
        <span>{navigationTexts.goTo}</span>
        <kbd className={classes.keys}>{paletteKeys}</kbd>
      </UnstyledButton>
      <span className={classes.wallet}>
        <WalletButton />
      </span>
      <BellButton />
      <AccountMenu me={me} />
    </>
  )
}
