import { sessionListSchema, sessionPaths, urlOf } from '@greenroom/shared/wire'
import { useMantineColorScheme } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { signOut, useAccount } from '../../data/account.ts'
import { get } from '../../data/api.ts'
import { useCompanies } from '../../data/companies.ts'
import { addressOfSession, isInterview, sessionLine } from '../../data/sessionKinds.ts'
import { colourSchemes } from '../../ui/appearance/colourScheme.ts'
import { pageHeads } from '../head.ts'
import {
  type Audience,
  accountEntries,
  type Entry,
  footerEntries,
  mainEntries,
  moreEntries,
} from '../navigation/entries.ts'
import { notify } from '../notifications/notify.ts'
import type { Command } from './match.ts'
import { openShortcuts } from './paletteState.ts'
import { paletteTexts as texts } from './texts.ts'

const recentlyReadMs = 30_000

/** Everything the palette can do for who is here now. What could not be read is left out. */
export function useCommands(): readonly Command[] {
  const account = useAccount()
  const audience: Audience = account.status === 'signed_in' ? account.me.subscriptionTier : null
  const unfinished = useUnfinished(audience !== null)
  const companies = useCompanyCommands()
  const appearance = useAppearance()
  return [
    ...unfinished,
    ...pagesFor(audience),
    ...companies,
    ...appearance,
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
}

function pagesFor(audience: Audience): readonly Command[] {
  const command = (first: boolean) => (entry: Entry) => pageCommand(entry, first)
  return [
    ...mainEntries(audience).map(command(true)),
    ...(audience === null ? accountEntries.map(command(true)) : []),
    ...moreEntries(audience).map(command(false)),
    ...footerEntries.map(command(false)),
    command(false)({ label: texts.home, to: '/' }),
  ].filter(({ id }, at, all) => all.findIndex((other) => other.id === id) === at)
}

/** A page is found by the words of its head as well: `resume` may not stand in the navigation. */
function pageCommand({ label, to }: Entry, first: boolean): Command {
  const head = pageHeads.find(({ path }) => path === to)
  return {
    ...{ id: to, group: texts.groups.pages, label, to, first },
    keywords: head === undefined ? '' : `${head.title} ${head.description}`,
  }
}

function useUnfinished(signedIn: boolean): readonly Command[] {
  const { data } = useQuery({
    queryKey: ['palette', 'sessions'],
    queryFn: ({ signal }) => get(urlOf(sessionPaths.sessions, {}, { limit: 10 }), sessionListSchema, { signal }),
    enabled: signedIn,
    staleTime: recentlyReadMs,
  })
  const open = (data?.sessions ?? []).filter(({ phase }) => phase === 'IN_PROGRESS')
  // Practice stays open for good: of all that was ever begun one is enough here.
  const lastPractised = open.find((session) => !isInterview(session))
  return open
    .filter((session) => isInterview(session) || session === lastPractised)
    .map((session) => ({
      ...{ id: session.sessionId, group: texts.groups.goOn, first: true },
      ...(isInterview(session)
        ? { label: texts.goOn, hint: sessionLine(session) }
        : { label: texts.goOnPractising(session.title), hint: texts.practice }),
      to: addressOfSession(session),
    }))
}

function useCompanyCommands(): readonly Command[] {
  const { data: companies } = useCompanies()
  return (companies ?? []).map(({ slug, name }) => ({
    ...{ id: `company ${slug}`, group: texts.groups.companies, label: name, hint: texts.companyHint },
    keywords: 'interview company',
    to: `/app/interviewSelection?company=${encodeURIComponent(slug)}`,
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
      // A page of its own, from the server: nothing that was read for the user stays in memory.
      () => location.assign('/'),
      () => notify({ id: 'sign-out', kind: 'bad', ...texts.signOutFailed }),
    )
  },
}
