import { UnstyledButton } from '@mantine/core'
import { IconCoin } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useState } from 'react'
import { amountOf, useWallet } from '../../data/wallet.ts'
import ui from '../../ui/primitives.module.css'
import { HeaderPopover } from '../layout/HeaderPopover.tsx'
import { walletTexts as texts } from './texts.ts'
import classes from './WalletButton.module.css'
import { WalletFacts } from './WalletFacts.tsx'

/** Tokens left, in the header. Doesn't show a number until it's known. */
export function WalletButton() {
  const [opened, setOpened] = useState(false)
  const { data, isError } = useWallet()
  if (data === undefined && !isError) return <span className={clsx(ui.roundSmall, ui.bubble, classes.skeleton)} />
  const left = data === undefined ? null : amountOf(data.tokens.left)
  return (
    <HeaderPopover
      label={texts.title}
      width={288}
      opened={opened}
      onChange={setOpened}
      target={
        <UnstyledButton
          className={clsx(
            ui.inlineRow,
            ui.gap6,
            ui.text15,
            ui.quiet,
            ui.figures,
            ui.oneLine,
            ui.round,
            ui.hovers,
            classes.button,
          )}
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
