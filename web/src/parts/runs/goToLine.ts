import { createContext, useContext } from 'react'

/** Shows a line of the code in the editor; null where there is no editor to show it in. */
export const GoToLine = createContext<((line: number) => void) | null>(null)

export const useGoToLine = (): ((line: number) => void) | null => useContext(GoToLine)
