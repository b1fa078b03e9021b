import { useSessionStorage } from '@mantine/hooks'
import { IconAdjustmentsHorizontal, IconBolt, IconBulb, IconNotes } from '@tabler/icons-react'
import { useRoom } from '../../../parts/room/roomContext.ts'
import { roomTexts as texts } from '../../../parts/room/texts.ts'

const allTabs = ['notes', 'coach', 'powerUps', 'settings'] as const
export type ToolTab = (typeof allTabs)[number]

/** Visitors don't get the coach or power-ups, since both need an account. */
const trialTabs: readonly ToolTab[] = ['notes', 'settings']

/** Power-ups are only for interviews with the AI: a human interviewer doesn't sell help. */
const tabsWithPerson: readonly ToolTab[] = ['notes', 'coach', 'settings']

/** This session's tools, in order. */
export const useToolTabs = (): readonly ToolTab[] =>
  useRoom(({ state }) => (state?.trial ? trialTabs : state?.control === 'human' ? tabsWithPerson : allTabs))

export const toolLabels: Record<ToolTab, string> = {
  coach: texts.coach,
  powerUps: texts.powerUps,
  notes: texts.notes,
  settings: texts.settings,
}

export const toolIcons = {
  coach: IconBulb,
  powerUps: IconBolt,
  notes: IconNotes,
  settings: IconAdjustmentsHorizontal,
} as const satisfies Record<ToolTab, unknown>

export type ToolsState = { isOpen: boolean; tab: ToolTab }

const closed: ToolsState = { isOpen: false, tab: 'coach' }

function read(text: string | undefined): ToolsState {
  if (text === undefined) return closed
  const [isOpen, name] = text.split(' ')
  return { isOpen: isOpen === 'open', tab: allTabs.find((each) => each === name) ?? 'coach' }
}

/** The open tool, remembered for this session and browser tab. */
export const useTools = (sessionId: string) =>
  useSessionStorage<ToolsState>({
    key: `greenroom:tools:${sessionId}`,
    defaultValue: closed,
    serialize: ({ isOpen, tab }) => `${isOpen ? 'open' : 'closed'} ${tab}`,
    deserialize: read,
    getInitialValueInEffect: false,
  })
