import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { Call, CallView } from './call.ts'

export const CallContext = createContext<Call | null>(null)

/** The call of this page; null if there is nobody to call. */
export const useCall = (): Call | null => useContext(CallContext)

/** A part of the call's state; the component renders again only when that part changes. */
export const useCallView = <T>(call: Call, selector: (view: CallView) => T): T => useStore(call.store, selector)
