import { createContext, useContext } from 'react'

/** The editor that can show a line of the code, and its number of lines: a line of the code behind it can't be shown. */
export type LinesInEditor = { count: number; goTo: (line: number) => void }

/** Null if there is no editor to show a line in. */
export const GoToLine = createContext<LinesInEditor | null>(null)

export const useGoToLine = (): LinesInEditor | null => useContext(GoToLine)
