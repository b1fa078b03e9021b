import { createContext, useContext } from 'react'

/**
 * An editor that can show a line, with its number of lines. It can't show lines of the hidden code around the
 * candidate's.
 */
export type LinesInEditor = { count: number; goTo: (line: number) => void }

/** Null if there is no editor to show a line in. */
export const GoToLine = createContext<LinesInEditor | null>(null)

export const useGoToLine = (): LinesInEditor | null => useContext(GoToLine)
