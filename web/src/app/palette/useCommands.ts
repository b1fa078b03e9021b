import { type ContentDomain, contentDomains, usualDomain } from '@greenroom/shared/vocabulary'
import { useMantineColorScheme } from '@mantine/core'
import { signOut, useAccount } from '../../data/account.ts'
import { sentenceOf } from '../../data/api.ts'
import { useDomain, useDomainChange } from '../../data/domain.ts'
import { domainTexts } from '../../parts/domain/texts.ts'
import { colourSchemes } from '../../ui/appearance/colourScheme.ts'
import { pageHeads } from '../head.ts'
import { type Audience, accountEntries, adminEntries, mainEntries, moreEntries } from '../navigation/entries.ts'
import { type Entry, footerEntries } from '../navigation/publicEntries.ts'
import { notify } from '../notifications/notify.ts'
import type { Command } from './match.ts'
import { openShortcuts } from './paletteState.ts'
import { settingsCommands } from './settingsCommands.ts'
import { paletteTexts as texts } from './texts.ts'
import { type ReadCommands, useReadCommands } from './useReadCommands.ts'

/** Everything this user can do from the palette right now. Leaves out anything that couldn't be loaded. */
export function useCommands(): { commands: readonly Command[]; state: ReadCommands['state'] } {
  const account = useAccount()
  const audience: Audience = account.status === 'signed_in' ? account.me.subscriptionTier : null
  const domain = useDomain() ?? usualDomain
  const { resume, found, state } = useReadCommands(audience !== null, domain)
  const appearance = useAppearance()
  const switches = useSwitches(domain)
  const commands: Command[] = [
    ...resume,
    ...pagesFor(audience, domain),
    ...(audience === null ? [] : settingsCommands),
    ...found,
    ...appearance,
    ...(audience === null ? [] : switches),
    {
      id: 'shortcuts',
      group: texts.groups.act,
      label: texts.shortcuts,
      keywords: 'keys help ?',
      first: true,
      run: openShortcuts,
    },
    ...(audience === null ? [] : [signOutCommand]),
  ]
  return { commands, state }
}

function pagesFor(audience: Audience, domain: ContentDomain): readonly Command[] {
  const command = (first: boolean) => (entry: Entry) => pageCommand(entry, first)
  return [
    ...mainEntries(audience, '/', domain).map(command(true)),
    ...adminEntries(audience).map(command(false)),
    ...(audience === null ? accountEntries.map(command(true)) : []),
    ...moreEntries(audience, domain).map(command(false)),
    ...footerEntries.map(command(false)),
    command(false)({ label: texts.home, to: '/' }),
  ].filter(({ id }, at, all) => all.findIndex((other) => other.id === id) === at)
}

/**
 * Command that opens a page. Also matches text in the page's head, because the navigation may lack a word such as
 * `resume`.
 */
function pageCommand({ label, to }: Entry, first: boolean): Command {
  const head = pageHeads.find(({ path }) => path === to)
  return {
    ...{ id: to, group: texts.groups.pages, label, to, first },
    keywords: head === undefined ? '' : `${head.title} ${head.description}`,
  }
}

/** Switching to another domain. */
function useSwitches(domain: ContentDomain): readonly Command[] {
  const change = useDomainChange()
  return contentDomains
    .filter((each) => each !== domain)
    .map((each) => ({
      ...{ id: `domain ${each}`, group: texts.groups.act, label: domainTexts.switchTo(domainTexts.names[each]) },
      keywords: 'domain study prepare',
      run: () => {
        change(each).catch((error: unknown) =>
          notify({ id: 'domain', kind: 'bad', title: domainTexts.notSaved, body: sentenceOf(error) }),
        )
      },
    }))
}

function useAppearance(): readonly Command[] {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return colourSchemes
    .filter(({ value }) => value !== colorScheme)
    .map(({ value, label }) => ({
      ...{ id: `appearance ${value}`, group: texts.groups.act, label: texts.appearance(label), first: true },
      keywords: 'theme colour mode',
      run: () => setColorScheme(value),
    }))
}

const signOutCommand: Command = {
  ...{ id: 'sign-out', group: texts.groups.act, label: texts.signOut, keywords: 'log out leave', first: true },
  run: () => {
    signOut().then(
      // A full page load, so that none of the user's data stays in memory.
      () => location.assign('/'),
      () => notify({ id: 'sign-out', kind: 'bad', ...texts.signOutFailed }),
    )
  },
}
