import { sectionId } from '../../features/settings/sectionId.ts'
import { settingsTexts } from '../../features/settings/texts.ts'
import type { Command } from './match.ts'
import { paletteTexts as texts } from './texts.ts'

const settings = '/app/settings'

/** The settings page's sections, each with words to find its settings by. */
const sections = [
  { title: settingsTexts.account, keywords: 'name email address' },
  { title: settingsTexts.security, keywords: 'password passkey second factor two-factor code signed in devices' },
  { title: settingsTexts.interviews, keywords: 'extra time language model' },
  { title: settingsTexts.appearance, keywords: 'theme dark light colour text size font tab width' },
] as const

/** The settings page and its sections. */
export const settingsCommands: readonly Command[] = [
  { id: settings, group: texts.groups.settings, label: settingsTexts.title, to: settings },
  ...sections.map(({ title, keywords }) => ({
    ...{ id: `settings ${title}`, group: texts.groups.settings, label: title, hint: settingsTexts.title },
    ...{ keywords, to: `${settings}#${sectionId(title)}` },
  })),
]
