import { createContext, useContext } from 'react'

/** The editor in which a line of the code can be shown, and how many lines it has: what runs behind them is nowhere to go to. */
export type LinesInEditor = { count: number; goTo: (line: number) => void }

/** Null where there is no editor to show a line in. */
export const GoToLine = createContext<LinesInEditor | null>(null)

export const useGoToLine = (): LinesInEditor | null => useContext(GoToLine)
