import { UnstyledButton } from '@mantine/core'
import { IconCoin } from '@tabler/icons-react'
import { useState } from 'react'
import { amountOf, useWallet } from '../../data/wallet.ts'
import { HeaderPopover } from '../layout/HeaderPopover.tsx'
import { walletTexts as texts } from './texts.ts'
import classes from './WalletButton.module.css'
import { WalletFacts } from './WalletFacts.tsx'

/** Tokens left, in the header; what it cannot know it does not claim. */
export function WalletButton() {
  const [opened, setOpened] = useState(false)
  const { data, isError } = useWallet()
  if (data === undefined && !isError) return <span className={classes.skeleton} />
  const left = data === undefined ? null : amountOf(data.tokens.left)
  return (
    <HeaderPopover
      label={texts.title}
      width={288}
      opened={opened}
      onChange={setOpened}
      target={
        <UnstyledButton
          className={classes.button ?? ''}
          data-low={data?.tokens.low}
          aria-label={left === null ? texts.unknownFor : texts.buttonFor(left)}
          onClick={() => setOpened(!opened)}
        >
          <IconCoin size={18} stroke={1.6} aria-hidden="true" />
          {left === null ? texts.unknown : texts.button(left)}
        </UnstyledButton>
      }
    >
      <WalletFacts onLeave={() => setOpened(false)} />
    </HeaderPopover>
  )
}
