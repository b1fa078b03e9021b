import { createContext, useContext } from 'react'

/** An editor that can show a line, and its number of lines. Lines of the hidden code around it can't be shown. */
export type LinesInEditor = { count: number; goTo: (line: number) => void }

/** Null if there is no editor to show a line in. */
export const GoToLine = createContext<LinesInEditor | null>(null)

export const useGoToLine = (): LinesInEditor | null => useContext(GoToLine)
