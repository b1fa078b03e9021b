import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { Call, CallView } from './call.ts'

export const CallContext = createContext<Call | null>(null)

/** This page's call; null if there is nobody to call. */
export const useCall = (): Call | null => useContext(CallContext)

/** Selects part of the call's state; the component re-renders only when that part changes. */
export const useCallView = <T>(call: Call, selector: (view: CallView) => T): T => useStore(call.store, selector)
